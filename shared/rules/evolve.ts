/** The fold of a match's log: pure, draws nothing, consults no lexicon and no clock. */
import type { Ended, GameEvent, Passed, Played, Started, Swapped, Traded } from "./events.types.ts";
import { barAfterPlay, rackAfterPlay } from "./hand.ts";
import type { Seat } from "./model.ts";
import { showsCoins } from "./result.ts";
import { rulesOfGame } from "./rulesets/index.ts";
import type { GameState, SeatState } from "./state.types.ts";
import {
  isMove,
  NO_STATS,
  statsAfterMove,
  statsAfterPlay,
  tableAfterLeaving,
  tableAfterPass,
  tableAfterPlay,
  tableAfterSwap,
} from "./table.ts";
import { WILDCARD, without } from "./tiles.ts";

/** `state` is null before `started` alone. */
export function evolve(state: GameState | null, event: GameEvent): GameState {
  if (event.type === "started") return started(event);
  if (state === null) throw new Error("a log begins with started");
  switch (event.type) {
    case "played":
      return played(state, event);
    case "passed":
      return passed(state, event);
    case "swapped":
    case "exchanged":
      return swapped(state, event);
    case "bought":
    case "sold":
      return traded(state, event);
    case "morphed-rack":
      return {
        ...state,
        seats: change(state, event.seat, (seat) => ({
          ...seat,
          rack: [...(without(seat.rack, [event.letter]) ?? []), WILDCARD],
          bar: without(seat.bar, ["morph"]) ?? [],
        })),
      };
    case "attempted":
      return {
        ...state,
        seats: change(state, event.seat, (seat) => ({
          ...seat,
          attempts: seat.attempts + 1,
          score: seat.score - (event.penalty ? 1 : 0),
          coins: seat.coins - (event.penalty ? 1 : 0),
          penalties: seat.penalties + (event.penalty ? 1 : 0),
        })),
      };
    case "resigned":
    case "timed-out":
      return {
        ...state,
        ...tableAfterLeaving(state, event),
        seats: change(state, event.seat, (seat) => ({ ...seat, resigned: true })),
      };
    case "ended":
      return ended(state, event);
  }
}

function started({ at, setUp }: Started): GameState {
  const { players, ...rest } = setUp;
  const { slots, turnLimits } = rulesOfGame(setUp);
  return {
    ...rest,
    slots,
    blocked: [],
    turnNumber: 1,
    turnStartedAt: at,
    last: null,
    result: null,
    ...(turnLimits === null ? {} : { turnsWithoutTile: setUp.passes }),
    seats: players.map((player) => ({
      ...player,
      shownCoins: player.coins,
      warnings: 0,
      resigned: false,
      bought: {},
      attempts: 0,
      penalties: 0,
      stats: NO_STATS,
    })),
  };
}

function played(state: GameState, event: Played): GameState {
  return {
    ...state,
    ...tableAfterPlay(state, event),
    ...turnMade(state, event.tiles.length),
    bag: state.bag.slice(event.drawn.length),
    last: event,
    seats: change(state, event.seat, (seat) => ({
      ...seat,
      rack: rackAfterPlay(seat.rack, event, event.drawn, event.earned),
      bar: barAfterPlay(seat.bar, event, event.earned),
      score: seat.score + event.points,
      ...moved(seat, event.coins),
      warnings: 0,
      stats: statsAfterPlay(seat.stats, event),
    })),
  };
}

function passed(state: GameState, event: Passed): GameState {
  return {
    ...state,
    ...tableAfterPass(state, event),
    ...turnMade(state, 0),
    last: event,
    seats: change(state, event.seat, (seat) => ({
      ...seat,
      ...moved(seat, event.coins),
      warnings: event.automatic ? seat.warnings + (event.warned ? 1 : 0) : 0,
      stats: statsAfterMove(seat.stats, event.coins),
    })),
  };
}

function swapped(state: GameState, event: Swapped): GameState {
  const rules = rulesOfGame(state);
  const move = isMove(event.type, rules);
  return {
    ...state,
    ...tableAfterSwap(state, rules, event),
    ...(move ? turnMade(state, 0) : {}),
    bag: event.bag,
    last: event,
    seats: change(state, event.seat, (seat) => ({
      ...seat,
      rack: [...(without(seat.rack, event.given) ?? []), ...event.drawn],
      ...(event.type === "swapped" ? { bar: without(seat.bar, ["swap"]) ?? [] } : {}),
      ...(move ? { warnings: 0, stats: statsAfterMove(seat.stats, 0) } : {}),
    })),
  };
}

function traded(state: GameState, event: Traded): GameState {
  const { power, price } = event;
  return {
    ...state,
    seats: change(state, event.seat, (seat) =>
      event.type === "bought"
        ? {
            ...seat,
            coins: seat.coins - price,
            bar: [...seat.bar, power],
            bought: { ...seat.bought, [power]: (seat.bought[power] ?? 0) + 1 },
          }
        : { ...seat, coins: seat.coins + price, bar: without(seat.bar, [power]) ?? [] },
    ),
  };
}

/** Where coins count in the final score, it shows them (K-71); where the scores stand, they stay as last seen (K-41). */
function ended(state: GameState, event: Ended): GameState {
  const shows = showsCoins(rulesOfGame(state), event.reason);
  return {
    ...state,
    result: event.result,
    seats: state.seats.map((seat) => ({ ...seat, penalties: 0, shownCoins: shows ? seat.coins : seat.shownCoins })),
  };
}

/** Counts the turns without a tile, in a match that has a limit to them. */
function turnMade({ turnsWithoutTile }: GameState, laid: number): Partial<GameState> {
  return turnsWithoutTile === undefined ? {} : { turnsWithoutTile: laid > 0 ? 0 : turnsWithoutTile + 1 };
}

/** With its move a seat's balance and its penalties come to be seen (K-41, C-12). */
function moved(seat: SeatState, earned: number): Partial<SeatState> {
  const coins = seat.coins + earned;
  return { coins, shownCoins: coins, penalties: 0 };
}

/** The seat anew, made in one piece: this is a good part of what a play costs. */
function change(state: GameState, seat: Seat, changed: (seat: SeatState) => SeatState): readonly SeatState[] {
  return state.seats.map((each, index) => (index === seat ? changed(each) : each));
}
