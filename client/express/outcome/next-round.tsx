import type { ExpressGameView } from "../../../shared/express/index.ts";
import { t } from "../../i18n/index.ts";
import { useServerTime } from "../../match/clock/server-time.ts";
import type { ExpressStore } from "../../match/connection/kinds.ts";
import type { Names } from "../../match/names.ts";

interface NextRoundProps {
  readonly store: ExpressStore;
  readonly game: ExpressGameView;
  readonly names: Names;
}

/** Ready for the next round. It begins by itself, or sooner once all are ready. */
export function NextRound({ store, game, names }: NextRoundProps) {
  const { express } = t();
  const now = useServerTime(store, 250);
  const own = names.you === null ? undefined : game.seats[names.you];
  const seconds = game.until === null ? null : Math.max(0, Math.ceil((game.until - now) / 1000));
  if (own === undefined || own.left || game.stage !== "shown") return null;
  const called = game.seats.every(({ done, left }) => done || left);
  return (
    <button
      type="button"
      class={own.done ? "button next-round" : "button primary next-round"}
      disabled={called}
      onClick={() => store.send({ type: own.done ? "unready" : "ready" })}
    >
      {own.done ? express.unready : express.ready}
      {seconds !== null && <small>{express.nextIn(seconds)}</small>}
    </button>
  );
}
