/**
 * R-22 by value, on the bytes that a seat was sent: each message must be what it would be if all that the seat may not know were
 * otherwise. For every step of the log the secrets of state and event are replaced by other ones, what the seat is told is made
 * from those, and compared with what it was told.
 */
import { readServerMessages } from "../../protocol/server-message.ts";
import { isBarTile } from "../../rules/hand.ts";
import type { BarItem, GameState, PowerId, RackTile, Reader } from "../../rules/index.ts";
import type { Random } from "../../rules/testing/random.ts";
import { evolve } from "../evolve.ts";
import { hasBegun } from "../evolve-phase.ts";
import type { Kind, Mode } from "../mode.types.ts";
import type { MatchEvent, MatchState } from "../model.ts";
import { turns } from "../turns/mode.ts";
import { viewEvent, viewMatch } from "../view.ts";
import { stable } from "./stable.ts";

type SeatState = GameState["seats"][number];

const LETTERS = [..."ABCDEFGHIJKLMNOPRSTUVXYZÅÄÖ"];
const POWERS: readonly PowerId[] = ["swap", "charge", "erase", "morph", "dice"];

class Swapper {
  readonly #reader: Reader;
  readonly #draw: Random;

  constructor(reader: Reader, draw: Random) {
    this.#reader = reader;
    this.#draw = draw;
  }

  state(state: MatchState): MatchState {
    return hasBegun(state) ? { ...state, game: this.#game(state.game) } : state;
  }

  /** Once the match is over its result tells what was left in the racks (K-71); the rest stays secret. */
  #game(game: GameState): GameState {
    return {
      ...game,
      bag: this.#tiles(game.bag),
      seats: game.seats.map((seat, index) => (index === this.#reader ? seat : this.#seat(seat))),
      last: game.last === null ? null : (this.event(game.last) as GameState["last"]),
    };
  }

  #seat(seat: SeatState): SeatState {
    return {
      ...seat,
      rack: this.#tiles(seat.rack),
      bar: [...seat.bar.filter(isBarTile), ...this.#powers()],
      coins: this.#draw.below(90),
      bought: { charge: this.#draw.below(9) },
      attempts: this.#draw.below(3),
    };
  }

  event(event: MatchEvent): MatchEvent {
    switch (event.type) {
      case "started": {
        const { setUp } = event;
        const players = setUp.players.map((player, seat) =>
          seat === this.#reader ? player : { ...player, rack: this.#tiles(player.rack), bar: this.#powers() },
        );
        return { ...event, setUp: { ...setUp, bag: this.#tiles(setUp.bag), players } };
      }
      case "played":
        return event.seat === this.#reader ? event : { ...event, drawn: this.#tiles(event.drawn) };
      case "swapped":
      case "exchanged": {
        const bag = this.#tiles(event.bag);
        if (event.seat === this.#reader) return { ...event, bag };
        return { ...event, bag, given: this.#tiles(event.given), drawn: this.#tiles(event.drawn) };
      }
      default:
        return event;
    }
  }

  #tiles(tiles: readonly RackTile[]): readonly RackTile[] {
    return tiles.map(() => this.#draw.pick(LETTERS) ?? "A");
  }

  #powers(): readonly BarItem[] {
    return Array.from({ length: this.#draw.below(4) }, () => this.#draw.pick(POWERS) ?? "swap");
  }
}

/** What is wrong with the messages that a seat of a match in turns was sent, given the match's log. */
export const secrecyFaults = (
  log: readonly MatchEvent[],
  reader: Reader,
  texts: readonly string[],
  draw: Random,
): readonly string[] => faultsWith(turns, new Swapper(reader, draw), log, reader, texts);

/** The same state and the same event, with other secrets in them. */
export interface Swap<K extends Kind> {
  state(state: MatchState<K>): MatchState<K>;
  event(event: MatchEvent<K>): MatchEvent<K>;
}

export function faultsWith<K extends Kind>(
  mode: Mode<K>,
  swapper: Swap<K>,
  log: readonly MatchEvent<K>[],
  reader: Reader,
  texts: readonly string[],
): readonly string[] {
  const events = new Map<number, string>();
  /** Several states may have one number: what lies between them the reader may not know, so they must look alike. */
  const views = new Map<number, string>();
  const faults: string[] = [];
  let state: MatchState<K> | null = null;
  let n = 0;
  for (const event of log) {
    const after: MatchState<K> = evolve(mode, state, event);
    const before = state === null ? null : swapper.state(state);
    const seen = viewEvent(mode, before, swapper.event(event), swapper.state(after), reader);
    if (seen !== null) events.set(++n, JSON.stringify(seen));
    const view = stable(viewMatch(mode, swapper.state(after), reader));
    const earlier = views.get(n);
    if (seen === null && earlier !== undefined && earlier !== view) {
      faults.push(`${event.type} shows itself to ${reader}: ${earlier} became ${view}`);
    }
    views.set(n, view);
    state = after;
  }
  for (const message of texts.flatMap((text) => readServerMessages(text))) {
    if (message.t === "event" && JSON.stringify(message.event) !== events.get(message.n)) {
      faults.push(
        `event ${message.n} to ${reader} is ${JSON.stringify(message.event)}, and without secrets ${events.get(message.n)}`,
      );
    }
    if (message.t === "snapshot" && stable(message.view) !== views.get(message.n)) {
      faults.push(`snapshot ${message.n} to ${reader} is ${stable(message.view)}, and without secrets ${views.get(message.n)}`);
    }
  }
  return faults;
}
