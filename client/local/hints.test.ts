import { describe, expect, it } from "vitest";
import { fold } from "../../shared/match/evolve.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import type { StreamEvent } from "../../shared/protocol/match-view.types.ts";
import { type GameView, viewFor } from "../../shared/rules/index.ts";
import { after, hintFor, readProgress } from "./hints.ts";
import { KRAFT, made } from "./testing/in-place.ts";

function view(ruleset: (typeof KRAFT)["ruleset"] = "kraft"): GameView {
  const game = fold(turns, made({ ...KRAFT, ruleset }).events)?.game;
  if (game === null || game === undefined) throw new Error("no game");
  return viewFor(game, 0);
}

const own = (change: Partial<NonNullable<GameView["own"]>>, rest: Partial<GameView> = {}): GameView => {
  const now = view();
  return { ...now, ...rest, own: now.own === null ? null : { ...now.own, ...change } };
};
const TILE = { letter: "A", value: 1, kind: "plain", charge: 0, dice: 0 } as unknown as GameView["board"][string];

describe("the hints of the first minute", () => {
  it("teach laying, then the shop, then powers, each on one's own turn alone", () => {
    expect(hintFor("lay", view())).toBe("lay");
    expect(hintFor("shop", view())).toBe("shop");
    expect(hintFor("power", own({ bar: ["charge"] }, { board: { H8: TILE } }))).toBe("power");
    expect(hintFor("lay", { ...view(), turn: 1 })).toBeNull();
    expect(hintFor("done", view())).toBeNull();
  });

  it("say nothing that cannot be done: no shop in the game, nothing to be afforded, nothing to place", () => {
    expect(hintFor("lay", view("wordfeud"))).toBeNull();
    expect(hintFor("shop", own({ coins: 0 }))).toBeNull();
    expect(hintFor("power", own({ bar: [] }))).toBeNull();
    expect(hintFor("power", own({ bar: ["swap"] }, { board: { H8: TILE } }))).toBeNull();
    expect(hintFor("power", own({ bar: ["alfa:pentagon", "swap"] }, { board: { H8: TILE } }))).toBeNull();
  });

  it("go on with what one does, in any order, and never back", () => {
    const bought = { type: "bought", seat: 0 } as StreamEvent;
    const played = (powers: readonly unknown[], seat = 0) => ({ type: "played", seat, powers }) as unknown as StreamEvent;
    expect(after("lay", played([]), 0)).toBe("shop");
    expect(after("lay", bought, 0)).toBe("power");
    expect(after("power", played([]), 0)).toBe("power");
    expect(after("shop", played(["charge"]), 0)).toBe("done");
    expect(after("lay", played([], 1), 0)).toBe("lay");
    expect([readProgress(null), readProgress("power"), readProgress("rubbish"), readProgress("done")]).toEqual([
      "lay",
      "power",
      "lay",
      "done",
    ]);
  });
});
