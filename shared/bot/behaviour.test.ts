/** What each level is said to do, in positions made for it (A-63, C-18). */
import { describe, expect, it, vi } from "vitest";
import { type Command, evolve, type GameView, type RulesetId, viewFor } from "../rules/index.ts";
import { Match, type PositionNotation, prepared } from "../rules/testing/match.ts";
import { actionsOf, chooseActions } from "./choose.ts";
import { NO_GUARD } from "./guard.ts";
import { LeaveTable } from "./leave.ts";
import { LEVELS, type Level, skillOf } from "./levels.ts";
import { seeded } from "./seeded.ts";
import { knowing, SMALL } from "./testing/knowledge.ts";

vi.setConfig({ testTimeout: 60_000 });

function viewOf(ruleset: RulesetId, position: PositionNotation): GameView {
  return viewFor(evolve(null, prepared(ruleset, position)), 0);
}

function chosen(view: GameView, level: Level, words: readonly string[], seed = "1"): readonly Command[] {
  return chooseActions(view, level, knowing(...words), seeded(seed));
}

function playOf(commands: readonly Command[]) {
  const play = commands.find((command) => command.type === "play");
  if (play?.type !== "play") throw new Error(`no play: ${JSON.stringify(commands)}`);
  return play;
}

const wordOf = (commands: readonly Command[]) =>
  playOf(commands)
    .tiles.map(({ letter }) => letter)
    .join("");

describe("powers", () => {
  const board = { H8: "S", I8: "O", J8: "L" };

  it("K-31 every level charges what counts many times, and sells what it does not use", () => {
    const premiums = { H9: "3W", H7: "3W" } as const;
    for (const level of LEVELS) {
      const view = viewOf("kraft", {
        board,
        premiums,
        players: [{ rack: "AT", coins: 9, bar: ["erase"] }, { rack: "E" }],
        bag: "EEEEEEEEEEEE",
      });
      const commands = chosen(view, level, ["SOL", "AST"]);
      expect(commands[0]).toEqual({ type: "sell", power: "erase" });
      expect(playOf(commands).powers.every(({ power }) => power === "charge" || power === "dice")).toBe(true);
      expect(playOf(commands).powers.length).toBeGreaterThan(0);
    }
  });

  it("A-63 Easy uses the simplest alone, whatever it could pay", () => {
    const view = viewOf("kraft", {
      board,
      premiums: { H9: "3W", H7: "3W" },
      players: [{ rack: "AT", coins: 60 }, { rack: "E" }],
      bag: "EEEEEEEEEEEE",
    });
    const used = (level: Level) => new Set(playOf(chosen(view, level, ["SOL", "AST"])).powers.map(({ power }) => power));
    expect([...used("easy")]).toEqual(["charge"]);
    expect(used("medium").size).toBeGreaterThan(1);
  });

  it("K-60 an alfa or gold tile is not spent on a few points while there are turns left", () => {
    const view = (bag: string) =>
      viewOf("kraft", {
        board: { H8: "S", I8: "O", J8: "L" },
        players: [{ rack: "AXX", bar: ["gold"] }, { rack: "EEEEEEE" }],
        values: { S: 1, O: 1, L: 1, A: 1, R: 1 },
        bag,
      });
    for (const level of ["easy", "medium", "hard"] as const) {
      const { tiles } = playOf(chosen(view("EEEEEEEEEEEE"), level, ["SOL", "SOLA", "SOLAR"]));
      expect(tiles.map(({ letter }) => letter)).toEqual(["A"]);
    }
    expect(playOf(chosen(view(""), "hard", ["SOL", "SOLA", "SOLAR"])).tiles.length).toBe(2);
  });

  it("K-33 Expert morphs a tile where the words that come of it bring more than it costs", () => {
    const premiums = { H7: "3W", H9: "3W" } as const;
    const view = viewOf("kraft", {
      board: { H8: "S", I8: "O", J8: "L", K8: "A" },
      premiums,
      values: { Z: 10, X: 8, S: 1, O: 2, L: 1, A: 1, K: 2 },
      players: [{ rack: "ZX", coins: 12 }, { rack: "E" }],
      bag: "E",
    });
    const commands = chosen(view, "expert", ["SOLA", "KOLA", "ZKX"]);
    expect(playOf(commands).powers).toContainEqual({ power: "morph", at: "H8", letter: "K" });
    expect(wordOf(commands)).toBe("ZX");
    expect(chosen(view, "medium", ["SOLA", "KOLA", "ZKX"]).map(({ type }) => type)).not.toContain("play");
  });

  it("C-08 in the earlier rules Expert makes a wildcard where that opens a play", () => {
    const view = viewOf("kraft-classic", {
      board,
      premiums: { H9: "3W", H7: "3W" },
      values: { Z: 10 },
      players: [{ rack: "ZQ", coins: 9 }, { rack: "E" }],
      bag: "EEEEEEEEEEEE",
    });
    expect(chosen(view, "expert", ["SOL", "ZSE"])).toEqual([
      { type: "buy", power: "morph" },
      { type: "morph-rack", letter: "Q" },
    ]);
  });

  it("K-30 Expert swaps where new tiles promise more than the play at hand, and goes on with them", () => {
    const view = viewOf("kraft", { board, players: [{ rack: "ZXCZXCJ", coins: 9 }, { rack: "EEEEEEE" }], bag: "ATATATATATAT" });
    const commands = chooseActions(view, "expert", SMALL.knowledge, seeded("1"));
    expect(commands.map(({ type }) => type)).toEqual(["buy", "swap"]);
  });
});

describe("a turn given up", () => {
  const position: PositionNotation = {
    board: { D8: "K", E8: "A", F8: "L", G8: "K", H8: "E", H6: "A", H7: "R" },
    premiums: { H9: "3W", H10: "3W", H12: "3W" },
    values: { K: 1, A: 1, L: 1, E: 1, R: 1, S: 1, T: 1, O: 1, V: 9 },
    players: [{ rack: "SVVVTOO", coins: 6, score: 60 }, { rack: "E" }],
    bag: "EEEEEEEEEEEEEEEEEEEEEEEEEEEEEE",
  };
  const words = ["KALK", "ARE", "KALKE", "KALKS", "KALKE", "ARSVVVTOO", "SO", "SOT"];

  it("A-63 K-14 Expert erases a tile and lays its big word in the next turn; Hard does not", () => {
    const view = viewOf("kraft", position);
    expect(chosen(view, "expert", words)).toEqual([
      { type: "buy", power: "erase" },
      { type: "play", tiles: [], powers: [{ power: "erase", at: "H8" }] },
    ]);
    expect(chosen(view, "hard", words)).not.toContainEqual(expect.objectContaining({ type: "play", tiles: [] }));
  });

  it("K-32 and lays it then", () => {
    const match = new Match(prepared("kraft", position), { has: (word) => words.includes(word) });
    for (const command of chosen(match.view(0), "expert", words)) expect(match.do(0, command).error).toBeNull();
    expect(match.do(1, { type: "pass" }).error).toBeNull();
    const commands = chosen(match.view(0), "expert", words);
    for (const command of commands) expect(match.do(0, command).error).toBeNull();
    expect(wordOf(commands)).toBe("SVVVTOO");
  });

  it("A-63 C-18 and where the bag is empty and nothing can be laid", () => {
    const view = viewOf("kraft", { ...position, players: [{ rack: "SVVVTOO", coins: 6 }, { rack: "VV" }], bag: "" });
    const unseen = ["V", "V"];
    const leave = new LeaveTable(view, unseen);
    const none = words.filter((word) => !word.startsWith("SO"));
    const mind = { view, knowledge: knowing(...none), random: seeded("1"), guard: NO_GUARD, unseen, leave };
    expect(actionsOf({ ...mind, skill: skillOf("expert", "kraft") })).toEqual([
      { type: "buy", power: "erase" },
      { type: "play", tiles: [], powers: [{ power: "erase", at: "H8" }] },
    ]);
  });
});

describe("a premium square", () => {
  // SARA counts twice and ends beside word ×3, where many a letter of the opponent makes it longer; OARA ends beside nothing.
  const words = ["OS", "OARA", "SARA", ..."ADEGIKLMNRST"].map((word) => (word.length === 1 ? `SARA${word}` : word));
  const view = (ruleset: RulesetId) =>
    viewOf(ruleset, {
      board: { H8: "O", H9: "S" },
      premiums: { I9: "2W", L9: "3W" },
      values: Object.fromEntries([..."OSARDEGIKLMNT"].map((letter) => [letter, 1])),
      players: [{ rack: "ARA" }, { rack: "EEEEEEE" }],
      bag: "EEEEEEEEEEEEEEEEEEEE",
    });
  const squares = (level: Level, ruleset: RulesetId = "kraft-classic", seed = "1") =>
    playOf(chosen(view(ruleset), level, words, seed)).tiles.map(({ at }) => at);

  it("C-18 Alfa guards it", () => {
    expect(squares("expert")).not.toContain("K9");
  });

  it("C-18 Wordsmith takes its points", () => {
    expect(squares("medium")).toContain("K9");
  });

  it("C-18 Wordsmith+ weighs it too, where Hard of the current rules does not", () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => `${seed}`);
    const taken = (ruleset: RulesetId) => seeds.filter((seed) => squares("hard", ruleset, seed).includes("K9")).length;
    expect(taken("kraft-classic")).toBeLessThan(taken("kraft"));
  });
});

describe("near the end", () => {
  it("K-24 A-63 nobody passes while alfa and gold tiles together give a play", () => {
    const view = viewOf("kraft", {
      board: { H8: "S", I8: "O", J8: "L" },
      players: [{ rack: "Z", bar: ["gold", "alfa:hexagon"] }, { rack: "EEEEEEE" }],
    });
    for (const level of LEVELS) {
      const { tiles } = playOf(chosen(view, level, ["SOL", "FEZ"]));
      expect(tiles.map(({ letter }) => letter).sort()).toEqual(["E", "F", "Z"]);
    }
  });

  it("W-08 nobody exchanges for tiles that hardly a turn is left for, while there is a play", () => {
    const view = viewOf("wordfeud", {
      board: { H8: "S", I8: "O", J8: "L" },
      players: [{ rack: "VVVQQAA" }, { rack: "EEEEEEE" }],
      bag: "ETR",
    });
    for (const level of LEVELS) expect(chosen(view, level, ["SOL", "SOLA"]).map(({ type }) => type)).toEqual(["play"]);
  });

  it("P-06 a play that costs more than its tiles would is left alone, one that costs less is made", () => {
    const view = (values: Readonly<Record<string, number>>) =>
      viewOf("alfapet", {
        board: { H8: "S", I8: "O", J8: "L" },
        premiums: { K8: "-2L" },
        values: { S: 0, O: 0, L: 0, ...values },
        players: [{ rack: "AX" }, { rack: "EEEEEEE" }],
      });
    for (const level of ["easy", "medium", "hard"] as const) {
      expect(chosen(view({ A: 5 }), level, ["SOL", "SOLA"])).toEqual([{ type: "pass" }]);
      expect(wordOf(chosen(view({ A: 5, S: 6 }), level, ["SOL", "SOLA"]))).toBe("A");
    }
  });
});

describe("a guard", () => {
  it("A-61 whose time is up leaves a move all the same, and is told what was cut", () => {
    const cuts: string[] = [];
    const guard = { isOver: () => true, cut: (where: string) => cuts.push(where) };
    const view = viewOf("kraft", {
      board: { G8: "T", H8: "A", I8: "G" },
      players: [{ rack: "RESLATO", coins: 20 }, { rack: "EEEEEEE" }],
      bag: "EEEEEEEEEEEEEEEEEEEEEE",
    });
    const commands = chooseActions(view, "expert", SMALL.knowledge, seeded("1"), guard);
    expect(playOf(commands).tiles.length).toBeGreaterThan(0);
    expect(cuts).toContain("replies");
  });
});
