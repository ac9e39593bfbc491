import { useState } from "preact/hooks";
import type { FriendChange, ShownPlayer } from "../../shared/protocol/friends.ts";
import { friendKey } from "../../shared/protocol/news.ts";
import { nextChallenge } from "../challenge/next-challenge.ts";
import { t } from "../i18n/index.ts";
import { isHere } from "../match-list/presence.ts";
import { HOME, useNavigate } from "../navigation/navigate.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Confirm } from "../ui/confirm.tsx";

export type RowKind = "friend" | "request" | "asked" | "blocked" | "found";
type Deed = FriendChange["does"];

interface FriendRowProps {
  readonly kind: RowKind;
  readonly player: ShownPlayer;
  readonly busy: boolean;
  readonly onAct: (does: Deed) => void;
}

/** One player and the actions for them. Ending a relation asks first. */
export function FriendRow({ kind, player, busy, onAct }: FriendRowProps) {
  const { friends } = t();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"part" | "block" | null>(null);
  const { name, code, colour } = player;

  function challenge() {
    nextChallenge.value = { name, whom: { code }, terms: null };
    navigate(HOME);
  }
  const button = (text: string, label: string, act: () => void, primary = false) => (
    <button type="button" class={primary ? "button primary" : "button"} disabled={busy} aria-label={label} onClick={act}>
      {text}
    </button>
  );

  return (
    <li class="person-row">
      <Avatar name={name} colour={colour} />
      <span class="person-name">
        <b>
          <bdi>{name}</bdi>
          {kind === "friend" && isHere(friendKey(code), 0) && (
            <span class="presence here" title={t().match.near}>
              <span class="unseen">{t().match.near}</span>
            </span>
          )}
        </b>
        {/* Several players may have one name. */}
        <span class="hint">{code}</span>
      </span>
      <span class="person-deeds">
        {kind === "friend" && (
          <>
            {button(friends.challenge, friends.challengeOf(name), challenge, true)}
            {button(friends.remove, friends.removeOf(name), () => setAsking("part"))}
            {button(friends.block, friends.blockOf(name), () => setAsking("block"))}
          </>
        )}
        {kind === "request" && (
          <>
            {button(friends.accept, friends.acceptOf(name), () => onAct("accept"), true)}
            {button(friends.decline, friends.declineOf(name), () => onAct("part"))}
            {button(friends.block, friends.blockOf(name), () => setAsking("block"))}
          </>
        )}
        {kind === "asked" && button(friends.takeBack, friends.takeBackOf(name), () => onAct("part"))}
        {kind === "blocked" && button(friends.unblock, friends.unblockOf(name), () => onAct("unblock"))}
        {kind === "found" && (
          <>
            {button(friends.ask, friends.askOf(name), () => onAct("ask"), true)}
            {button(friends.block, friends.blockOf(name), () => setAsking("block"))}
          </>
        )}
      </span>
      {asking !== null && (
        <Confirm
          title={asking === "part" ? friends.removeTitle(name) : friends.blockTitle(name)}
          act={asking === "part" ? friends.remove : friends.block}
          danger
          onAct={() => onAct(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{asking === "part" ? friends.removeBody : friends.blockBody}</p>
        </Confirm>
      )}
    </li>
  );
}
