import { describe, expect, it } from "vitest";
import { isRead, newestOf, readOf, withRead } from "./inbox.ts";

const item = (at: number) => ({ id: `ended:${at}`, at });

describe("what is put away of an inbox", () => {
  it("A-11 is put away item by item", () => {
    const read = withRead(readOf(null), [item(5)], 0);
    expect([item(5), item(4), { id: "declined:x", at: 5 }].map((one) => isRead(read, one))).toEqual([true, false, false]);
    expect(withRead(read, [item(5)], 0)).toEqual(read);
  });

  it("A-11 is bounded: with the oldest of more than a hundred goes all that is older still", () => {
    let read = readOf(null);
    for (let at = 101; at <= 301; at++) read = withRead(read, [item(at)], 0);
    expect([read.items.length, read.before]).toEqual([100, 201]);
    expect([item(201), item(150), item(301), { id: "other", at: 250 }].map((one) => isRead(read, one))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("A-11 what the inbox shows no more needs no note", () => {
    const read = withRead(withRead(readOf(null), [item(1), item(2)], 0), [item(50)], 10);
    expect(read.items).toEqual([item(50)]);
  });

  it("is nothing where it cannot be read", () => {
    for (const stored of [null, "", "[]", '{"before":"x"}']) expect(readOf(stored)).toEqual({ before: 0, items: [] });
    expect(readOf(JSON.stringify({ before: 3, items: [item(4)] }))).toEqual({ before: 3, items: [item(4)] });
  });
});

describe("what an inbox shows", () => {
  const many = (kind: string, from: number, count: number) =>
    Array.from({ length: count }, (_, each) => ({ id: `${kind}:${from + each}`, at: from + each }));
  const of = (shown: readonly { readonly id: string }[], kind: string) => shown.filter(({ id }) => id.startsWith(kind)).length;

  it("A-11 R-27 is the newest, and no flood of one kind drives out what is of another", () => {
    const [asks, requests, ended] = [many("asks", 1000, 60), many("request", 2000, 300), many("ended", 1, 20)];
    const shown = newestOf([asks, requests, ended], 50);
    expect([shown.length, of(shown, "asks"), of(shown, "request"), of(shown, "ended")]).toEqual([50, 16, 18, 16]);
    expect(shown.map(({ at }) => at)).toEqual(shown.map(({ at }) => at).sort((a, b) => b - a));
    expect(shown[0]).toEqual(requests.at(-1));
    expect(of(shown, "ended:20")).toBe(1);
    expect(newestOf([many("asks", 1, 60), [], []], 50)).toHaveLength(50);
    expect(newestOf([many("asks", 1, 3), many("ended", 2, 2), []], 50).map(({ at }) => at)).toEqual([3, 3, 2, 2, 1]);
  });
});
