import { beforeAll, describe, expect, it } from "vitest";
import { fold } from "../../shared/match/evolve.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import { setLocale } from "../i18n/index.ts";
import { changeOf } from "../local/begin.ts";
import type { Head } from "../local/shelf.ts";
import { KRAFT, made } from "../local/testing/in-place.ts";
import { listed } from "./local-matches.ts";
import { outcomeOf } from "./standing.ts";

beforeAll(() => setLocale("sv"));

const THREE = { ...KRAFT, ruleset: "alfapet", options: { players: 3 } } as const;

/** As it is kept once those seats have resigned. */
function headAfter(terms: typeof THREE | typeof KRAFT, ...resigned: number[]): Head {
  const { head, events } = made(terms);
  const state = fold(turns, [
    ...events,
    ...resigned.map((seat) => ({ type: "resigned", seat, at: 2_000, next: seat + 1 }) as const),
  ]);
  if (state === null) throw new Error("no match");
  return { ...head, ...changeOf(state, 2_000) };
}

describe("matches of this device in the list", () => {
  it("A-70 a finished one shows its board as one that goes on does", () => {
    const match = listed({ ...headAfter(KRAFT), result: { winner: 0, final: [12, 10] } });
    expect(match).toMatchObject({ status: "over", card: { size: 15, rows: Array(15).fill(0) } });
    expect(outcomeOf(match)).toBe("won");
  });

  it("R-32 one that the player has left is over for them, though the bots have not played it to the end", () => {
    const match = listed(headAfter(THREE, 0));
    expect([match.status, outcomeOf(match)]).toEqual(["over", "lost"]);
    expect(listed(headAfter(THREE, 1)).status).toBe("live");
  });

  it("A-60 one bot goes by its level; several by numbers, with their level beside the game", () => {
    expect(listed(headAfter(KRAFT)).opponents).toEqual(["Lätt"]);
    const { opponents, local } = listed(headAfter(THREE));
    expect([opponents, local?.note]).toEqual([["Bot 1", "Bot 2"], "Lätt"]);
  });
});
