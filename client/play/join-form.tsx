import { useState } from "preact/hooks";
import { ROOM_CODE_LENGTH } from "../../shared/protocol/http.ts";
import { readCode, readInviteLink } from "../../shared/protocol/typed-code.ts";
import { enterCode } from "../api/matches.ts";
import { t } from "../i18n/index.ts";
import { matchPath, useNavigate } from "../navigation/navigate.ts";
import { SentField } from "../ui/sent-field.tsx";

/** A message with a code or link in it. */
const MAX_PASTED = 500;

/** Joins by a room code or an invite link, typed or pasted. */
export function JoinForm() {
  const { errors, play } = t();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function join(event: Event) {
    event.preventDefault();
    const link = readInviteLink(typed);
    if (link !== null) return navigate(`/i/${link}`);
    const code = readCode(typed, ROOM_CODE_LENGTH);
    if (code === null) return setError(play.badCode);
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
        maxLength={MAX_PASTED}
        button={play.joinButton}
        busy={busy}
        fault={error}
      />
    </form>
  );
}
