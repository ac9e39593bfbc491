import { beforeAll, describe, expect, it } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import { layArrow } from "../draft/draft.ts";
import { faceOf } from "../draft/faces.ts";
import { freshDraft, idOf, layItem, match, placeItem } from "../testing/testing.ts";
import { rackTileName, squareName, startName } from "./names.ts";

beforeAll(() => setLocale("sv"));

describe("what things are called aloud", () => {
  it("A-71 names every tile of a rack", () => {
    expect(["K", "?", "#", ">", "*6", "~"].map((tile) => rackTileName(tile))).toEqual([
      "K",
      "blank",
      "stoppbricka",
      "pil",
      "alfabricka (sexhörning)",
      "morfbricka",
    ]);
  });

  it("P-10 P-11 names stop tiles, letters on arrows, and an arrow that waits for its letter", () => {
    const position = {
      board: { H8: "K", I8: "#", K8: "O" },
      tiles: { K8: { arrow: "down-right" } },
      players: [{ rack: "S#>" }, {}],
    } as const;
    const view = match(position, undefined, "alfapet").view(0);
    const hand = freshDraft(view);
    const bent = layArrow(layItem(hand, "S", "C3"), idOf(hand, ">"), "C3", "right-down");
    const name = (at: string, draft = bent) =>
      squareName(faceOf({ view, draft, ringed: new Set(), lit: new Set(), choosing: null, focus: "H8" }, at));
    expect(name("I8")).toBe("I8: stoppbricka");
    expect(name("K8")).toBe("K8: O, 1 poäng, pil ner–höger");
    expect(name("C3")).toBe("C3: S, 1 poäng, pil höger–ner, utkast");
    expect(name("C3", { ...bent, laid: [] })).toBe("C3: pil höger–ner, utkast");
    expect(name("C4", layItem(bent, "#", "C4"))).toBe("C4: stoppbricka, utkast");
  });

  it("C-07 C-09 names a premium that is drafted, bare or under a tile, and a closed square", () => {
    const position = { board: { H8: "K" }, players: [{ rack: "AT", bar: ["place-2W"] as const }, {}] };
    const view = { ...match(position, undefined, "kraft-classic").view(0), blocked: ["A1"] };
    const placed = placeItem(freshDraft(view), "place-2W", "I8");
    const name = (at: string, draft = placed) =>
      squareName(faceOf({ view, draft, ringed: new Set(), lit: new Set(), choosing: null, focus: "H8" }, at));
    expect(name("I8")).toBe("I8: 2× Ord, utkast");
    expect(name("I8", layItem(placed, "A", "I8"))).toBe("I8: A, 1 poäng, 2× Ord, utkast");
    expect(name("A1")).toBe("A1: tom, stängd i det här draget");
  });

  it("W-03 calls the start square as the game does", () => {
    expect([startName("kraft"), startName("wordfeud")]).toEqual(["mittenstjärna", "startruta"]);
  });
});
