import { useId, useState } from "preact/hooks";
import { CODE_LETTERS, ROOM_CODE_LENGTH, tidyCode } from "../../shared/protocol/http.ts";
import { enterCode } from "../api/matches.ts";
import { matchPath, useNavigate } from "../app/navigate.ts";
import { t } from "../i18n/index.ts";
import { AlertIcon } from "../icons/index.ts";

const looksRight = (code: string): boolean =>
  code.length === ROOM_CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter));

/** A room code, typed: it gives the right to the free seat. */
export function JoinForm() {
  const { errors, play } = t();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const [field, message] = [useId(), useId()];

  async function join(event: Event) {
    event.preventDefault();
    const code = tidyCode(typed);
    if (!looksRight(code)) return setError(play.badCode);
    setBusy(true);
    setError("");
    const entered = await enterCode(code);
    setBusy(false);
    if (entered.ok) return navigate(matchPath(entered.value.match));
    if (entered.code === "no-such-invite") setError(play.deadCode);
    else if (entered.code === "too-many") setError(play.tooManyCodes);
    else setError(errors[entered.code]);
  }

  return (
    <form class="join" onSubmit={join} noValidate>
      <h2>{play.join}</h2>
      <label class="hint" for={field}>
        {play.joinHelp}
      </label>
      <div class="join-row">
        <input
          id={field}
          class="text-field code-field"
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value.toUpperCase());
            setError("");
          }}
          placeholder="······"
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          aria-describedby={message}
          aria-invalid={error !== ""}
        />
        <button type="submit" class="button" disabled={busy}>
          {play.joinButton}
        </button>
      </div>
      <p id={message} class="field-error" role="alert">
        {error !== "" && (
          <>
            <AlertIcon />
            {error}
          </>
        )}
      </p>
    </form>
  );
}
