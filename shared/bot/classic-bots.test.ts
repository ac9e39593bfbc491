/** What each bot of the earlier rules is said to do, in positions made for it (C-18). */
import { describe, expect, it } from "vitest";
import { evolve, type GameView, type PowerId, viewFor } from "../rules/index.ts";
import { type PositionNotation, prepared } from "../rules/testing/match.ts";
import { actionsOf } from "./choose.ts";
import { NO_GUARD } from "./guard.ts";
import { LeaveTable } from "./leave.ts";
import { LEVELS, type Level, skillOf } from "./levels.ts";
import type { Knowledge } from "./option.ts";
import { seeded } from "./seeded.ts";
import { generatorOf, knowing } from "./testing/knowledge.ts";

const [ROOKIE, WORDSMITH, WORDSMITH_PLUS, ALFA] = LEVELS;

interface Turn {
  /** Letters laid, each with its square. */
  readonly tiles: readonly string[];
  readonly powers: readonly PowerId[];
  readonly commands: readonly string[];
}

function turnOf(level: Level, position: PositionNotation, knowledge: Knowledge): Turn {
  const view: GameView = viewFor(evolve(null, prepared("kraft-classic", position)), 0);
  const unseen = [...(position.bag ?? ""), ...(position.players?.[1]?.rack ?? "")];
  const commands = actionsOf({
    view,
    // Everything that it could see is seen.
    skill: { ...skillOf(level, "kraft-classic"), sees: 100 },
    knowledge,
    random: seeded("1"),
    guard: NO_GUARD,
    unseen,
    leave: new LeaveTable(view, unseen),
  });
  const play = commands.find((command) => command.type === "play");
  const { tiles, powers } = play?.type === "play" ? play : { tiles: [], powers: [] };
  return {
    tiles: tiles.map(({ at, letter }) => `${at}${letter}`),
    powers: [...new Set(powers.map(({ power }) => power))],
    commands: commands.map(({ type }) => type),
  };
}

const SOL = { H8: "S", I8: "O", J8: "L" };
const VALUES = Object.fromEntries([..."SOLATRX"].map((letter) => [letter, 1]));
const FULL_BAG = "ETANRSLIDOKMGVETANRSLIDOKMGVETANRSLIDOKMGV";

describe("C-18 Rookie moves simply and fast", () => {
  const common = ["SOL", "SOLA"];
  const rare = [...common, "SOLART"];
  const knowledge: Knowledge = {
    simple: generatorOf(common),
    everyday: generatorOf(rare),
    known: generatorOf(rare),
    all: generatorOf(rare),
  };
  const position: PositionNotation = {
    board: SOL,
    values: { ...VALUES, T: 9 },
    players: [{ rack: "ART" }, { rack: "E" }],
    bag: FULL_BAG,
  };

  it("with words of everyday, where the others find more", () => {
    expect(turnOf(ROOKIE, position, knowledge).tiles).toEqual(["K8A"]);
    for (const level of [WORDSMITH, WORDSMITH_PLUS, ALFA]) {
      expect([level, turnOf(level, position, knowledge).tiles]).toEqual([level, ["K8A", "L8R", "M8T"]]);
    }
  });

  it("without premiums of its own making, which Wordsmith+ and Alfa place", () => {
    const rich: PositionNotation = {
      ...position,
      players: [{ rack: "ART", coins: 40 }, { rack: "E" }],
      values: { ...VALUES, A: 9 },
    };
    const placed = (level: Level) => turnOf(level, rich, knowledge).powers.some((power) => power.startsWith("place"));
    expect(LEVELS.map(placed)).toEqual([false, false, true, true]);
    expect(turnOf(ROOKIE, rich, knowledge).powers.every((power) => power === "charge")).toBe(true);
  });

  it("and looks at nothing but its own play", () => {
    const { racks, endgame, refills, reshapings } = skillOf(ROOKIE, "kraft-classic");
    expect([racks, endgame, refills, reshapings]).toEqual([0, 0, 0, 0]);
  });
});

describe("C-18 Alfa looks ahead", () => {
  it("in two turns: a smaller play now, for the one that it opens", () => {
    // SOLAR takes most points at once; SAR prepares RT on word ×3.
    const words = knowing("SOL", "SOLAR", "SAR", "RT");
    const position: PositionNotation = {
      board: SOL,
      premiums: { I10: "3W" },
      values: { ...VALUES, T: 4 },
      players: [
        { rack: "ART", coins: 0 },
        { rack: "X", coins: 0 },
      ],
    };
    expect(turnOf(WORDSMITH, position, words).tiles).toEqual(["K8A", "L8R"]);
    expect(turnOf(ALFA, position, words).tiles).toEqual(["H9A", "H10R"]);
    const next: PositionNotation = { ...position, board: { ...SOL, H9: "A", H10: "R" }, players: [{ rack: "T" }, { rack: "X" }] };
    expect(turnOf(ALFA, next, words).tiles).toEqual(["I10T"]);
  });

  it("to a better turn for an alfa tile, which it does not spend on a point", () => {
    const words = knowing("SOL", "SOLA", "SOLX");
    const position: PositionNotation = {
      board: SOL,
      values: { ...VALUES, A: 4 },
      players: [{ rack: "A*7", coins: 0 }, { rack: "E" }],
      bag: FULL_BAG,
    };
    expect(turnOf(ALFA, position, words).tiles).toEqual(["K8A"]);
  });
});
