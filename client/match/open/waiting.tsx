import { useState } from "preact/hooks";
import type { MatchView } from "../../../shared/protocol/match-view.types.ts";
import { closeMatch, getMatch } from "../../api/matches.ts";
import type { ApiErrorCode } from "../../api/request.ts";
import { HOME, useNavigate } from "../../app/navigate.ts";
import { TopBar } from "../../app/top-bar.tsx";
import { APP_NAME, GAME_NAMES } from "../../i18n/game-names.ts";
import { locale, t } from "../../i18n/index.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Page } from "../../ui/page.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Invitation } from "./invitation.tsx";

/** A match with a free seat, as its creator sees it. It turns into the match by itself when the seat is taken. */
export function Waiting({ match }: { readonly match: MatchView }) {
  const { app, play } = t();
  const navigate = useNavigate();
  const asked = useAnswer(() => getMatch(match.id), match.id);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);

  async function close() {
    const closed = await closeMatch(match.id);
    if (closed.ok) navigate(HOME, true);
    else setProblem(closed.code);
  }

  return (
    <Page title={`${play.waiting} – ${APP_NAME}`}>
      <TopBar />
      <section class="middle">
        <h1>{play.waiting}</h1>
        <p class="hint">{match.format === "blitz" ? play.waitingBlitz : play.waitingHelp}</p>
        <div class="card waiting-card">
          <p class="label">
            {app.game(GAME_NAMES[match.ruleset], app.format[match.format].name)}, {app.lexicon[match.lexicon]}
          </p>
          {asked.state === "waiting" && <Skeleton kind="list" />}
          {asked.state === "failed" && <Problem code={asked.code} onAgain={asked.again} />}
          {asked.state === "known" && <Invitation ruleset={match.ruleset} code={asked.value.code} link={asked.value.link} />}
          {match.expiresAt !== null && <p class="hint">{play.expires(until(match.expiresAt, match.format === "blitz"))}</p>}
        </div>
        <button type="button" class="button" onClick={close}>
          {play.closeMatch}
        </button>
        {problem !== null && <Problem code={problem} />}
      </section>
    </Page>
  );
}

/** A Blitz invitation ends today; a Casual one in days. */
function until(time: number, soon: boolean): string {
  const style = soon ? ({ timeStyle: "short" } as const) : ({ dateStyle: "full" } as const);
  return new Intl.DateTimeFormat(locale(), style).format(time);
}
