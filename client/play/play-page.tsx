import "./play.css";
import { useEffect, useState } from "preact/hooks";
import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { InboxSection } from "../inbox/inbox-section.tsx";
import type { Head } from "../local/shelf.ts";
import { listenForSteps } from "../local/tabs/steps.ts";
import { type ListedMatch, waitsForYou } from "../match-list/listed-match.ts";
import { inbox, listed, problem, refresh } from "../match-list/match-list.ts";
import { TopBar } from "../navigation/top-bar.tsx";
import { Page } from "../ui/page.tsx";
import { Problem } from "../ui/problem.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { JoinForm } from "./join-form.tsx";
import { listLocal, withLocal } from "./local-matches.ts";
import { MatchList } from "./match-list.tsx";
import { NewGame } from "./new-game.tsx";

export function PlayPage() {
  const { play } = t();
  const known = listed.value;
  const failed = problem.value;
  const local = useLocalMatches();
  useEffect(() => {
    void refresh();
  }, []);

  const list = withLocal(known, local);
  const note = list.matches.length > 0 ? noteOf(list.matches) : null;
  return (
    <Page title={APP_NAME} class="play-page">
      <TopBar {...(note === null ? {} : { note })} />
      {known === null && failed === null && list.matches.length === 0 && <Skeleton kind="list" />}
      {failed !== null && failed !== "offline" && <Problem code={failed} onAgain={refresh} />}
      {failed === "unreachable" && <p class="hint">{play.worksOffline}</p>}
      {failed === "offline" && (
        <p class="hint" role="status">
          {play.offline}
        </p>
      )}
      <InboxSection items={inbox.value} now={list.now} />
      <MatchList list={list} onAgain={refresh} />
      <NewGame />
      <JoinForm />
      {/* Shown early: a guest cannot get a lost cookie back. */}
      {known !== null && known.matches.length > 0 && <p class="hint guest-note">{play.guestNote}</p>}
    </Page>
  );
}

/** The local matches now, and after every step in this page or another. */
function useLocalMatches(): readonly Head[] {
  const [heads, setHeads] = useState<readonly Head[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const found = await listLocal();
      if (!gone) setHeads(found);
    };
    void look();
    const stopHearing = listenForSteps(look);
    return () => {
      gone = true;
      stopHearing();
    };
  }, []);
  return heads;
}

/** The number of matches that wait for the player, otherwise of those that go on. */
function noteOf(matches: readonly ListedMatch[]): string | null {
  const { play } = t();
  const waiting = matches.filter(waitsForYou).length;
  if (waiting > 0) return play.waitingMatches(waiting);
  const live = matches.filter(({ status }) => status === "live").length;
  return live > 0 ? play.liveMatches(live) : null;
}
