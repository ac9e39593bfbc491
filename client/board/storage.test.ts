import { describe, expect, it } from "vitest";
import { layArrow } from "./draft.ts";
import { reconcile } from "./reconcile.ts";
import { deserialiseDraft, forgetDraft, loadDraft, saveDraft, serialiseDraft } from "./storage.ts";
import { freshDraft, idOf, layItem, match, placeItem } from "./testing.ts";

const view = match({
  board: { H8: "K" },
  players: [{ rack: "KATT?NS", bar: ["charge", "morph", "alfa:hexagon", "gold"] }, {}],
}).view(0);
const draft = placeItem(layItem(layItem(freshDraft(view), "T", "H9"), "gold", "H10", "Å"), "morph", "H8", "M");

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
    expect(deserialiseDraft(serialiseDraft(draft))).toEqual(draft);
    expect(reconcile(deserialiseDraft(serialiseDraft(draft)), view)).toEqual(draft);
  });

  it("A-73 keeps arrows and stop tiles as well", () => {
    const alfapet = match({ board: { H8: "K" }, players: [{ rack: "SO#>" }, {}] }, undefined, "alfapet").view(0);
    const laid = layItem(layItem(freshDraft(alfapet), "#", "I8"), "S", "J8");
    const bent = layArrow(laid, idOf(laid, ">"), "J8", "down-right");
    expect(reconcile(deserialiseDraft(serialiseDraft(bent)), alfapet)).toEqual(bent);
  });

  it("A-73 is kept by match", () => {
    const storage = memory();
    saveDraft(storage, "one", draft);
    expect(loadDraft(storage, "one")).toEqual(draft);
    expect(loadDraft(storage, "two")).toBe(null);
    forgetDraft(storage, "one");
    expect(storage.kept.size).toBe(0);
  });

  it("forgets that a swap was under way", () => {
    expect(deserialiseDraft(serialiseDraft({ ...draft, leaving: [1] }))?.leaving).toEqual([]);
  });

  it("is forgotten, never misread, when it is not of this form", () => {
    for (const text of [null, "", "{", "[]", "null", '{"form":0}', serialiseDraft(draft).replace('"gold"', '"silver"')])
      expect(deserialiseDraft(text)).toBe(null);
  });

  it("costs nothing but the reload where storage is full", () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    expect(() => saveDraft(full, "one", draft)).not.toThrow();
  });
});
