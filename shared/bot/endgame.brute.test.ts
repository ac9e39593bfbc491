/** What Expert does with an empty bag, against every way in which the rest of a match can go (C-18). */
import { describe, expect, it, vi } from "vitest";
import { evolve, type GameState, type RulesetId, viewFor } from "../rules/index.ts";
import { type PositionNotation, prepared } from "../rules/testing/match.ts";
import { actionsOf } from "./choose.ts";
import { NO_GUARD } from "./guard.ts";
import { LeaveTable } from "./leave.ts";
import { skillOf } from "./levels.ts";
import { seeded } from "./seeded.ts";
import { BruteEndgame } from "./testing/brute-endgame.ts";
import { knowing } from "./testing/knowledge.ts";

vi.setConfig({ testTimeout: 60_000 });

const SIZE = 5;
const POSITIONS = 4;

interface Kind {
  readonly name: string;
  readonly ruleset: RulesetId;
  /** What the seats hold: L for a letter. */
  readonly racks: readonly string[];
  readonly bars?: NonNullable<PositionNotation["players"]>[number]["bar"][];
  /** Of plays that differ only in an alfa tile's letter, a search finds some: points that this may cost. */
  readonly within?: number;
}

const KINDS: readonly Kind[] = [
  { name: "K-70 kraft", ruleset: "kraft", racks: ["LLL", "LLL"] },
  { name: "K-70 kraft, four letters", ruleset: "kraft", racks: ["LLLL", "LL"] },
  { name: "K-23 kraft with an alfa tile", ruleset: "kraft", racks: ["LL", "L"], bars: [["alfa:hexagon"], []], within: 10 },
  { name: "K-22 kraft with gold", ruleset: "kraft", racks: ["LL", "LL"], bars: [["gold"], ["gold"]] },
  { name: "C-11 C-13 kraft-classic", ruleset: "kraft-classic", racks: ["LLL", "LLL"] },
  { name: "C-05 kraft-classic with an alfa tile", ruleset: "kraft-classic", racks: ["LL*6", "LL"], within: 10 },
  { name: "C-08 kraft-classic with a wildcard", ruleset: "kraft-classic", racks: ["L~", "LL"] },
  { name: "C-13 kraft-classic, one alone", ruleset: "kraft-classic", racks: ["LLL", ""] },
  { name: "P-13 alfapet", ruleset: "alfapet", racks: ["LLL", "LLL"] },
  { name: "P-09 alfapet with a blank", ruleset: "alfapet", racks: ["L?", "LL"] },
  { name: "P-13 alfapet, a third without tiles", ruleset: "alfapet", racks: ["LLL", "", "LL"] },
  { name: "P-13 alfapet, one alone", ruleset: "alfapet", racks: ["LLL", "", ""] },
  { name: "W-09 W-10 wordfeud", ruleset: "wordfeud", racks: ["LLL", "LLL"] },
  { name: "W-10 wordfeud with a blank", ruleset: "wordfeud", racks: ["L?", "LL"] },
];

function positionOf({ ruleset, racks, bars }: Kind, seed: string): { readonly state: GameState; readonly brute: BruteEndgame } {
  const random = seeded(seed);
  const letters = [..."ABCDE"];
  const letter = () => letters[random.below(letters.length)] ?? "A";
  const word = () => Array.from({ length: 2 + random.below(3) }, letter).join("");
  const words = [...new Set(Array.from({ length: 14 }, word))];
  const [across = "AB"] = words.filter(({ length }) => length > 2);
  const board = Object.fromEntries([...across].map((each, at) => [`${"ABCDE".charAt(at)}3`, each]));
  const premium = () => (["2L", "3L", "2W", "3W"] as const)[random.below(4)] ?? "2L";
  const square = () => `${"ABCDE".charAt(random.below(SIZE))}${1 + random.below(SIZE)}`;
  const premiums = Object.fromEntries(Array.from({ length: 8 }, () => [square(), premium()]));
  const values = Object.fromEntries(letters.map((each) => [each, 1 + random.below(9)]));
  const players = racks.map((rack, seat) => ({
    rack: rack.replaceAll("L", letter),
    coins: 0,
    ...(bars?.[seat] === undefined ? {} : { bar: bars[seat] }),
  }));
  const passes = 0;
  const started = prepared(ruleset, { size: SIZE, rackSize: 7, board, premiums, values, players, passes });
  return { state: evolve(null, started), brute: new BruteEndgame(words) };
}

describe.each(KINDS)("$name", (kind) => {
  it("C-18 plays without error once the bag is empty", () => {
    const different: string[] = [];
    for (let seed = 0; seed < POSITIONS; seed++) {
      const { state, brute } = positionOf(kind, `${kind.name} ${seed}`);
      const other = kind.racks.findIndex((rack, seat) => seat > 0 && rack !== "");
      const opponent = other < 0 ? 1 : other;
      const view = viewFor(state, 0);
      const skill = skillOf("expert", kind.ruleset);
      const unseen = state.seats.flatMap(({ rack }, seat) => (seat === 0 ? [] : rack));
      const commands = actionsOf({
        view,
        skill: { ...skill, powers: [] },
        knowledge: knowing(...brute.words),
        random: seeded("1"),
        guard: NO_GUARD,
        unseen,
        leave: new LeaveTable(view, unseen),
      });
      let after = state;
      for (const command of commands) after = brute.after(after, command);
      const gained = (seat: number) => (after.seats[seat]?.score ?? 0) + (after.seats[seat]?.coins ?? 0);
      const got = gained(0) - gained(opponent) + brute.rest(after, 0, opponent);
      const best = brute.rest(state, 0, opponent);
      if (best - got > (kind.within ?? 0)) different.push(`${seed}: ${got} of ${best} ${JSON.stringify(commands)}`);
    }
    expect(different).toEqual([]);
  });
});
