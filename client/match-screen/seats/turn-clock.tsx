import type { GameView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import { clockFace, sayClock } from "../../match/clock/clock-face.ts";
import { useServerTime } from "../../match/clock/server-time.ts";
import type { MatchSource } from "../../match/source.types.ts";

interface TurnClockProps {
  readonly store: Pick<MatchSource, "serverNow">;
  readonly game: GameView;
}

/** The time left of the current turn. The server's clock decides; this one only shows it. */
export function TurnClock({ store, game }: TurnClockProps) {
  const turn = { ...game, deadline: game.turnMs === null ? null : game.turnStartedAt + game.turnMs };
  const { every } = clockFace(turn, store.serverNow());
  const face = clockFace(turn, useServerTime(store, every));
  if (!face.shown) return null;
  const time = sayClock(face);
  return (
    <span class={face.urgent ? "turn-clock urgent" : "turn-clock"} role="timer" aria-label={t().match.timeLeft(time)}>
      {time}
    </span>
  );
}
