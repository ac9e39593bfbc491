import type { GameView } from "../../../shared/rules/view.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { clockFace } from "../clock/clock-face.ts";
import { useServerTime } from "../clock/server-time.ts";
import type { MatchStore } from "../connection/match-store.ts";

interface TurnClockProps {
  readonly store: Pick<MatchStore, "serverNow">;
  readonly game: GameView;
}

/** How long whoever is to move has left. The server's clock decides; this one only shows it. */
export function TurnClock({ store, game }: TurnClockProps) {
  const { every } = clockFace(game, store.serverNow());
  const { left, shown, urgent } = clockFace(game, useServerTime(store, every));
  if (!shown) return null;
  const time = formats(locale()).countdown(left);
  return (
    <span class={urgent ? "turn-clock urgent" : "turn-clock"} role="timer" aria-label={t().match.timeLeft(time)}>
      {time}
    </span>
  );
}
