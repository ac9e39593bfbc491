import { beforeAll, describe, expect, it } from "vitest";
import { decide, type RulesetId } from "../../../shared/rules/index.ts";
import { EVERY_WORD, fixedChance, type PositionNotation } from "../../../shared/rules/testing/match.ts";
import { setLocale } from "../../i18n/index.ts";
import { allows } from "../draft/rules.ts";
import { match, rackOf } from "../testing/testing.ts";
import { sitDown } from "../testing/testing-board.ts";
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
    const { model, id } = sitDown(
      match({ players: [{ rack: "KA*5", bar: ["swap"] }, { rack: "A" }], bag: "XYZ" }, EVERY_WORD, "kraft-classic"),
    );
    tapPiece(model, id("swap"));
    tapPiece(model, id("*5"));
    expect(model.choice.value?.chosen.size).toBe(0);
    expect(model.notice.value).toBe("Du kan inte välja alfabricka (femhörning).");
  });

  it("C-08 morphs one tile of the rack at once, in its place, and keeps the turn and the draft", () => {
    const { model, id, onChoose, answer } = sitDown(
      match({ players: [{ rack: "KATTENS", bar: ["morph", "charge"] }, { rack: "A" }], bag: "XYZ" }, EVERY_WORD, "kraft-classic"),
    );
    put(model, id("E"), "H8");
    tapPiece(model, id("morph"));
    tapPiece(model, id("K"));
    // Only one can be chosen: a second one replaces the first.
    tapPiece(model, id("A"));
    expect(model.choice.value?.chosen).toEqual(new Set([id("A")]));
    confirmChoice(model);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ type: "morph-rack", letter: "A" });
    answer({ type: "morph-rack", letter: "A" });
    expect(rackOf(model.draft.value)).toBe("K~TTENS");
    expect(model.draft.value.laid.map(({ at }) => at)).toEqual(["H8"]);
    expect(model.draft.value.bar.map((piece) => piece?.item)).toEqual([undefined, "charge", ...new Array(5).fill(undefined)]);
  });

  it("K-42 taps the power again to leave, and keeps it", () => {
    const { model, id, onChoose } = sitDown(match({ players: [{ rack: "KA", bar: ["swap"] }, {}], bag: "XYZ" }));
    tapPiece(model, id("swap"));
    tapPiece(model, id("K"));
    tapPiece(model, id("swap"));
    expect(model.choice.value).toBe(null);
    confirmChoice(model);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("C-13 opens nothing for the last player with tiles, and says what there is to do", () => {
    const { model, id } = sitDown(
      match({ players: [{ rack: "KAT", bar: ["swap", "morph"] }, {}], bag: "" }, EVERY_WORD, "kraft-classic"),
    );
    for (const power of ["swap", "morph"]) {
      tapPiece(model, id(power));
      expect(model.choice.value).toBe(null);
      expect(model.notice.value).toBe("Bara du har brickor kvar. Lägg dem eller avsluta spelet.");
    }
  });

  it("W-08 gives no more than the bag holds; P-12 gives all of the rack to a bag of one", () => {
    for (const [ruleset, most] of [
      ["wordfeud", 2],
      ["alfapet", 4],
    ] as const) {
      const { model, id } = sitDown(match({ players: [{ rack: "SOLA" }, {}], bag: "XY" }, EVERY_WORD, ruleset));
      openExchange(model);
      for (const letter of "SOLA") tapPiece(model, id(letter));
      expect([ruleset, model.choice.value?.chosen.size]).toEqual([ruleset, most]);
    }
  });

  it("P-12 is worked by keys: letters choose and let go, Space turns nothing, Enter exchanges and plays nothing", () => {
    const { model, onChoose, onPlay } = sitDown(
      match({ players: [{ rack: "SOLAA?" }, {}], bag: "XYZABC" }, EVERY_WORD, "alfapet"),
    );
    const cursor = model.cursor.value;
    openExchange(model);
    for (const key of ["S", "a", "A", "?", "s", "ArrowLeft", " "]) pressKey(model, key) || pressWideKey(model, key);
    expect(model.choice.value?.chosen.size).toBe(3);
    expect(model.draft.value.laid).toEqual([]);
    expect(model.cursor.value).toBe(cursor);
    pressWideKey(model, "Enter");
    expect(onPlay).not.toHaveBeenCalled();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ type: "exchange", tiles: ["A", "A", "?"] });
  });

  it("stays shut while something is on its way", () => {
    const { model, busy } = sitDown(match({ players: [{ rack: "SOLA" }, {}], bag: "XY" }, EVERY_WORD, "alfapet"));
    busy.value = true;
    openChoice(model, "exchange", null);
    expect(model.choice.value).toBe(null);
  });
});
