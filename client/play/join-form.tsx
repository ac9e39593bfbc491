import { useState } from "preact/hooks";
import { CODE_LETTERS, ROOM_CODE_LENGTH, tidyCode } from "../../shared/protocol/http.ts";
import { enterCode } from "../api/matches.ts";
import { t } from "../i18n/index.ts";
import { matchPath, useNavigate } from "../navigation/navigate.ts";
import { SentField } from "../ui/sent-field.tsx";

const looksRight = (code: string): boolean =>
  code.length === ROOM_CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter));

/** A typed room code. It gives the right to the free seat. */
export function JoinForm() {
  const { errors, play } = t();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function join(event: Event) {
    event.preventDefault();
    const code = tidyCode(typed);
    if (!looksRight(code)) return setError(play.badCode);
    setBusy(true);
    setError(null);
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
      <SentField
        label={play.joinHelp}
        explained
        value={typed}
        onInput={(code) => {
          setTyped(code);
          setError(null);
        }}
        code={{ placeholder: "······" }}
        maxLength={12}
        button={play.joinButton}
        busy={busy}
        fault={error}
      />
    </form>
  );
}
