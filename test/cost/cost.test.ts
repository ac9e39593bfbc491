import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { billFor } from "../../bench/cost/bill.ts";
import { billTable, figures, readTable, usedTable, VISITS } from "../../bench/cost/page.ts";
import { type Counted, countReference } from "../../bench/cost/reference.ts";
import { countRows } from "../../bench/match/rounds.ts";

const page = readFileSync("docs/cost.md", "utf8");
/** Which page of SQLite holds what may change a little from one run to the next. */
const NEARLY = ["rows read by objects", "rows read in D1", "bytes kept by the match's object"];

describe("the page of costs", () => {
  let counted: Counted | null = null;

  it("tells what a match uses, as it is counted in workerd", { timeout: 60_000 }, async () => {
    counted = await countReference();
    const [told, now] = [page, usedTable(counted)].map((text) => readTable(text, "one match"));
    expect([...(told?.keys() ?? [])]).toEqual([...(now?.keys() ?? [])]);
    for (const [name, used] of now ?? []) {
      if (NEARLY.includes(name)) expect(Math.abs(Number(told?.get(name)) / Number(used) - 1), name).toBeLessThan(0.1);
      else expect(told?.get(name), name).toBe(used);
    }
  });

  it("bills it by the published prices, for less than 130 dollars", () => {
    const told = readTable(page, "one match");
    const names = ["requests", "calls", "messages", "rows", "alarms", "rowsRead", "d1", "d1Read", "bytes"] as const;
    const values = [...told.values()].map(Number);
    const asTold = Object.fromEntries(names.map((name, index) => [name, values[index]])) as unknown as Counted;
    expect([...readTable(page, "a million matches")]).toEqual([...readTable(billTable(asTold), "a million matches")]);
    const { dollars, neverAsleep } = figures(asTold);
    expect(page).toContain(`About ${dollars} dollars`);
    expect(page).toContain(`that alone would be ${neverAsleep} dollars`);
    expect(dollars).toBeLessThan(130);
    if (counted !== null) expect(Math.abs(billFor(counted, VISITS).dollars - dollars)).toBeLessThan(1);
  });

  it("has the rows that bench:match counts", { timeout: 60_000 }, async () => {
    const { rowsPerPlay, matchRowsPerPlay, rowsFixed } = await countRows();
    expect([...readTable(page, "bench:match").values()].map(Number)).toEqual([rowsPerPlay, matchRowsPerPlay, rowsFixed]);
    expect(rowsPerPlay).toBeLessThanOrEqual(4);
    expect(matchRowsPerPlay).toBeLessThanOrEqual(3);
    expect(rowsFixed).toBeLessThanOrEqual(30);
  });
});
