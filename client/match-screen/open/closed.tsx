import type { ClosedMatch } from "../../../shared/protocol/match-view.types.ts";
import { APP_NAME } from "../../i18n/game-names.ts";
import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { HOME } from "../../navigation/navigate.ts";
import { TopBar } from "../../navigation/top-bar.tsx";
import { Page } from "../../ui/page.tsx";

interface ClosedProps {
  readonly match: Pick<ClosedMatch, "reason" | "taken">;
  readonly names: Names;
}

/**
 * A match that never started: somebody did not come or was not ready in time, its creator withdrew it, or the challenge was
 * declined.
 */
export function Closed({ match, names }: ClosedProps) {
  const { app, play } = t();
  return (
    <Page title={`${play.closed} – ${APP_NAME}`}>
      <TopBar />
      <section class="middle">
        <h1>{play.closed}</h1>
        <p class="hint">{why(match, names)}</p>
        <a class="button primary" href={HOME}>
          {app.home}
        </a>
      </section>
    </Page>
  );
}

/** The creator has seat 0. */
const MAKER = 0;

function why({ reason, taken }: ClosedProps["match"], names: Names): string {
  const { challenge, play } = t();
  if (reason === "declined") return challenge.declined;
  if (reason === "closed") return names.isYou(MAKER) ? play.closedByYou : play.closedBy(names.of(MAKER));
  if (taken.every(Boolean)) return play.closedLobby;
  return taken.length > 2 ? play.closedSeats : play.closedSeat;
}
