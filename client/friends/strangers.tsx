import { useState } from "preact/hooks";
import type { FriendChange, ShownPlayer } from "../../shared/protocol/friends.ts";
import type { Whom } from "../../shared/protocol/whom.ts";
import { opponentsIn } from "../challenge/opponents.ts";
import { t } from "../i18n/index.ts";
import { listed } from "../match-list/match-list.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Confirm } from "../ui/confirm.tsx";

interface StrangersProps {
  readonly settled: readonly ShownPlayer[];
  readonly busy: boolean;
  readonly onAct: (whom: Whom, does: FriendChange["does"]) => void;
}

/** Recent opponents without a relation to the user. */
export function Strangers({ settled, busy, onAct }: StrangersProps) {
  const { friends } = t();
  const [blocking, setBlocking] = useState<{ readonly name: string; readonly whom: Whom } | null>(null);
  const strangers = opponentsIn(listed.value?.matches ?? []).filter(
    ({ name, colour }) => !settled.some((one) => one.name === name && one.colour === colour),
  );
  if (strangers.length === 0) return null;
  return (
    <section aria-labelledby="played-with">
      <h2 id="played-with">{friends.playedWith}</h2>
      <ul class="card people-list">
        {strangers.map(({ name, colour, whom }) => (
          <li key={`${colour} ${name}`} class="person-row">
            <Avatar name={name} colour={colour} />
            <b class="person-name">
              <bdi>{name}</bdi>
            </b>
            <span class="person-deeds">
              <button
                type="button"
                class="button primary"
                disabled={busy}
                aria-label={friends.askOf(name)}
                onClick={() => onAct(whom, "ask")}
              >
                {friends.ask}
              </button>
              <button
                type="button"
                class="button"
                disabled={busy}
                aria-label={friends.blockOf(name)}
                onClick={() => setBlocking({ name, whom })}
              >
                {friends.block}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {blocking !== null && (
        <Confirm
          title={friends.blockTitle(blocking.name)}
          act={friends.block}
          danger
          onAct={() => onAct(blocking.whom, "block")}
          onClose={() => setBlocking(null)}
        >
          <p>{friends.blockBody}</p>
        </Confirm>
      )}
    </section>
  );
}
