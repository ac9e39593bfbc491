import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RulesetId } from "../../../shared/rules/index.ts";
import { random, randomCommand } from "../../../shared/rules/testing/random.ts";
import { barOf, freshDraft, idOf, layItem, match, placeItem, rackOf } from "../testing/testing.ts";
import { type Draft, isDrafted, isEmpty, layArrow, toPlay } from "./draft.ts";
import { reconcile } from "./reconcile.ts";
import { accepts } from "./targets.ts";

const board = { H8: "K", I8: "A" };

function opening(turn = 0) {
  return match({
    board,
    turn,
    players: [
      { rack: "KATTENS", coins: 20, bar: ["charge", "swap", "alfa:hexagon"] },
      { rack: "ABCDEFG", coins: 20, bar: ["erase", "charge"] },
    ],
    bag: "XYZÅÄÖXYZÅÄÖ",
  });
}

describe("a draft against the server's word", () => {
  it("A-73 survives the opponent's purchases", () => {
    const game = opening();
    const draft = placeItem(layItem(freshDraft(game.view(0)), "T", "J8"), "charge", "J8");
    game.do(1, { type: "buy", power: "dice" });
    game.do(1, { type: "sell", power: "dice" });
    expect(reconcile(draft, game.view(0))).toBe(draft);
  });

  it("A-73 survives one's own purchases and sales, the other slots staying where they are", () => {
    const game = opening();
    const draft = placeItem(freshDraft(game.view(0)), "charge", "H8");
    game.do(0, { type: "buy", power: "dice" });
    const bought = reconcile(draft, game.view(0));
    expect(barOf(bought)).toBe("charge swap alfa:hexagon dice . . .");
    expect(bought.powers).toEqual(draft.powers);
    game.do(0, { type: "sell", power: "swap" });
    game.do(0, { type: "buy", power: "morph" });
    expect(barOf(reconcile(bought, game.view(0)))).toBe("charge morph alfa:hexagon dice . . .");
  });

  it("K-40 takes a drafted power back when it is sold", () => {
    const game = opening();
    const draft = placeItem(freshDraft(game.view(0)), "charge", "H8");
    game.do(0, { type: "sell", power: "charge" });
    expect(isEmpty(reconcile(draft, game.view(0)))).toBe(true);
  });

  it("K-13 is over once it is played: what was played leaves, the rest keeps its place, new tiles fill the gaps", () => {
    const game = opening();
    const draft = placeItem(layItem(layItem(freshDraft(game.view(0)), "T", "J8"), "S", "K8"), "charge", "K8");
    expect(game.do(0, toPlay(draft)).error).toBe(null);
    const after = reconcile(draft, game.view(0));
    expect(isEmpty(after)).toBe(true);
    expect(rackOf(after)).toBe("KAXTENY");
    expect(barOf(after)).toBe(". swap alfa:hexagon . . . .");
  });

  it("K-13 lets go of the tile that was laid, not of its double in the hand", () => {
    const game = opening();
    const draft = layItem(layItem(freshDraft(game.view(0)), "T", "J8"), "T", "K8");
    const second = { ...draft, laid: draft.laid.slice(1) };
    const played = { ...second, laid: second.laid.map((laid) => ({ ...laid, at: "J8" })) };
    expect(game.do(0, toPlay(played)).error).toBe(null);
    expect(rackOf(reconcile(played, game.view(0)))).toBe("KATXENS");
  });

  it("K-15 puts the draft back unused after a pass", () => {
    const game = opening();
    const draft = placeItem(layItem(freshDraft(game.view(0)), "T", "J8"), "charge", "J8");
    game.do(0, { type: "pass" });
    const after = reconcile(draft, game.view(0));
    expect(isEmpty(after)).toBe(true);
    expect(rackOf(after)).toBe("KATTENS");
    expect(barOf(after)).toBe("charge swap alfa:hexagon . . . .");
  });

  it("K-30 keeps the draft through a swap, and puts the new tiles where the chosen ones lay", () => {
    const game = opening();
    const draft = layItem(freshDraft(game.view(0)), "T", "J8");
    const other = draft.rack[3]?.id ?? 0;
    expect(game.do(0, { type: "swap", tiles: ["T", "S"] }).error).toBe(null);
    const after = reconcile({ ...draft, leaving: [other, idOf(draft, "S")] }, game.view(0));
    expect(after.laid).toEqual(draft.laid);
    expect(rackOf(after)).toBe("KATXENY");
    expect(after.leaving).toEqual([]);
  });

  it("A-73 goes on from the opponent's turn into one's own, without what their move made impossible", () => {
    const game = opening(1);
    const draft = placeItem(layItem(layItem(freshDraft(game.view(0)), "T", "J8"), "S", "H9"), "charge", "J8");
    expect(game.do(1, { type: "play", tiles: [{ at: "J8", letter: "A" }], powers: [] }).error).toBe(null);
    const after = reconcile(draft, game.view(0));
    expect(after.laid.map(({ at }) => at)).toEqual(["H9"]);
    expect(after.powers).toEqual([]);
    expect(after.ownTurn).toBe(true);
  });

  it("A-73 takes back a power whose tile the opponent erased", () => {
    const game = opening(1);
    const draft = placeItem(freshDraft(game.view(0)), "charge", "I8");
    expect(game.do(1, { type: "play", tiles: [], powers: [{ power: "erase", at: "I8" }] }).error).toBe(null);
    expect(isEmpty(reconcile(draft, game.view(0)))).toBe(true);
  });

  it("A-73 forgets a draft of an earlier turn of one's own, after a reload as well", () => {
    const game = opening();
    const draft = layItem(freshDraft(game.view(0)), "T", "J8");
    game.do(0, { type: "pass" });
    game.do(1, { type: "pass" });
    expect(isEmpty(reconcile(draft, game.view(0)))).toBe(true);
  });

  it("puts everything back when the match is over", () => {
    const game = opening();
    const draft = layItem(freshDraft(game.view(0)), "T", "J8");
    game.do(1, { type: "resign" });
    expect(isEmpty(reconcile(draft, game.view(0)))).toBe(true);
  });

  it("R-22 holds nothing for a spectator", () => {
    expect(reconcile(null, opening().view("spectator")).rack).toEqual([]);
  });

  it("P-11 C-07 takes back an arrow or a premium where the opponent laid, and keeps the others", () => {
    const game = match(
      { board: { H8: "K" }, turn: 1, players: [{ rack: "SO>>" }, { rack: "A" }], bag: "XY" },
      undefined,
      "alfapet",
    );
    const fresh = freshDraft(game.view(0));
    const first = layArrow(layItem(fresh, "S", "I8"), idOf(fresh, ">"), "I8", "right-down");
    const both = layArrow(first, idOf(first, ">"), "K9", "down-right");
    game.do(1, { type: "play", tiles: [{ at: "I8", letter: "A" }], powers: [] });
    const after = reconcile(both, game.view(0));
    expect(after.arrows.map(({ at }) => at)).toEqual(["K9"]);
    expect(after.laid).toEqual([]);

    const classic = match(
      { board: { H8: "K" }, turn: 1, players: [{ rack: "SO", bar: ["place-2L", "place-3W"] }, { rack: "A" }], bag: "XY" },
      undefined,
      "kraft-classic",
    );
    const placed = placeItem(placeItem(freshDraft(classic.view(0)), "place-2L", "I8"), "place-3W", "K9");
    classic.do(1, { type: "play", tiles: [{ at: "I8", letter: "A" }], powers: [] });
    expect(reconcile(placed, classic.view(0)).powers.map(({ at }) => at)).toEqual(["K9"]);
  });

  for (const [ruleset, racks, bag] of [
    ["kraft", ["KATTENS", "ABCDEFG"], "AEIRSTNLKMOXYZÅÄÖAEIRSTNL"],
    ["kraft-classic", ["KATTENS", "ABCDEFG"], "AEIRSTNLKMOX"],
    ["alfapet", ["KA?#>>S", "AB#DE>G", "EFGHIJK"], "AEIR#>NLKM?XYZ"],
    ["wordfeud", ["KATTENS", "ABCDEFG"], "AEIRSTNLKMOX"],
  ] as const) {
    it(`A-73 holds exactly what the server says, and asking again changes nothing, through whole random matches: ${ruleset}`, () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => holdsThrough(ruleset, racks, bag, seed)),
        { numRuns: 25 },
      );
    });
  }
});

const sorted = (held: readonly ({ item: string } | null)[]) => held.flatMap((piece) => piece?.item ?? []).sort();

function holdsThrough(ruleset: RulesetId, racks: readonly string[], bag: string, seed: number): void {
  const chance = random(seed);
  const game = match({ players: racks.map((rack) => ({ rack, coins: 60 })), bag }, undefined, ruleset);
  let draft: Draft = freshDraft(game.view(0));
  for (let step = 0; step < 60 && game.state.result === null; step++) {
    const { seat, command } = randomCommand(game.state, chance);
    game.now += 1000;
    game.do(seat, command);
    const view = game.view(0);
    draft = reconcile(draft, view);
    expect(reconcile(draft, view)).toBe(draft);
    expect(sorted(draft.rack)).toEqual([...(view.own?.rack ?? [])].sort());
    expect(sorted(draft.bar)).toEqual([...(view.own?.bar ?? [])].sort());
    expect([...draft.laid, ...draft.arrows].filter(({ at }) => view.board[at] !== undefined)).toEqual([]);
    const free = draft.rack.find((piece) => piece !== null && !isDrafted(draft, piece.id));
    const at = `${"ABCDEFGHIJKLMNO".charAt(chance.below(15))}${chance.below(15) + 1}`;
    if (free == null || view.result !== null || !accepts(view, draft, free.id, at)) continue;
    draft = free.item === ">" ? layArrow(draft, free.id, at, "right-down") : layItem(draft, free.item, at, "E");
  }
}
