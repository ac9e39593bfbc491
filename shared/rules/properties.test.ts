/** What must hold in every match, whatever is played: checked over random games of legal and illegal commands. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decide,
  evolve,
  type GameState,
  previewPlay,
  RULESET_IDS,
  type RulesetId,
  rulesOf,
  setUp,
  viewFor,
  type WordList,
} from "./index.ts";
import { Match, prepared } from "./testing/match.ts";
import { random, randomCommand, randomPlay } from "./testing/random.ts";
import { isRackAlfa } from "./tiles.ts";

/** Refuses about one word in twelve, by its letters alone. */
const SOME_WORDS: WordList = {
  has: (word) => [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % 12 !== 0,
};

const STEPS = 60;

function begin(ruleset: RulesetId, seed: number): Match {
  const draw = random(seed);
  const format = draw.chance(0.5) ? "blitz" : "casual";
  if (rulesOf(ruleset).board === null) {
    const board = { E6: "E", F6: "N", G6: "S" };
    const bar = ["swap", "erase", "charge", "morph"] as const;
    return new Match(
      prepared(ruleset, { board, players: [{ rack: "KATTENS", coins: 20, bar }], bag: "ABCDEFGHIJKL" }),
      SOME_WORDS,
      draw,
    );
  }
  const options = ruleset === "alfapet" ? { players: (2 + (seed % 3)) as 2 | 3 | 4 } : {};
  const started = setUp(ruleset, { options, lexicon: "sv", format, firstTurn: seed % 2, now: 0 }, draw);
  const rich = { ...started, setUp: { ...started.setUp, bag: started.setUp.bag.slice(0, 20 + (seed % 50)) } };
  if (rulesOf(ruleset).coinsPerTile === 0) return new Match(rich, SOME_WORDS, draw);
  const players = started.setUp.players.map((player) => ({ ...player, coins: 40 }));
  return new Match({ ...rich, setUp: { ...rich.setUp, players } }, SOME_WORDS, draw);
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** One random game; `look` sees the match after every step. */
function playOut(ruleset: RulesetId, seed: number, look: (match: Match) => void): Match {
  const match = begin(ruleset, seed);
  const draw = random(seed ^ 0x5bd1e995);
  look(match);
  for (let step = 0; step < STEPS && match.state.result === null; step++) {
    frozen(match.state);
    match.now += draw.below(20_000);
    if (draw.chance(match.state.format === "blitz" ? 0.04 : 0.005) && match.state.turnMs !== null) {
      match.clock(match.state.turnStartedAt + match.state.turnMs, ...match.state.seats.keys());
    } else {
      const { seat, command } = randomCommand(match.state, draw);
      match.do(seat, command);
    }
    look(match);
  }
  return match;
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const over = (runs: number, property: (seed: number) => void) => fc.assert(fc.property(seeds, property), { numRuns: runs });

describe.each(RULESET_IDS)("%s", (ruleset) => {
  it("R-20 every stream folds to the view that the server builds", () => {
    over(12, (seed) => {
      playOut(ruleset, seed, (match) => {
        for (const reader of match.readers) expect(match.view(reader)).toEqual(viewFor(match.state, reader));
      });
    });
  });

  it("R-20 the fold of the written log is the live state, bit for bit", () => {
    over(12, (seed) => {
      const match = playOut(ruleset, seed, () => {});
      const written: Match["log"] = JSON.parse(JSON.stringify(match.log));
      const folded = written.reduce<GameState | null>(evolve, null);
      expect(JSON.stringify(folded)).toBe(JSON.stringify(match.state));
    });
  });

  it("R-03, V-04 no tile is lost or made: bag, racks and board hold what there was, earned tiles apart", () => {
    over(12, (seed) => {
      const match = begin(ruleset, seed);
      const start = tilesIn(match.state);
      playOut(ruleset, seed, ({ state, log }) => {
        const earned = log.flatMap((event) => (event.type === "played" ? event.earned : []));
        const erased = log.flatMap((event) =>
          event.type === "played" ? event.powers.filter(({ power }) => power === "erase") : [],
        );
        expect(tilesIn(state)).toBeLessThanOrEqual(start + earned.length);
        expect(tilesIn(state)).toBeGreaterThanOrEqual(start - erased.length);
        for (const seat of state.seats) {
          expect(seat.bar.length).toBeLessThanOrEqual(state.slots);
          expect(seat.rack.length).toBeLessThanOrEqual(state.rackSize);
        }
      });
    });
  });

  it("K-18 after a play, a powers-only play too, the rack is full or the bag empty", () => {
    over(12, (seed) => {
      playOut(ruleset, seed, ({ state, log }) => {
        const last = log.at(-1);
        // An alfa tile that takes the place of the last tile leaves that one in the bag (C-03).
        if (last?.type !== "played" || last.earned.some(isRackAlfa)) return;
        expect(state.bag.length === 0 || state.seats[last.seat]?.rack.length === state.rackSize).toBe(true);
      });
    });
  });

  it("R-35 counts the turns in a row without a laid tile, in matches that have a limit to them", () => {
    over(12, (seed) => {
      playOut(ruleset, seed, ({ state, log }) => {
        const turns = log.filter((event) => event.type === "played" || event.type === "passed" || event.type === "exchanged");
        const since = turns.findLastIndex((event) => event.type === "played" && event.tiles.length > 0);
        const limited = rulesOf(ruleset).turnLimits !== null;
        expect(state.turnsWithoutTile).toBe(limited ? turns.length - 1 - since : undefined);
      });
    });
  });

  it("R-26 the preview says of a play what the server decides, and its points but for the dice", () => {
    over(12, (seed) => {
      const draw = random(seed + 1);
      playOut(ruleset, seed, ({ state, words, chance, now }) => {
        if (state.result !== null) return;
        const seat = state.turn;
        const play = randomPlay(state, seat, draw);
        const preview = previewPlay(viewFor(state, seat), play, words);
        const { error, events } = decide(state, seat, play, { now: Math.min(now, state.turnStartedAt), words, chance });
        expect(preview.error).toEqual(error);
        const [event] = events;
        if (event?.type !== "played" || event.rolls.length > 0) return;
        expect(preview.points).toBe(event.points);
        expect(preview.coins).toBe(event.coins);
        expect(preview.words.filter(({ scores }) => scores).map(({ word }) => word)).toEqual(event.words.map(({ word }) => word));
      });
    });
  });
});

describe("D-02 the dice of a puzzle", () => {
  const board = { E6: "E", F6: "N", G6: "S", H6: "A", I6: "R" };
  const puzzle = (die: number) =>
    prepared("daily-3", { board, die, players: [{ rack: "KATTENS", bar: ["dice", "dice", "dice"] }], bag: "ABCDE" });
  const throws = fc.record({ die: fc.integer({ min: 1, max: 6 }), count: fc.integer({ min: 1, max: 3 }) });

  it("all show its value, however many are rolled in a play, whatever chance would roll", () => {
    fc.assert(
      fc.property(throws, ({ die, count }) => {
        const match = new Match(puzzle(die), SOME_WORDS, { shuffle: (items) => [...items], roll: () => (die % 6) + 1 });
        const powers = Object.keys(board)
          .slice(0, count)
          .map((at) => ({ power: "dice" as const, at }));
        const { events } = match.do(0, { type: "play", tiles: [], powers });
        expect(events[0]).toMatchObject({ rolls: powers.map(({ at }) => ({ at, value: die })) });
        expect(powers.map(({ at }) => match.state.board[at]?.dice)).toEqual(powers.map(() => die));
      }),
    );
  });

  it("are told in the view before the first move, and counted in the preview", () => {
    const match = new Match(puzzle(4));
    const powers = [{ power: "dice" as const, at: "I6" }];
    expect(match.view(0).die).toBe(4);
    expect(previewPlay(match.view(0), { tiles: [{ at: "J6", letter: "K" }], powers }, null).points).toBe(10);
    const ordinary = new Match(prepared("kraft", { board, players: [{ rack: "K", bar: ["dice"] }, {}] }));
    expect(ordinary.view(0)).not.toHaveProperty("die");
    expect(previewPlay(ordinary.view(0), { tiles: [{ at: "J6", letter: "K" }], powers }, null).points).toBe(6);
  });
});

function tilesIn({ bag, seats, board }: GameState): number {
  const arrows = Object.values(board).filter((tile) => tile.arrow !== undefined).length;
  return (
    bag.length + seats.reduce((sum, seat) => sum + seat.rack.length, 0) + Object.keys(board).length + arrows + barTiles(seats)
  );
}

function barTiles(seats: GameState["seats"]): number {
  return seats.flatMap((seat) => seat.bar).filter((item) => item === "gold" || item.startsWith("alfa:")).length;
}
