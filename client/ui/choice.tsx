import { DownIcon } from "../icons/index.ts";

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A labelled select field. With one option it is plain text. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  if (options.length === 1) {
    return (
      <div class="choice">
        <small>{label}</small>
        <b>{options[0]?.label}</b>
      </div>
    );
  }
  return (
    <label class="choice">
      <small>{label}</small>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <DownIcon />
    </label>
  );
}
