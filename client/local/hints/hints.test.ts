import { describe, expect, it } from "vitest";
import { fold } from "../../../shared/match/evolve.ts";
import { hasBegun } from "../../../shared/match/evolve-phase.ts";
import { turns } from "../../../shared/match/turns/mode.ts";
import type { StreamEvent } from "../../../shared/protocol/match-view.types.ts";
import { type GameView, viewFor } from "../../../shared/rules/index.ts";
import { KRAFT, made } from "../testing/in-place.ts";
import { after, hintFor, type Progress, readProgress, writeProgress } from "./hints.ts";

function view(ruleset: (typeof KRAFT)["ruleset"] = "kraft"): GameView {
  const state = fold(turns, made({ ...KRAFT, ruleset }).events);
  if (state === null || !hasBegun(state)) throw new Error("no game");
  return viewFor(state.game, 0);
}

const own = (change: Partial<NonNullable<GameView["own"]>>, rest: Partial<GameView> = {}): GameView => {
  const now = view();
  return { ...now, ...rest, own: now.own === null ? null : { ...now.own, ...change } };
};
const TILE = { letter: "A", value: 1, kind: "plain", charge: 0, dice: 0 } as unknown as GameView["board"][string];

const at = (hint: Progress["at"]): Progress => ({ at: hint, unheeded: 0 });

describe("the hints of the first minute", () => {
  it("teach laying, then the shop, then powers, each on one's own turn alone", () => {
    expect(hintFor(at("lay"), view())).toBe("lay");
    expect(hintFor(at("shop"), view())).toBe("shop");
    expect(hintFor(at("power"), own({ bar: ["charge"] }, { board: { H8: TILE } }))).toBe("power");
    expect(hintFor(at("lay"), { ...view(), turn: 1 })).toBeNull();
    expect(hintFor(at("done"), view())).toBeNull();
  });

  it("say nothing that cannot be done: no shop in the game, nothing to be afforded, nothing to place", () => {
    expect(hintFor(at("lay"), view("wordfeud"))).toBeNull();
    expect(hintFor(at("shop"), own({ coins: 0 }))).toBeNull();
    expect(hintFor(at("power"), own({ bar: [] }))).toBeNull();
    expect(hintFor(at("power"), own({ bar: ["swap"] }, { board: { H8: TILE } }))).toBeNull();
    expect(hintFor(at("power"), own({ bar: ["alfa:pentagon", "swap"] }, { board: { H8: TILE } }))).toBeNull();
  });

  it("go on with what one does, in any order, and never back", () => {
    expect(after(at("lay"), played([]), 0, "lay")).toEqual(at("shop"));
    expect(after(at("lay"), bought, 0, "lay")).toEqual(at("power"));
    expect(after(at("power"), played([]), 0, null)).toEqual(at("power"));
    expect(after(at("shop"), played(["charge"]), 0, "shop")).toEqual(at("done"));
    expect(after(at("lay"), played([], 1), 0, null)).toEqual(at("lay"));
  });

  it("go on without being heeded: who passes, or plays without what was said, reads each in two turns at most", () => {
    const passed = { type: "passed", seat: 0 } as StreamEvent;
    const read: string[] = [];
    let progress = at("lay");
    for (let turn = 0; turn < 8 && progress.at !== "done"; turn++) {
      read.push(progress.at);
      progress = after(progress, turn % 2 === 0 ? passed : exchanged, 0, hintOf(progress));
    }
    expect(read).toEqual(["lay", "lay", "shop", "shop", "power", "power"]);
    expect(after({ at: "shop", unheeded: 1 }, played([]), 0, "shop")).toEqual(at("power"));
    expect(after({ at: "shop", unheeded: 1 }, passed, 0, null), "not said, not unheeded").toEqual({ at: "shop", unheeded: 1 });
    expect(after({ at: "lay", unheeded: 1 }, { ...passed, seat: 1 } as StreamEvent, 0, "lay")).toEqual({
      at: "lay",
      unheeded: 1,
    });
  });

  it("are kept as they stand", () => {
    for (const progress of [at("lay"), { at: "shop", unheeded: 1 }, at("done")] as const) {
      expect(readProgress(writeProgress(progress))).toEqual(progress);
    }
    expect([readProgress(null), readProgress("power"), readProgress("rubbish 3")].map((kept) => kept.at)).toEqual([
      "lay",
      "power",
      "lay",
    ]);
  });
});

const exchanged = { type: "exchanged", seat: 0 } as StreamEvent;
const bought = { type: "bought", seat: 0 } as StreamEvent;
const played = (powers: readonly unknown[], seat = 0) => ({ type: "played", seat, powers }) as unknown as StreamEvent;
const hintOf = ({ at: hint }: Progress) => (hint === "done" ? null : hint);
