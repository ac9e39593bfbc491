import { beforeAll, describe, expect, it } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import { bringBack, choose, put, recallAll, shuffle } from "../actions/laying.ts";
import { confirmChoice, leaveChoice } from "../actions/rack-choice.ts";
import { priceOf, sell } from "../actions/selling.ts";
import { play } from "../actions/sending.ts";
import { letGo, tapPiece, tapSquare } from "../actions/taps.ts";
import { match, rackOf } from "../testing/testing.ts";
import { sitDown as sit } from "../testing/testing-table.ts";
import { playState } from "./play-state.ts";
import type { TableOptions } from "./table.ts";

const game = () =>
  match({
    board: { H8: "K", I8: "A" },
    premiums: { A1: "3W" },
    players: [{ rack: "KATTENS", coins: 9, bar: ["charge", "swap", "alfa:hexagon", "morph", "erase"] }, {}],
    bag: "ABCDEFGH",
  });

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const WORDS = new Set(["KATT", "KA", "TA", "AT"]);

const sitDown = (options: Partial<TableOptions> = {}) => sit(game(), WORDS, options);

beforeAll(() => setLocale("sv"));

describe("the table", () => {
  it("A-71 taps a tile and a square to lay it, and taps it again to take it back", () => {
    const { table, id } = sitDown();
    const t = id("T");
    tapPiece(table, t);
    expect(table.selected.value).toBe(t);
    expect(tapSquare(table, "J8")).toBe(true);
    expect(table.draft.value.laid).toEqual([{ id: t, at: "J8", letter: "T" }]);
    tapSquare(table, "J8");
    expect(table.draft.value.laid).toEqual([]);
  });

  it("K-13 taps the place that a tile left to take it back", () => {
    const { table, id } = sitDown();
    const t = id("T");
    put(table, t, "J8");
    tapPiece(table, t);
    expect(table.draft.value.laid).toEqual([]);
  });

  it("A-71 knows what the draft would give, and sends exactly that", () => {
    const { table, id, onPlay } = sitDown();
    put(table, id("T"), "J8");
    put(table, id("T"), "K8");
    expect(playState(table)).toEqual({ kind: "ready", points: 4, powersOnly: false });
    play(table);
    expect(onPlay).toHaveBeenCalledWith({
      type: "play",
      tiles: [
        { at: "J8", letter: "T" },
        { at: "K8", letter: "T" },
      ],
      powers: [],
    });
  });

  it("K-28 lets an unknown word be played all the same, and names it", () => {
    const { table, id, onPlay } = sitDown();
    put(table, id("S"), "J8");
    expect(playState(table)).toEqual({ kind: "unknown" });
    expect(table.spoken.value.text).toContain("KAS finns inte i ordlistan");
    play(table);
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it("R-11 R-13 keeps what is no play at home, and says why", () => {
    const { table, id, onPlay } = sitDown();
    put(table, id("S"), "A5");
    expect(playState(table)).toEqual({ kind: "unfinished" });
    play(table);
    expect(onPlay).not.toHaveBeenCalled();
    expect(table.notice.value).toBe("Brickorna ska röra en bricka på brädet.");
  });

  it("says nothing of words while the word list is on its way", () => {
    const { table, id, words } = sitDown();
    words.value = null;
    put(table, id("S"), "J8");
    expect(playState(table).kind).toBe("ready");
  });

  it("K-11 sends nothing in the opponent's turn, and drafts all the same", () => {
    const { table, id, canAct, onPlay } = sitDown();
    canAct.value = false;
    put(table, id("T"), "J8");
    play(table);
    expect(onPlay).not.toHaveBeenCalled();
    expect(table.draft.value.laid).toHaveLength(1);
  });

  it("R-10 refuses a taken square at once, and keeps the tile in the hand", () => {
    const { table, id } = sitDown();
    tapPiece(table, id("T"));
    tapSquare(table, "H8");
    expect(table.draft.value.laid).toEqual([]);
    expect(table.selected.value).toBe(id("T"));
    expect(table.notice.value).toBe("Det går inte att lägga på H8.");
  });

  it("R-07 K-33 asks for the letter of an alfa tile and of a morph; without one nothing is drafted", () => {
    const { table, id } = sitDown();
    put(table, id("alfa:hexagon"), "A5");
    expect(table.picking.value?.at).toBe("A5");
    choose(table, null);
    expect(table.draft.value.laid).toEqual([]);
    put(table, id("alfa:hexagon"), "A5");
    choose(table, { letter: "Ö" });
    expect(table.draft.value.laid[0]?.letter).toBe("Ö");
    put(table, id("morph"), "H8");
    choose(table, { letter: "M" });
    expect(table.draft.value.powers[0]).toMatchObject({ at: "H8", letter: "M" });
  });

  it("lights the squares of the power in the hand", () => {
    const { table, id } = sitDown();
    tapPiece(table, id("charge"));
    expect(table.faces.filter((face) => face.value.lit).map((face) => face.value.at)).toEqual(["H8", "I8"]);
    letGo(table);
    expect(table.faces.some((face) => face.value.lit)).toBe(false);
  });

  it("changes the face of the squares that changed, and of no other", () => {
    const { table, id } = sitDown();
    const before = table.faces.map((face) => face.value);
    put(table, id("T"), "J8");
    const changed = table.faces.filter((face, index) => face.value !== before[index]).map((face) => face.value.at);
    expect(changed).toEqual(["J8"]);
  });

  it("K-42 swaps the chosen tiles when that is confirmed, and nothing when it is left", () => {
    const { table, id, onChoose } = sitDown();
    tapPiece(table, id("swap"));
    tapPiece(table, id("K"));
    leaveChoice(table);
    expect(table.choice.value).toBe(null);
    tapPiece(table, id("swap"));
    tapPiece(table, id("K"));
    tapPiece(table, id("S"));
    tapPiece(table, id("K"));
    confirmChoice(table);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ type: "swap", tiles: ["S"] });
  });

  it("K-30 opens no swap with an empty bag or in the opponent's turn", () => {
    const { table, id, view, canAct } = sitDown();
    canAct.value = false;
    tapPiece(table, id("swap"));
    expect(table.choice.value).toBe(null);
    canAct.value = true;
    view.value = { ...view.value, bag: 0 };
    tapPiece(table, id("swap"));
    expect(table.choice.value).toBe(null);
    expect(table.notice.value).toBe("Det finns inga brickor kvar att dra.");
  });

  it("K-40 sells a bought power, drafted or not, and no earned tile", () => {
    const { table, id, onSell } = sitDown();
    expect(priceOf(table, id("alfa:hexagon"))).toBe(null);
    sell(table, id("alfa:hexagon"));
    expect(onSell).not.toHaveBeenCalled();
    const charge = id("charge");
    put(table, charge, "H8");
    expect(priceOf(table, charge)).toBe(1);
    sell(table, charge);
    expect(onSell).toHaveBeenCalledExactlyOnceWith("charge");
    expect(table.draft.value.powers).toEqual([]);
  });

  it("stands still while a play is on its way", () => {
    const { table, id, busy } = sitDown();
    put(table, id("T"), "J8");
    busy.value = true;
    put(table, id("S"), "K8");
    recallAll(table);
    shuffle(table);
    expect(table.draft.value.laid.map(({ at }) => at)).toEqual(["J8"]);
    expect(rackOf(table.draft.value)).toBe("KATTENS");
  });

  it("R-15 shows the server's no until the draft changes", () => {
    const { table, id } = sitDown();
    const t = id("T");
    put(table, t, "J8");
    table.refusal.value = { code: "word-not-in-lexicon", rejected: ["KAT"] };
    bringBack(table, t);
    expect(table.refusal.value).toBe(null);
  });

  it("R-24 what was said in another's turn is gone when one's own begins, and a letter is picked no longer once it ends", () => {
    const { table, id, view, played } = sitDown();
    table.picking.value = { id: id("alfa:hexagon"), at: "J8" };
    played.do(0, { type: "pass" });
    view.value = played.view(0);
    expect(table.picking.value).toBe(null);
    table.picking.value = { id: id("alfa:hexagon"), at: "J8" };
    table.refusal.value = { code: "not-your-turn" };
    table.notice.value = "Det är inte din tur.";
    played.do(1, { type: "pass" });
    view.value = played.view(0);
    expect([table.refusal.value, table.notice.value]).toEqual([null, null]);
    expect(table.picking.value).not.toBe(null);
  });

  it("A-73 finds the draft again after a reload, and forgets it when the match is over", () => {
    const storage = memory();
    const first = sitDown({ storage });
    put(first.table, first.id("T"), "J8");
    first.table.dispose();
    const second = sitDown({ storage });
    expect(second.table.draft.value.laid.map(({ at }) => at)).toEqual(["J8"]);
    second.played.do(1, { type: "resign" });
    second.view.value = second.played.view(0);
    expect(storage.getItem("alfa-kraft:draft:m")).toBe(null);
  });

  it("K-13 is empty after its play came back, with the new tiles in the gaps", () => {
    const { table, id, view, played, onPlay } = sitDown();
    put(table, id("T"), "J8");
    play(table);
    const command = onPlay.mock.calls[0]?.[0];
    if (command !== undefined) played.do(0, command);
    view.value = played.view(0);
    expect(table.draft.value.laid).toEqual([]);
    expect(rackOf(table.draft.value)).toBe("KAATENS");
    expect(table.preview.value).toBe(null);
  });

  it("drops a selection whose piece is gone", () => {
    const { table, id, view, played } = sitDown();
    tapPiece(table, id("charge"));
    played.do(0, { type: "sell", power: "charge" });
    view.value = played.view(0);
    expect(table.selected.value).toBe(null);
  });

  it("R-33 lays nothing once the match is over", () => {
    const { table, id, view, played } = sitDown();
    played.do(1, { type: "resign" });
    view.value = played.view(0);
    tapPiece(table, id("T"));
    expect(put(table, id("T"), "J8")).toBe(false);
    expect(table.draft.value.laid).toEqual([]);
  });

  it("A-71 says every action once in the live region", () => {
    const { table, id } = sitDown();
    const count = table.spoken.value.count;
    put(table, id("T"), "J8");
    expect(table.spoken.value.text).toContain("T på J8");
    expect(table.spoken.value.count).toBe(count + 1);
    recallAll(table);
    expect(table.spoken.value.text).toBe("Allt tillbaka");
  });
});
