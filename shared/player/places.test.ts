import { describe, expect, it } from "vitest";
import { type Kept, reserve } from "./places.ts";

const place = (match: string) => ({ match, ruleset: "kraft", format: "casual" }) as const;
const kept = (count: number): Kept[] => Array.from({ length: count }, (_, n) => ({ ...place(`match-${n}`), since: n }));
const asked = { limited: true, over: [], now: 1_000 };

describe("reserving a place", () => {
  it("A-23 keeps it with the time, and once however often it is asked for, also where nothing is free", () => {
    expect(reserve([], place("new"), asked)).toEqual({ answer: { ok: true }, keep: [{ ...place("new"), since: 1_000 }] });
    expect(reserve(kept(20), place("match-7"), asked)).toEqual({ answer: { ok: true }, keep: null });
  });

  it("A-23 is refused with what is held, and changes nothing then", () => {
    const { answer, keep } = reserve(kept(20), place("new"), asked);
    expect(answer).toMatchObject({ error: "too-many-matches", held: { length: 20, 3: { match: "match-3", since: 3 } } });
    expect(keep).toBeNull();
  });

  it("A-23 gives up what stands for nothing in the same step", () => {
    const { answer, keep } = reserve(kept(20), place("new"), { ...asked, over: ["match-0", "match-9", "no such"] });
    expect(answer).toEqual({ ok: true });
    expect(keep).toHaveLength(19);
  });

  it("without limits the value does not grow without end", () => {
    const { keep } = reserve(kept(100), place("new"), { ...asked, limited: false });
    expect(keep).toHaveLength(100);
    expect(keep?.at(-1)?.match).toBe("new");
  });
});
