import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Command, type GameState, type PowerId, type RulesetId, rulesOfGame, setUp, viewEvent, viewFor } from "../index.ts";
import { EVERY_WORD, Match, prepared } from "../testing/match.ts";
import { random, randomCommand } from "../testing/random.ts";

const RULESETS = ["kraft", "kraft-classic", "alfapet", "wordfeud"] as const;
const seeds = fc.integer({ min: 1, max: 1_000_000 });

function midGame(ruleset: RulesetId, seed: number): Match {
  const draw = random(seed);
  const match = new Match(
    setUp(ruleset, { options: {}, lexicon: "sv", format: "casual", firstTurn: 0, now: 0 }, draw),
    EVERY_WORD,
    draw,
  );
  for (let step = 0; step < 25 && match.state.result === null; step++) {
    const { seat, command } = randomCommand(match.state, draw);
    if (command.type !== "resign") match.do(seat, command);
  }
  return match;
}

/** Another state that seat 0 cannot tell from this one: seat 1 holds other tiles and powers, and the bag another order. */
function otherSecrets(state: GameState, seed: number): GameState {
  const draw = random(seed + 7);
  const [reader, other] = state.seats;
  if (reader === undefined || other === undefined) throw new Error("two seats");
  const hidden = draw.shuffle([...state.bag, ...other.rack]);
  const powers = Object.keys(rulesOfGame(state).prices) as PowerId[];
  const earned = other.bar.filter((item) => item === "gold" || item.startsWith("alfa:"));
  const bought = powers.slice(0, Math.max(0, state.slots - earned.length)).slice(0, draw.below(3));
  const secret = {
    ...other,
    rack: hidden.slice(0, other.rack.length),
    bar: [...bought, ...earned],
    coins: other.coins + draw.below(9),
    bought: { charge: draw.below(4) },
    attempts: other.attempts + 1,
  };
  return { ...state, bag: hidden.slice(other.rack.length), seats: [reader, secret] };
}

describe.each(RULESETS)("%s", (ruleset) => {
  it("R-22 no byte of a view depends on what its reader may not know", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state } = midGame(ruleset, seed);
        const other = otherSecrets(state, seed);
        expect(JSON.stringify(viewFor(other, 0))).toBe(JSON.stringify(viewFor(state, 0)));
        expect(JSON.stringify(viewFor(other, "spectator"))).toBe(JSON.stringify(viewFor(state, "spectator")));
      }),
      { numRuns: 25 },
    );
  });

  it("R-22 nobody reads another's rack, nor a spectator any", () => {
    const { state } = midGame(ruleset, 99);
    expect(viewFor(state, "spectator").own).toBeNull();
    expect(viewFor(state, 0).own?.rack).toEqual(state.seats[0]?.rack);
    expect(viewFor(state, 0)).not.toHaveProperty("bag.0");
  });
});

describe("R-20 the opponent's stream", () => {
  const start = () =>
    prepared("kraft", {
      board: { H8: "E", I8: "N" },
      players: [{ rack: "KATTENS" }, { rack: "SAAAAAA", coins: 20, bar: ["swap", "charge"] }],
      bag: "BCDEFGH",
      turn: 1,
    });

  /** What seat 0 and the spectators are sent while seat 1 does this. */
  function sent(commands: readonly Command[]): string {
    const match = new Match(start());
    for (const command of commands) expect(match.do(1, command).error).toBeNull();
    return JSON.stringify([match.streams.get(0), match.streams.get("spectator")]);
  }

  it("K-41 purchases of equal net are the same bytes, whatever was bought and sold", () => {
    const one: Command[] = [{ type: "buy", power: "dice" }, { type: "pass" }];
    const two: Command[] = [
      { type: "buy", power: "morph" },
      { type: "sell", power: "morph" },
      { type: "buy", power: "swap" },
      { type: "pass" },
    ];
    expect(sent(two)).toBe(sent(one));
  });

  it("R-22 which tiles were swapped is the swapper's alone", () => {
    expect(sent([{ type: "swap", tiles: ["S"] }])).toBe(sent([{ type: "swap", tiles: ["A"] }]));
  });

  it("R-20 holds nothing of a purchase, a sale, a morph in the rack or a counted attempt", () => {
    const match = new Match(start());
    match.do(1, { type: "buy", power: "dice" });
    match.do(1, { type: "sell", power: "dice" });
    expect(match.log).toHaveLength(3);
    expect([match.streams.get(0)?.length, match.streams.get(1)?.length]).toEqual([1, 3]);
    const at = { at: 0, seat: 1 } as const;
    for (const event of [
      { type: "morphed-rack", letter: "A", ...at } as const,
      { type: "attempted", penalty: true, ...at } as const,
    ]) {
      expect(viewEvent(match.state, event, match.state, 0)).toBeNull();
      expect(viewEvent(match.state, event, match.state, 1)).toEqual(event);
    }
  });

  it("R-22 tiles drawn by a play are told to their owner alone", () => {
    const match = new Match(start());
    match.do(1, { type: "play", tiles: [{ at: "J8", letter: "S" }], powers: [] });
    expect(match.streams.get(1)?.at(-1)).toMatchObject({ type: "played", drawn: 1, own: { drawn: ["B"] } });
    expect(match.streams.get(0)?.at(-1)).not.toHaveProperty("own");
    expect(match.view(0).last).not.toHaveProperty("own");
  });
});
