import "fake-indexeddb/auto";
import { beforeAll, describe, expect, it } from "vitest";
import { fold } from "../../shared/match/evolve.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import { saveDraft } from "../board/model/storage.ts";
import { match as drawn, freshDraft, layItem } from "../board/testing/testing.ts";
import { setLocale } from "../i18n/index.ts";
import { firstMatch } from "../landing/first-match.ts";
import { changeOf } from "../local/begin.ts";
import { shelf } from "../local/device-shelf.ts";
import type { Head } from "../local/shelf.ts";
import { KRAFT, made } from "../local/testing/in-place.ts";
import { resultOf } from "../match-list/listed-match.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { listed, listLocal } from "./local-matches.ts";

beforeAll(() => setLocale("sv"));

const THREE = { ...KRAFT, ruleset: "alfapet", options: { players: 3 } } as const;

/** The stored head once those seats have resigned. */
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
    expect(resultOf(match)).toBe("won");
  });

  it("A-73 a landing board that was left before its first move is among them while tiles lie on it", async () => {
    const left = firstMatch("sv", 1_000);
    const { id } = left.head;
    await shelf.put(left);
    const draft = freshDraft(drawn({ players: [{ rack: "RTSOAND" }, {}] }).view(0));
    saveDraft(deviceStorage, id, { draft, choice: null });
    expect(await listLocal(), "what nobody has laid on is nobody's match").toEqual([]);
    saveDraft(deviceStorage, id, { draft: layItem(draft, "T", "H8"), choice: null });
    const found = await listLocal();
    expect(found.map(listed)).toMatchObject([{ status: "live", card: { turn: 0 }, local: { path: `/local/${id}` } }]);
  });

  it("R-32 one that the player has left is over for them, though the bots have not played it to the end", () => {
    const match = listed(headAfter(THREE, 0));
    expect([match.status, resultOf(match)]).toEqual(["over", "lost"]);
    expect(listed(headAfter(THREE, 1)).status).toBe("live");
  });

  it("A-60 one bot goes by its level; several by numbers, with their level beside the game", () => {
    expect(listed(headAfter(KRAFT)).opponents).toEqual(["Lätt"]);
    const { opponents, local } = listed(headAfter(THREE));
    expect([opponents, local?.note]).toEqual([["Bot 1", "Bot 2"], "Lätt"]);
  });
});
