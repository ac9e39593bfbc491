import { describe, expect, it } from "vitest";
import { isRead, readOf, withRead } from "./inbox.ts";

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
