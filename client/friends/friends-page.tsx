import "./friends.css";
import { useState } from "preact/hooks";
import { type FriendChange, type FriendsAnswer, REACHABLE, type ShownPlayer } from "../../shared/protocol/friends.ts";
import type { Whom } from "../../shared/protocol/whom.ts";
import { changeFriend, changeReachable, getFriends } from "../api/friends.ts";
import type { ApiAnswer, ApiErrorCode } from "../api/request.ts";
import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { refresh } from "../match-list/match-list.ts";
import { TopBar } from "../navigation/top-bar.tsx";
import { useAnswer } from "../ui/answer.ts";
import { Page } from "../ui/page.tsx";
import { Problem } from "../ui/problem.tsx";
import { Segments } from "../ui/segments.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { FindForm } from "./find-form.tsx";
import { FriendRow, type RowKind } from "./friend-row.tsx";
import { Strangers } from "./strangers.tsx";

/** Friends, requests and blocked players. */
export function FriendsPage() {
  const { friends } = t();
  const asked = useAnswer(getFriends, "friends");
  return (
    <Page title={`${friends.title} – ${APP_NAME}`} class="friends">
      <TopBar />
      <h1>{friends.title}</h1>
      {asked.state === "waiting" && <Skeleton kind="list" />}
      {asked.state === "failed" && asked.code !== "no-session" && <Problem code={asked.code} onAgain={asked.again} />}
      {asked.state === "failed" && asked.code === "no-session" && <Friends known={NOBODY} />}
      {asked.state === "known" && <Friends known={asked.value} />}
    </Page>
  );
}

/** The answer for a user who is no player yet. The first request makes them one. */
const NOBODY: FriendsAnswer = { friends: [], requests: [], asked: [], blocked: [], reachable: "anyone" };

function Friends({ known }: { readonly known: FriendsAnswer }) {
  const { friends: texts } = t();
  const [now, setNow] = useState(known);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);
  const [said, setSaid] = useState("");

  async function take(work: Promise<ApiAnswer<FriendsAnswer>>): Promise<void> {
    setBusy(true);
    setProblem(null);
    setSaid("");
    const answer = await work;
    setBusy(false);
    if (answer.ok) setNow(answer.value);
    else if (answer.code === "too-many") setSaid(texts.enough);
    else setProblem(answer.code);
    // The inbox on the Play tab has changed as well.
    void refresh();
  }
  const act = (whom: Whom, does: FriendChange["does"]) => take(changeFriend({ whom, does }));
  const group = (kind: RowKind, title: string, players: readonly ShownPlayer[]) =>
    players.length > 0 && (
      <section aria-labelledby={kind}>
        <h2 id={kind}>{title}</h2>
        <ul class="card people-list">
          {players.map((player) => (
            <FriendRow
              key={player.code}
              kind={kind}
              player={player}
              busy={busy}
              onAct={(does) => act({ code: player.code }, does)}
            />
          ))}
        </ul>
      </section>
    );
  const settled = [...now.friends, ...now.requests, ...now.asked, ...now.blocked];

  return (
    <>
      {problem !== null && <Problem code={problem} />}
      <p class="field-error" role="alert">
        {said}
      </p>
      {group("request", texts.requests, now.requests)}
      {now.friends.length === 0 ? <p class="hint">{texts.none}</p> : group("friend", texts.title, now.friends)}
      <FindForm settled={settled} busy={busy} onAct={(code, does) => act({ code }, does)} />
      {group("asked", texts.asked, now.asked)}
      <Strangers settled={settled} busy={busy} onAct={act} />
      {group("blocked", texts.blocked, now.blocked)}
      {known !== NOBODY && (
        <Segments
          label={texts.reachable}
          name="reachable"
          value={now.reachable}
          options={REACHABLE.map((value) => ({ value, label: texts.reach[value] }))}
          onChange={(reachable) => take(changeReachable(reachable))}
        />
      )}
    </>
  );
}
