import { describe, expect, it } from "vitest";
import { inTurn } from "./in-turn.ts";

function region() {
  const shown: string[] = [];
  let due: { readonly run: () => void; readonly ms: number } | null = null;
  const queue = inTurn(
    (text) => shown.push(text),
    (run, ms) => {
      due = { run, ms };
      return () => {
        due = null;
      };
    },
  );
  const pass = (): number | null => {
    const now = due;
    due = null;
    now?.run();
    return now?.ms ?? null;
  };
  return { shown, queue, pass };
}

describe("what the live region says", () => {
  it("A-75 shows a move and the end of the match that it brought in one", () => {
    const { shown, queue, pass } = region();
    queue.say("Eva laid KATT for 12 points");
    queue.say("You won. The bag and a rack are empty.");
    expect(pass()).toBe(0);
    expect(shown).toEqual(["Eva laid KATT for 12 points. You won. The bag and a rack are empty."]);
  });

  it("A-75 lets what is shown stand until it can have been read, and what comes meanwhile follows", () => {
    const { shown, queue, pass } = region();
    queue.say("Eva laid KATT");
    pass();
    queue.say("You won");
    queue.say("", "Your record");
    expect(shown).toEqual(["Eva laid KATT"]);
    expect(pass()).toBeGreaterThan(100);
    expect(shown.slice(1)).toEqual(["You won. Your record."]);
    pass();
    expect(pass()).toBe(null);
    queue.say("A new match");
    expect(pass()).toBe(0);
    expect(shown.slice(2)).toEqual(["A new match"]);
  });
});
