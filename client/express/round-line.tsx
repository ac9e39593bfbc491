import "../match-screen/moves/last-line.css";
import type { ExpressGameView } from "../../shared/express/index.ts";
import { formats } from "../i18n/format.ts";
import { locale, t } from "../i18n/index.ts";
import { type ServerTime, useServerTime } from "../match/clock/server-time.ts";
import { LineEnd } from "../match-screen/moves/line-end.tsx";

interface RoundLineProps {
  readonly store: ServerTime;
  readonly game: ExpressGameView;
  readonly onMore: () => void;
}

/** The round and its clock, the number of tiles in the bag, and the menu button. */
export function RoundLine({ store, game, onMore }: RoundLineProps) {
  const { express } = t();
  return (
    <div class="last-line round-line">
      <b>{express.round(game.round)}</b>
      {game.stage === "playing" && game.until !== null && <RoundClock store={store} until={game.until} />}
      <LineEnd ruleset="express" bag={game.bag} onMore={onMore} />
    </div>
  );
}

const URGENT_UNDER = 30_000;

function RoundClock({ store, until }: { readonly store: ServerTime; readonly until: number }) {
  const left = Math.max(0, until - useServerTime(store, 250));
  const time = formats(locale()).countdown(left);
  return (
    <span class={left < URGENT_UNDER ? "turn-clock urgent" : "turn-clock"} role="timer" aria-label={t().match.timeLeft(time)}>
      {time}
    </span>
  );
}
