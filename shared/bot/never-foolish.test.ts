/** Easy and Medium in positions that match after match would seldom bring: bad racks, everything at hand. */
import { describe, expect, it, vi } from "vitest";
import { taskOf } from "../lexicon/movegen/task.ts";
import { type BarItem, type Command, type GameState, type RackTile, type RulesetId, rulesOf, viewFor } from "../rules/index.ts";
import { positionOfState } from "../rules/position.ts";
import { MATCH_RULESETS } from "../rules/rulesets/agreements.ts";
import { Match, type PositionNotation, prepared } from "../rules/testing/match.ts";
import { chooseActions } from "./choose.ts";
import { seeded } from "./seeded.ts";
import { bot, playBots } from "./testing/bot-match.ts";
import { generatorOf, SMALL } from "./testing/knowledge.ts";

vi.setConfig({ testTimeout: 60_000 });

const { words, knowledge } = SMALL;
const GOOD = 8;
const MATCHES = 1;
/** Racks that give little: drawn from these letters alone. */
const POOLS = ["AEIOUYÅÄÖ", "BCDFGHJKLMNPQRSTVXZ", "QXZCWJ", "EANRTSILDOMKGVHFUPÄBCÅÖJYXZ"].map((pool) => [...pool]);

/** Positions of matches, the mover's rack drawn anew, now and then with what the rule set has besides. */
function* positions(ruleset: RulesetId): Generator<GameState> {
  const { specialTiles, barTiles } = rulesOf(ruleset);
  const others: readonly RackTile[] = [
    ...Object.keys(specialTiles),
    ...(ruleset === "kraft-classic" ? ["*5", "*6", "~"] : ["?"]),
  ];
  const hard = bot("hard", knowledge);
  for (let seed = 1; seed <= MATCHES; seed++) {
    const random = seeded(`${ruleset} ${seed}`);
    const states: GameState[] = [];
    const match = { ruleset, lexicon: "sv", seed: `${seed}`, players: [hard, hard] } as const;
    playBots(match, words, ({ before }) => states.push(before));
    for (const state of states) {
      const pool = POOLS[random.below(POOLS.length)] ?? [];
      const tile = () =>
        (random.below(12) === 0 && barTiles.length === 0 ? random.shuffle(others)[0] : random.shuffle(pool)[0]) ?? "E";
      const rack = Array.from({ length: 1 + random.below(state.rackSize) }, tile);
      const bar: readonly BarItem[] = random.below(3) === 0 ? random.shuffle(barTiles).slice(0, 1) : [];
      const seats = state.seats.map((seat, at) => (at === state.turn ? { ...seat, rack, bar, coins: random.below(20) } : seat));
      yield { ...state, seats };
    }
  }
}

describe.each(MATCH_RULESETS)("%s", (ruleset) => {
  it.each(["easy", "medium"] as const)("A-63 %s neither passes nor changes tiles while there is a play of 8 points", (level) => {
    let plays = 0;
    const foolish: string[] = [];
    for (const state of positions(ruleset)) {
      const commands = chooseActions(viewFor(state, state.turn), level, knowledge, seeded("1"));
      const last = commands.at(-1);
      if (last?.type === "play") {
        plays++;
        continue;
      }
      const there = knowledge.all.best(taskOf(positionOfState(state, state.turn), knowledge.all.letters));
      if (there !== null && there.points >= GOOD) {
        const { rack, bar } = state.seats[state.turn] ?? { rack: [], bar: [] };
        foolish.push(`${rack.join("")} ${bar.join()} ${JSON.stringify(commands)} for ${JSON.stringify(there)}`);
      }
    }
    expect(foolish).toEqual([]);
    expect(plays).toBeGreaterThan(0);
  });
});

describe("where the words that a level knows give nothing", () => {
  const values = { S: 1, O: 1, L: 1, A: 1, Z: 1, R: 9 };
  const known = ["SOL"];
  const rare = [...known, "SOLA"];
  const rarest = [...rare, "SOLR", "ZOL"];
  const position = (changes: Partial<PositionNotation> = {}): PositionNotation => ({
    board: { H8: "S", I8: "O", J8: "L" },
    values,
    players: [{ rack: "AVVVVVV", coins: 9 }, { rack: "EEEEEEE" }],
    bag: "EEEEEEEEEEEE",
    ...changes,
  });
  const given = (ruleset: RulesetId, notation: PositionNotation, passed = false) => {
    const match = new Match(prepared(ruleset, notation), new Set(rarest));
    for (const seat of passed ? [0, 1] : []) match.do(seat, { type: "pass" });
    const knows = {
      simple: generatorOf(known),
      everyday: generatorOf(known),
      known: generatorOf(rare),
      all: generatorOf(rarest),
    };
    return (["easy", "medium"] as const).map((level) => chooseActions(match.view(0), level, knows, seeded("1")));
  };
  const lettersOf = (commands: readonly Command[]) => {
    const last = commands.at(-1);
    return last?.type === "play" ? last.tiles.map(({ letter }) => letter).join("") : last?.type;
  };

  it("A-63 new tiles are better than an odd word for little", () => {
    expect(given("kraft", position()).map(lettersOf)).toEqual(["swap", "swap"]);
    expect(given("wordfeud", position()).map(lettersOf)).toEqual(["exchange", "exchange"]);
  });

  it("A-63 the odd word is laid where there are none to be had, or were a moment ago", () => {
    const poor = position({ players: [{ rack: "AVVVVVV", coins: 0 }, { rack: "EEEEEEE" }] });
    expect(given("kraft", poor).map(lettersOf)).toEqual(["A", "A"]);
    expect(given("kraft", position({ bag: "" })).map(lettersOf)).toEqual(["A", "A"]);
    expect(given("wordfeud", position(), true).map(lettersOf)).toEqual(["A", "A"]);
  });

  it("A-63 a play of 8 points is made with whatever word, the commonest that gives one", () => {
    const better = position({ players: [{ rack: "ARVVVVV", coins: 9 }, { rack: "EEEEEEE" }] });
    expect(given("kraft", better).map(lettersOf)).toEqual(["R", "R"]);
    const common = { ...better, values: { ...values, A: 8 } };
    expect(given("kraft", common).map(lettersOf)).toEqual(["A", "A"]);
  });
});
