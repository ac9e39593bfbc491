/** Folds a stream into its reader's view: exactly the view that the server would build from the state. */
import { barAfterPlay, isBarTile, meansOf, rackAfterPlay } from "../hand.ts";
import type { BarTile, RackTile, Seat } from "../model.ts";
import { showsCoins } from "../result.ts";
import { rulesOfGame } from "../rulesets/index.ts";
import {
  isMove,
  statsAfterMove,
  statsAfterPlay,
  tableAfterLeaving,
  tableAfterPass,
  tableAfterPlay,
  tableAfterSwap,
} from "../table.ts";
import { isRackAlfa, WILDCARD, without } from "../tiles.ts";
import type { EventView, GameView, OwnView, SeatView } from "../view.types.ts";

type Event<T extends EventView["type"]> = Extract<EventView, { type: T }>;

/** `view` is null before `started` alone. */
export function evolveView(view: GameView | null, event: EventView): GameView {
  if (event.type === "started") return event.view;
  if (view === null) throw new Error("a stream begins with started");
  switch (event.type) {
    case "played":
      return played(view, event);
    case "passed":
      return {
        ...view,
        ...tableAfterPass(view, event),
        last: event,
        seats: changeSeat(view, event.seat, (seat) => ({
          ...moved(view, event.seat, seat, event),
          warnings: event.automatic ? seat.warnings + (event.warned ? 1 : 0) : 0,
          stats: statsAfterMove(seat.stats, event.coins),
        })),
        own: changeOwn(view, event.seat, () => ({ coins: event.balance })),
      };
    case "swapped":
    case "exchanged":
      return swapped(view, event);
    case "bought":
    case "sold":
      return traded(view, event);
    case "morphed-rack":
      return {
        ...view,
        own: changeOwn(view, event.seat, ({ rack, bar }) => ({
          rack: [...(without(rack, [event.letter]) ?? []), WILDCARD],
          bar: without(bar, ["morph"]) ?? [],
        })),
      };
    case "attempted": {
      const cost = event.penalty ? 1 : 0;
      return {
        ...view,
        seats: changeSeat(view, event.seat, ({ score, coins }) => ({ score: score - cost, coins: coins - cost })),
        own: changeOwn(view, event.seat, ({ attempts, coins }) => ({ attempts: attempts + 1, coins: coins - cost })),
      };
    }
    case "resigned":
    case "timed-out":
      return {
        ...view,
        ...tableAfterLeaving(view, event),
        seats: changeSeat(view, event.seat, () => ({ resigned: true })),
      };
    case "ended":
      return ended(view, event);
  }
}

function played(view: GameView, event: Event<"played">): GameView {
  return {
    ...view,
    ...tableAfterPlay(view, event),
    bag: view.bag - event.drawn,
    last: event,
    seats: changeSeat(view, event.seat, (seat) => ({
      ...moved(view, event.seat, seat, event),
      score: seat.score + event.points - (view.own?.seat === event.seat ? 0 : event.penalties),
      rackCount: seat.rackCount - meansOf(event).rack.length + event.drawn + event.earned.filter(isRackAlfa).length,
      earned: [...(without(seat.earned, usedBarTiles(event)) ?? []), ...event.earned.filter(isBarTile)],
      warnings: 0,
      stats: statsAfterPlay(seat.stats, event),
    })),
    own: changeOwn(view, event.seat, ({ rack, bar }) => ({
      rack: rackAfterPlay(rack, event, event.own?.drawn ?? [], event.earned),
      bar: barAfterPlay(bar, event, event.earned),
      coins: event.balance,
    })),
  };
}

function usedBarTiles(event: Event<"played">): BarTile[] {
  return meansOf(event).bar.filter(isBarTile);
}

function swapped(view: GameView, event: Event<"swapped" | "exchanged">): GameView {
  const rules = rulesOfGame(view);
  const { given, drawn }: { given: readonly RackTile[]; drawn: readonly RackTile[] } = event.own ?? { given: [], drawn: [] };
  return {
    ...view,
    ...tableAfterSwap(view, rules, event),
    last: event,
    seats: isMove(event.type, rules)
      ? changeSeat(view, event.seat, (seat) => ({ warnings: 0, stats: statsAfterMove(seat.stats, 0) }))
      : view.seats,
    own: changeOwn(view, event.seat, ({ rack, bar }) => ({
      rack: [...(without(rack, given) ?? []), ...drawn],
      ...(event.type === "swapped" ? { bar: without(bar, ["swap"]) ?? [] } : {}),
    })),
  };
}

function traded(view: GameView, event: Event<"bought" | "sold">): GameView {
  const { power, coins, seat } = event;
  return {
    ...view,
    seats: changeSeat(view, seat, () => ({ coins })),
    own: changeOwn(view, seat, ({ bar, prices }) => {
      if (event.type === "sold") return { coins, bar: without(bar, [power]) ?? [] };
      const price = rulesOfGame(view).priceAfter(prices[power] ?? 0);
      return { coins, bar: [...bar, power], prices: { ...prices, [power]: price } };
    }),
  };
}

function ended(view: GameView, { reason, result }: Event<"ended">): GameView {
  const shows = showsCoins(rulesOfGame(view), reason);
  return {
    ...view,
    result,
    seats: view.seats.map((seat, index) => {
      const part = result.parts[index];
      return part === undefined ? seat : { ...seat, score: part.points, ...(shows ? { coins: part.coins } : {}) };
    }),
  };
}

/** Penalties of one's own are in the score already; others learn of them with the move (C-12). */
function moved(
  view: GameView,
  seat: Seat,
  { score }: SeatView,
  event: { readonly balance: number; readonly penalties: number },
): Partial<SeatView> {
  return { score: score - (view.own?.seat === seat ? 0 : event.penalties), coins: event.balance };
}

function changeSeat(view: GameView, seat: Seat, changes: (seat: SeatView) => Partial<SeatView>): readonly SeatView[] {
  return view.seats.map((each, index) => (index === seat ? { ...each, ...changes(each) } : each));
}

function changeOwn(view: GameView, seat: Seat, changes: (own: OwnView) => Partial<OwnView>): OwnView | null {
  return view.own?.seat === seat ? { ...view.own, ...changes(view.own) } : view.own;
}
