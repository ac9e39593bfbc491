import { beforeAll, describe, expect, it } from "vitest";
import { decide, type RulesetId } from "../../../shared/rules/index.ts";
import { EVERY_WORD, fixedChance, type PositionNotation } from "../../../shared/rules/testing/match.ts";
import { setLocale } from "../../i18n/index.ts";
import { allows } from "../draft/rules.ts";
import { match, rackOf } from "../testing/testing.ts";
import { sitDown } from "../testing/testing-table.ts";
import { pressKey, pressWideKey } from "./keys.ts";
import { put } from "./laying.ts";
import { choiceLimit, confirmChoice, isChoosable, openChoice, openExchange } from "./rack-choice.ts";
import { tapPiece } from "./taps.ts";

const PURPOSES = ["swap", "exchange", "morph-rack"] as const;

const hands: readonly (readonly [RulesetId, PositionNotation])[] = [
  ["kraft", { players: [{ rack: "KATTENS", bar: ["swap"] }, {}] }],
  ["kraft-classic", { players: [{ rack: "KA*5T*7~S", bar: ["swap", "morph"] }, { rack: "A" }] }],
  ["alfapet", { players: [{ rack: "SO?L#>G" }, {}] }],
  ["wordfeud", { players: [{ rack: "KA?TENS" }, {}] }],
  ["daily-1", { players: [{ rack: "KATT*6S~", bar: ["swap", "morph"] }], size: 11 }],
];

beforeAll(() => setLocale("sv"));

describe("choosing tiles of the rack", () => {
  for (const [ruleset, hand] of hands) {
    for (const bag of ["ABCDEFGHIJ", "ABC", "A"]) {
      it(`K-30 C-04 C-08 P-12 W-08 offers what the engine takes, and no tile more: ${ruleset}, a bag of ${bag.length}`, () => {
        const game = match({ ...hand, bag }, EVERY_WORD, ruleset);
        const view = game.view(0);
        const rack = view.own?.rack ?? [];
        const context = { now: 0, words: EVERY_WORD, chance: fixedChance() };
        for (const purpose of PURPOSES) {
          if (!allows(view, purpose)) continue;
          const refused = (tiles: readonly string[]) => {
            const command = purpose === "morph-rack" ? { type: purpose, letter: tiles[0] ?? "" } : { type: purpose, tiles };
            return decide(game.state, 0, command, context).error;
          };
          for (const tile of rack) expect([tile, isChoosable(purpose, tile)]).toEqual([tile, refused([tile]) === null]);
          const choosable = rack.filter((tile) => isChoosable(purpose, tile));
          const most = choiceLimit(purpose, view);
          expect(refused(choosable.slice(0, most))).toBe(null);
          if (most < choosable.length && purpose !== "morph-rack") expect(refused(choosable.slice(0, most + 1))).not.toBe(null);
        }
      });
    }
  }

  it("C-04 says of an alfa tile that it cannot be chosen", () => {
    const { table, id } = sitDown(
      match({ players: [{ rack: "KA*5", bar: ["swap"] }, { rack: "A" }], bag: "XYZ" }, EVERY_WORD, "kraft-classic"),
    );
    tapPiece(table, id("swap"));
    tapPiece(table, id("*5"));
    expect(table.choice.value?.chosen.size).toBe(0);
    expect(table.notice.value).toBe("Du kan inte välja alfabricka (femhörning).");
  });

  it("C-08 morphs one tile of the rack at once, in its place, and keeps the turn and the draft", () => {
    const { table, id, onChoose, answer } = sitDown(
      match({ players: [{ rack: "KATTENS", bar: ["morph", "charge"] }, { rack: "A" }], bag: "XYZ" }, EVERY_WORD, "kraft-classic"),
    );
    put(table, id("E"), "H8");
    tapPiece(table, id("morph"));
    tapPiece(table, id("K"));
    // Only one can be chosen: a second one replaces the first.
    tapPiece(table, id("A"));
    expect(table.choice.value?.chosen).toEqual(new Set([id("A")]));
    confirmChoice(table);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ type: "morph-rack", letter: "A" });
    answer({ type: "morph-rack", letter: "A" });
    expect(rackOf(table.draft.value)).toBe("K~TTENS");
    expect(table.draft.value.laid.map(({ at }) => at)).toEqual(["H8"]);
    expect(table.draft.value.bar.map((piece) => piece?.item)).toEqual([undefined, "charge", ...new Array(5).fill(undefined)]);
  });

  it("K-42 taps the power again to leave, and keeps it", () => {
    const { table, id, onChoose } = sitDown(match({ players: [{ rack: "KA", bar: ["swap"] }, {}], bag: "XYZ" }));
    tapPiece(table, id("swap"));
    tapPiece(table, id("K"));
    tapPiece(table, id("swap"));
    expect(table.choice.value).toBe(null);
    confirmChoice(table);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("C-13 opens nothing for the last player with tiles, and says what there is to do", () => {
    const { table, id } = sitDown(
      match({ players: [{ rack: "KAT", bar: ["swap", "morph"] }, {}], bag: "" }, EVERY_WORD, "kraft-classic"),
    );
    for (const power of ["swap", "morph"]) {
      tapPiece(table, id(power));
      expect(table.choice.value).toBe(null);
      expect(table.notice.value).toBe("Bara du har brickor kvar. Lägg dem eller avsluta spelet.");
    }
  });

  it("W-08 gives no more than the bag holds; P-12 gives all of the rack to a bag of one", () => {
    for (const [ruleset, most] of [
      ["wordfeud", 2],
      ["alfapet", 4],
    ] as const) {
      const { table, id } = sitDown(match({ players: [{ rack: "SOLA" }, {}], bag: "XY" }, EVERY_WORD, ruleset));
      openExchange(table);
      for (const letter of "SOLA") tapPiece(table, id(letter));
      expect([ruleset, table.choice.value?.chosen.size]).toEqual([ruleset, most]);
    }
  });

  it("P-12 is worked by keys: letters choose and let go, Space turns nothing, Enter exchanges and plays nothing", () => {
    const { table, onChoose, onPlay } = sitDown(
      match({ players: [{ rack: "SOLAA?" }, {}], bag: "XYZABC" }, EVERY_WORD, "alfapet"),
    );
    const cursor = table.cursor.value;
    openExchange(table);
    for (const key of ["S", "a", "A", "?", "s", "ArrowLeft", " "]) pressKey(table, key) || pressWideKey(table, key);
    expect(table.choice.value?.chosen.size).toBe(3);
    expect(table.draft.value.laid).toEqual([]);
    expect(table.cursor.value).toBe(cursor);
    pressWideKey(table, "Enter");
    expect(onPlay).not.toHaveBeenCalled();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ type: "exchange", tiles: ["A", "A", "?"] });
  });

  it("stays shut while something is on its way", () => {
    const { table, busy } = sitDown(match({ players: [{ rack: "SOLA" }, {}], bag: "XY" }, EVERY_WORD, "alfapet"));
    busy.value = true;
    openChoice(table, "exchange", null);
    expect(table.choice.value).toBe(null);
  });
});
