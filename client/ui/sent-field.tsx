import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { AlertIcon } from "../icons/index.ts";

interface SentFieldProps {
  readonly label: ComponentChildren;
  /** The label is an explanation and looks like one. */
  readonly explained?: boolean;
  readonly value: string;
  readonly onInput: (typed: string) => void;
  readonly maxLength: number;
  /** A code, in large capitals. */
  readonly code?: { readonly placeholder: string };
  readonly button: ComponentChildren;
  readonly busy: boolean;
  /** The error in the text; null if there is none. */
  readonly fault: string | null;
  /** Shown while there is no error. */
  readonly help?: string;
}

/** Keeps the caret, which moves to the end when the value is set. A link stays as it is: its token has small letters. */
function capitalise(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  if (value.includes("/")) return;
  const capitals = value.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (capitals === value) return;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** A line of text in a form, with the button that sends it beside it, and what is wrong below. */
export function SentField({
  label,
  explained = false,
  value,
  onInput,
  maxLength,
  code,
  button,
  busy,
  fault,
  help,
}: SentFieldProps) {
  const [field, message] = [useId(), useId()];
  return (
    <>
      <label class={explained ? "hint" : "label"} for={field}>
        {label}
      </label>
      <div class="field-row">
        <input
          id={field}
          class={code === undefined ? "text-field" : "text-field code-field"}
          value={value}
          onInput={({ currentTarget, isComposing }) => {
            if (code !== undefined && !isComposing) capitalise(currentTarget);
            onInput(currentTarget.value);
          }}
          maxLength={maxLength}
          placeholder={code?.placeholder}
          autoComplete="off"
          autoCapitalize={code === undefined ? undefined : "characters"}
          spellcheck={false}
          aria-describedby={message}
          aria-invalid={fault !== null}
        />
        <button type="submit" class="button" disabled={busy}>
          {button}
        </button>
      </div>
      {fault === null && help !== undefined ? (
        <p id={message} class="hint">
          {help}
        </p>
      ) : (
        <p id={message} class="field-error" role="alert">
          {fault !== null && (
            <>
              <AlertIcon />
              {fault}
            </>
          )}
        </p>
      )}
    </>
  );
}
