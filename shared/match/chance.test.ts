import { describe, expect, it } from "vitest";
import { chanceOf } from "./chance.ts";

const key = Uint8Array.from({ length: 32 }, (_, index) => index);

describe("R-21 chance", () => {
  it("gives the same for the same key, event and purpose, in every runtime", () => {
    const letters = [..."ABCDEFGHIJ"];
    expect(
      chanceOf(() => key, 1)
        .shuffle(letters)
        .join(""),
    ).toBe(
      chanceOf(() => key, 1)
        .shuffle(letters)
        .join(""),
    );
    const { roll } = chanceOf(() => key, 1);
    expect(Array.from({ length: 12 }, roll)).toMatchInlineSnapshot(`
      [
        5,
        3,
        5,
        4,
        2,
        2,
        4,
        4,
        4,
        6,
        4,
        3,
      ]
    `);
    expect(
      chanceOf(() => key, 1)
        .shuffle(letters)
        .join(""),
    ).toMatchInlineSnapshot(`"ECGABFDIHJ"`);
  });

  it("gives other draws for another event and another key", () => {
    const letters = Array.from({ length: 100 }, (_, index) => index);
    const first = chanceOf(() => key, 1).shuffle(letters);
    expect(chanceOf(() => key, 2).shuffle(letters)).not.toEqual(first);
    expect(chanceOf(() => key.map((byte) => byte ^ 1), 1).shuffle(letters)).not.toEqual(first);
  });

  it("keeps purposes apart: rolling first changes no shuffle", () => {
    const letters = Array.from({ length: 20 }, (_, index) => index);
    const rolled = chanceOf(() => key, 7);
    rolled.roll();
    expect(rolled.shuffle(letters)).toEqual(chanceOf(() => key, 7).shuffle(letters));
  });

  it("makes every order of three equally likely", () => {
    const seen = new Map<string, number>();
    const rounds = 12_000;
    for (let event = 0; event < rounds; event++) {
      const order = chanceOf(() => key, event)
        .shuffle(["A", "B", "C"])
        .join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    // Chi-squared with 5 degrees of freedom: above 25.7 once in 10,000.
    const expected = rounds / 6;
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(25.7);
  });

  it("rolls 1 to 6 equally often", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const { roll } = chanceOf(() => key, 3);
    for (let turn = 0; turn < 12_000; turn++) {
      const value = roll();
      counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(25.7);
  });

  it("shuffles more than one chunk of the stream without repeating", () => {
    const many = Array.from({ length: 400 }, (_, index) => index);
    const order = chanceOf(() => key, 1).shuffle(many);
    expect([...order].sort((a, b) => a - b)).toEqual(many);
  });
});
