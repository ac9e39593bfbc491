import { beforeAll, describe, expect, it } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import { confirmChoice, openExchange } from "../actions/rack-choice.ts";
import { tapPiece } from "../actions/taps.ts";
import { type Draft, layArrow } from "../draft/draft.ts";
import { reconcile } from "../draft/reconcile.ts";
import { freshDraft, idOf, layItem, match, placeItem } from "../testing/testing.ts";
import { sitDown } from "../testing/testing-board.ts";
import { deserialise, forgetDraft, loadDraft, saveDraft, serialise } from "./storage.ts";

const view = match({
  board: { H8: "K" },
  players: [{ rack: "KATT?NS", bar: ["charge", "morph", "alfa:hexagon", "gold"] }, {}],
}).view(0);
const draft = placeItem(layItem(layItem(freshDraft(view), "T", "H9"), "gold", "H10", "Å"), "morph", "H8", "M");

beforeAll(() => setLocale("sv"));

const alone = (drafted: Draft) => ({ draft: drafted, choice: null });

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("a draft that outlives a reload", () => {
  it("A-73 comes back as it was, rack order and all", () => {
    const kept = deserialise(serialise(alone(draft)));
    expect(kept).toEqual(alone(draft));
    expect(reconcile(kept?.draft ?? null, view)).toEqual(draft);
  });

  it("A-73 keeps arrows and stop tiles as well", () => {
    const alfapet = match({ board: { H8: "K" }, players: [{ rack: "SO#>" }, {}] }, undefined, "alfapet").view(0);
    const laid = layItem(layItem(freshDraft(alfapet), "#", "I8"), "S", "J8");
    const bent = layArrow(laid, idOf(laid, ">"), "J8", "down-right");
    expect(reconcile(deserialise(serialise(alone(bent)))?.draft ?? null, alfapet)).toEqual(bent);
  });

  it("A-73 is kept by match", () => {
    const storage = memory();
    saveDraft(storage, "one", alone(draft));
    expect(loadDraft(storage, "one")).toEqual(alone(draft));
    expect(loadDraft(storage, "two")).toBe(null);
    forgetDraft(storage, "one");
    expect(storage.kept.size).toBe(0);
  });

  it("A-73 keeps which tiles were chosen, until the turn is over", () => {
    const storage = memory();
    const game = match({ players: [{ rack: "SOLA" }, { rack: "KATT" }], bag: "XYZABC" }, undefined, "alfapet");
    const before = sitDown(game, null, { storage });
    openExchange(before.model);
    tapPiece(before.model, before.id("S"));
    tapPiece(before.model, before.id("L"));
    before.model.dispose();
    const { model, id, onChoose } = sitDown(game, null, { storage });
    expect(model.choice.value).toEqual({ purpose: "exchange", power: null, chosen: new Set([id("S"), id("L")]) });
    model.dispose();
    game.do(0, { type: "pass" });
    game.do(1, { type: "pass" });
    expect(sitDown(game, null, { storage }).model.choice.value).toBe(null);
    confirmChoice(model);
    expect(onChoose).toHaveBeenCalledWith({ type: "exchange", tiles: ["S", "L"] });
  });

  it("a draft that was kept before choices were is read", () => {
    const { choice: _, ...older } = JSON.parse(serialise(alone(draft)));
    expect(deserialise(JSON.stringify(older))).toEqual(alone(draft));
  });

  it("forgets that a swap was under way", () => {
    expect(deserialise(serialise(alone({ ...draft, leaving: [1] })))?.draft.leaving).toEqual([]);
  });

  it("is forgotten, never misread, when it is not of this form", () => {
    for (const text of [null, "", "{", "[]", "null", '{"form":0}', serialise(alone(draft)).replace('"gold"', '"silver"')])
      expect(deserialise(text)).toBe(null);
  });

  it("costs nothing but the reload where storage is full", () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    expect(() => saveDraft(full, "one", alone(draft))).not.toThrow();
  });
});
