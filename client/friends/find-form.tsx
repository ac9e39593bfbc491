import { useState } from "preact/hooks";
import type { FriendChange, ShownPlayer } from "../../shared/protocol/friends.ts";
import { findPlayers } from "../api/friends.ts";
import { t } from "../i18n/index.ts";
import { SentField } from "../ui/sent-field.tsx";
import { FriendRow } from "./friend-row.tsx";

interface FindFormProps {
  /** The players who have a relation to the user already. */
  readonly settled: readonly ShownPlayer[];
  readonly busy: boolean;
  readonly onAct: (code: string, does: FriendChange["does"]) => void;
}

/** Finds players by name or code: all with exactly this name, since several may have it. */
export function FindForm({ settled, busy, onAct }: FindFormProps) {
  const { errors, friends } = t();
  const [typed, setTyped] = useState("");
  const [looking, setLooking] = useState(false);
  const [found, setFound] = useState<readonly ShownPlayer[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const open = found.filter(({ code }) => !settled.some((one) => one.code === code));

  async function find(event: Event) {
    event.preventDefault();
    const who = typed.trim();
    if (who.length < 2) return setFault(friends.tooShort);
    setLooking(true);
    setFault(null);
    const answer = await findPlayers(who);
    setLooking(false);
    setFound(answer.ok ? answer.value.players : []);
    if (!answer.ok) setFault(answer.code === "too-many" ? friends.tooManyTries : errors[answer.code]);
    else if (answer.value.players.length === 0) setFault(friends.nobody);
  }

  return (
    <section>
      <form class="find" onSubmit={find} noValidate>
        <SentField
          label={friends.find}
          value={typed}
          onInput={(who) => {
            setTyped(who);
            setFault(null);
          }}
          maxLength={200}
          button={friends.findButton}
          busy={looking}
          fault={fault}
          help={friends.findHelp}
        />
      </form>
      {open.length > 0 && (
        <ul class="card people-list" aria-label={friends.found}>
          {open.map((player) => (
            <FriendRow key={player.code} kind="found" player={player} busy={busy} onAct={(does) => onAct(player.code, does)} />
          ))}
        </ul>
      )}
    </section>
  );
}
