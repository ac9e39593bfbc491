interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
  readonly lang?: string;
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** True if the label is only for screen readers. */
  readonly quiet?: boolean;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A choice of few: radio buttons in a row, so that arrow keys and screen readers work. */
export function Segments<Value extends string>({ label, quiet, name, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset class="segments">
      <legend class={quiet ? "unseen" : "label"}>{label}</legend>
      <div class="segments-row">
        {options.map((option) => (
          <label key={option.value} class="segment" lang={option.lang}>
            <input
              type="radio"
              class="unseen"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.note !== undefined && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
