import "./names-form.css";
import { useId, useState } from "preact/hooks";
import type { ExpressMatchView } from "../../shared/protocol/express.ts";
import { LONGEST_NAME, MOST_NAME_LETTERS, MOST_NAMES } from "../../shared/protocol/express.ts";
import { t } from "../i18n/index.ts";
import { AlertIcon } from "../icons/index.ts";
import type { ExpressStore } from "../match/connection/kinds.ts";
import { readWords } from "../options/chosen-options.ts";

interface NamesFormProps {
  readonly store: ExpressStore;
  readonly match: ExpressMatchView;
}

/** The names that count as words (P-20). Any player proposes them, and all agree by pressing Ready. */
export function NamesForm({ store, match }: NamesFormProps) {
  const { app, express } = t();
  const names = match.options.names ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const [field, help] = [useId(), useId()];
  const wanted = readWords(typed ?? "");
  const fault = faultOf(wanted);

  function propose(event: Event): void {
    event.preventDefault();
    if (fault !== null) return;
    void store.send({ type: "names", names: [...wanted] });
    setTyped(null);
  }

  return (
    <section class="card names-card" aria-label={express.names}>
      <h2>{express.names}</h2>
      <p class="hint">{express.english}</p>
      <p class={names.length === 0 ? "hint" : "names-agreed"} role="status">
        {names.length === 0 ? express.namesNone : names.join(", ")}
      </p>
      {typed === null ? (
        <button type="button" class="button" onClick={() => setTyped(names.join(" "))}>
          {express.namesChange}
        </button>
      ) : (
        <form onSubmit={propose}>
          <label class="unseen" for={field}>
            {express.names}
          </label>
          <textarea
            id={field}
            rows={3}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
            autoCapitalize="words"
            spellcheck={false}
            aria-describedby={help}
            aria-invalid={fault !== null}
          />
          <p id={help} class={fault === null ? "hint" : "field-error"} role={fault === null ? undefined : "alert"}>
            {fault === null ? (
              express.namesHelp(MOST_NAMES)
            ) : (
              <>
                <AlertIcon />
                {fault}
              </>
            )}
          </p>
          <div class="names-actions">
            <button type="button" class="button" onClick={() => setTyped(null)}>
              {app.cancel}
            </button>
            <button type="submit" class="button primary" disabled={fault !== null}>
              {express.namesPropose}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

const isName = (name: string): boolean => new RegExp(`^\\p{Lu}{2,${LONGEST_NAME}}$`, "u").test(name);

function faultOf(names: readonly string[]): string | null {
  const { express } = t();
  const wrong = names.find((name) => !isName(name));
  if (wrong !== undefined) return express.namesWrong(wrong);
  return names.length > MOST_NAMES || names.join("").length > MOST_NAME_LETTERS ? express.namesMany : null;
}
