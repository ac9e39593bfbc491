import { beforeAll, describe, expect, it } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import { bringBack, choose, put, recallAll, shuffle } from "../actions/laying.ts";
import { confirmChoice, leaveChoice } from "../actions/rack-choice.ts";
import { priceOf, sell } from "../actions/selling.ts";
import { play } from "../actions/sending.ts";
import { letGo, tapPiece, tapSquare } from "../actions/taps.ts";
import { match, rackOf } from "../testing/testing.ts";
import { sitDown as sit } from "../testing/testing-board.ts";
import type { BoardOptions } from "./board-model.ts";
import { playState } from "./play-state.ts";

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

const sitDown = (options: Partial<BoardOptions> = {}) => sit(game(), WORDS, options);

beforeAll(() => setLocale("sv"));

describe("the table", () => {
  it("A-71 taps a tile and a square to lay it, and taps it again to take it back", () => {
    const { model, id } = sitDown();
    const t = id("T");
    tapPiece(model, t);
    expect(model.selected.value).toBe(t);
    expect(tapSquare(model, "J8")).toBe(true);
    expect(model.draft.value.laid).toEqual([{ id: t, at: "J8", letter: "T" }]);
    tapSquare(model, "J8");
    expect(model.draft.value.laid).toEqual([]);
  });

  it("K-13 taps the place that a tile left to take it back", () => {
    const { model, id } = sitDown();
    const t = id("T");
    put(model, t, "J8");
    tapPiece(model, t);
    expect(model.draft.value.laid).toEqual([]);
  });

  it("A-71 knows what the draft would give, and sends exactly that", () => {
    const { model, id, onPlay } = sitDown();
    put(model, id("T"), "J8");
    put(model, id("T"), "K8");
    expect(playState(model)).toEqual({ kind: "ready", points: 4, powersOnly: false });
    play(model);
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
    const { model, id, onPlay } = sitDown();
    put(model, id("S"), "J8");
    expect(playState(model)).toEqual({ kind: "unknown" });
    expect(model.spoken.value.text).toContain("KAS finns inte i ordlistan");
    play(model);
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it("R-11 R-13 keeps what is no play at home, and says why", () => {
    const { model, id, onPlay } = sitDown();
    put(model, id("S"), "A5");
    expect(playState(model)).toEqual({ kind: "unfinished" });
    play(model);
    expect(onPlay).not.toHaveBeenCalled();
    expect(model.notice.value).toBe("Brickorna ska röra en bricka på brädet.");
  });

  it("says nothing of words while the word list is on its way", () => {
    const { model, id, words } = sitDown();
    words.value = null;
    put(model, id("S"), "J8");
    expect(playState(model).kind).toBe("ready");
  });

  it("K-11 sends nothing in the opponent's turn, and drafts all the same", () => {
    const { model, id, canAct, onPlay } = sitDown();
    canAct.value = false;
    put(model, id("T"), "J8");
    play(model);
    expect(onPlay).not.toHaveBeenCalled();
    expect(model.draft.value.laid).toHaveLength(1);
  });

  it("R-10 refuses a taken square at once, and keeps the tile in the hand", () => {
    const { model, id } = sitDown();
    tapPiece(model, id("T"));
    tapSquare(model, "H8");
    expect(model.draft.value.laid).toEqual([]);
    expect(model.selected.value).toBe(id("T"));
    expect(model.notice.value).toBe("Det går inte att lägga på H8.");
  });

  it("R-07 K-33 asks for the letter of an alfa tile and of a morph; without one nothing is drafted", () => {
    const { model, id } = sitDown();
    put(model, id("alfa:hexagon"), "A5");
    expect(model.picking.value?.at).toBe("A5");
    choose(model, null);
    expect(model.draft.value.laid).toEqual([]);
    put(model, id("alfa:hexagon"), "A5");
    choose(model, { letter: "Ö" });
    expect(model.draft.value.laid[0]?.letter).toBe("Ö");
    put(model, id("morph"), "H8");
    choose(model, { letter: "M" });
    expect(model.draft.value.powers[0]).toMatchObject({ at: "H8", letter: "M" });
  });

  it("lights the squares of the power in the hand", () => {
    const { model, id } = sitDown();
    tapPiece(model, id("charge"));
    expect(model.faces.filter((face) => face.value.lit).map((face) => face.value.at)).toEqual(["H8", "I8"]);
    letGo(model);
    expect(model.faces.some((face) => face.value.lit)).toBe(false);
  });

  it("changes the face of the squares that changed, and of no other", () => {
    const { model, id } = sitDown();
    const before = model.faces.map((face) => face.value);
    put(model, id("T"), "J8");
    const changed = model.faces.filter((face, index) => face.value !== before[index]).map((face) => face.value.at);
    expect(changed).toEqual(["J8"]);
  });

  it("K-42 swaps the chosen tiles when that is confirmed, and nothing when it is left", () => {
    const { model, id, onChoose } = sitDown();
    tapPiece(model, id("swap"));
    tapPiece(model, id("K"));
    leaveChoice(model);
    expect(model.choice.value).toBe(null);
    tapPiece(model, id("swap"));
    tapPiece(model, id("K"));
    tapPiece(model, id("S"));
    tapPiece(model, id("K"));
    confirmChoice(model);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ type: "swap", tiles: ["S"] });
  });

  it("K-30 opens no swap with an empty bag or in the opponent's turn", () => {
    const { model, id, view, canAct } = sitDown();
    canAct.value = false;
    tapPiece(model, id("swap"));
    expect(model.choice.value).toBe(null);
    canAct.value = true;
    view.value = { ...view.value, bag: 0 };
    tapPiece(model, id("swap"));
    expect(model.choice.value).toBe(null);
    expect(model.notice.value).toBe("Det finns inga brickor kvar att dra.");
  });

  it("K-40 sells a bought power, drafted or not, and no earned tile", () => {
    const { model, id, onSell } = sitDown();
    expect(priceOf(model, id("alfa:hexagon"))).toBe(null);
    sell(model, id("alfa:hexagon"));
    expect(onSell).not.toHaveBeenCalled();
    const charge = id("charge");
    put(model, charge, "H8");
    expect(priceOf(model, charge)).toBe(1);
    sell(model, charge);
    expect(onSell).toHaveBeenCalledExactlyOnceWith("charge");
    expect(model.draft.value.powers).toEqual([]);
  });

  it("stands still while a play is on its way", () => {
    const { model, id, busy } = sitDown();
    put(model, id("T"), "J8");
    busy.value = true;
    put(model, id("S"), "K8");
    recallAll(model);
    shuffle(model);
    expect(model.draft.value.laid.map(({ at }) => at)).toEqual(["J8"]);
    expect(rackOf(model.draft.value)).toBe("KATTENS");
  });

  it("R-15 shows the server's no until the draft changes", () => {
    const { model, id } = sitDown();
    const t = id("T");
    put(model, t, "J8");
    model.refusal.value = { code: "word-not-in-lexicon", rejected: ["KAT"] };
    bringBack(model, t);
    expect(model.refusal.value).toBe(null);
  });

  it("R-24 what was said in another's turn is gone when one's own begins, and a letter is picked no longer once it ends", () => {
    const { model, id, view, played } = sitDown();
    model.picking.value = { id: id("alfa:hexagon"), at: "J8" };
    played.do(0, { type: "pass" });
    view.value = played.view(0);
    expect(model.picking.value).toBe(null);
    model.picking.value = { id: id("alfa:hexagon"), at: "J8" };
    model.refusal.value = { code: "not-your-turn" };
    model.notice.value = "Det är inte din tur.";
    played.do(1, { type: "pass" });
    view.value = played.view(0);
    expect([model.refusal.value, model.notice.value]).toEqual([null, null]);
    expect(model.picking.value).not.toBe(null);
  });

  it("A-73 finds the draft again after a reload, and forgets it when the match is over", () => {
    const storage = memory();
    const first = sitDown({ storage });
    put(first.model, first.id("T"), "J8");
    first.model.dispose();
    const second = sitDown({ storage });
    expect(second.model.draft.value.laid.map(({ at }) => at)).toEqual(["J8"]);
    second.played.do(1, { type: "resign" });
    second.view.value = second.played.view(0);
    expect(storage.getItem("alfa-kraft:draft:m")).toBe(null);
  });

  it("K-13 is empty after its play came back, with the new tiles in the gaps", () => {
    const { model, id, view, played, onPlay } = sitDown();
    put(model, id("T"), "J8");
    play(model);
    const command = onPlay.mock.calls[0]?.[0];
    if (command !== undefined) played.do(0, command);
    view.value = played.view(0);
    expect(model.draft.value.laid).toEqual([]);
    expect(rackOf(model.draft.value)).toBe("KAATENS");
    expect(model.preview.value).toBe(null);
  });

  it("drops a selection whose piece is gone", () => {
    const { model, id, view, played } = sitDown();
    tapPiece(model, id("charge"));
    played.do(0, { type: "sell", power: "charge" });
    view.value = played.view(0);
    expect(model.selected.value).toBe(null);
  });

  it("R-33 lays nothing once the match is over", () => {
    const { model, id, view, played } = sitDown();
    played.do(1, { type: "resign" });
    view.value = played.view(0);
    tapPiece(model, id("T"));
    expect(put(model, id("T"), "J8")).toBe(false);
    expect(model.draft.value.laid).toEqual([]);
  });

  it("A-71 says every action once in the live region", () => {
    const { model, id } = sitDown();
    const count = model.spoken.value.count;
    put(model, id("T"), "J8");
    expect(model.spoken.value.text).toContain("T på J8");
    expect(model.spoken.value.count).toBe(count + 1);
    recallAll(model);
    expect(model.spoken.value.text).toBe("Allt tillbaka");
  });
});
