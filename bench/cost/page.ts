/** The tables of docs/cost.md. */
import { type Bill, billFor, neverAsleep } from "./bill.ts";
import type { Priced } from "./prices.ts";
import { type Counted, PLAYS } from "./reference.ts";

/** One visit for each move, one to resign, one to see the result. */
export const VISITS = PLAYS + 2;

const USED: Readonly<Record<keyof Counted, string>> = {
  requests: "requests that the Worker answers",
  calls: "requests, calls and alarms of objects",
  messages: "messages to objects",
  rows: "rows written by objects",
  alarms: "alarms set",
  rowsRead: "rows read by objects",
  d1: "rows written in D1",
  d1Read: "rows read in D1",
  bytes: "bytes kept by the match's object",
};

const BILLED: Readonly<Record<Priced, string>> = {
  requests: "requests, millions",
  cpuMs: "processor, million ms",
  calls: "calls of objects, millions",
  gigabyteSeconds: "objects busy, GB-s",
  rowsWritten: "rows written by objects, millions",
  rowsRead: "rows read by objects, millions",
  gigabytes: "kept by objects, GB",
  d1Written: "rows written in D1, millions",
  d1Read: "rows read in D1, millions",
};

const IN_MILLIONS: readonly Priced[] = ["requests", "cpuMs", "calls", "rowsWritten", "rowsRead", "d1Written", "d1Read"];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? "---" : "---:")), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

export function usedTable(counted: Counted): string {
  const rows = (Object.keys(USED) as (keyof Counted)[]).map((name) => [USED[name], String(counted[name])]);
  return table(["one match", "used"], rows);
}

export function billTable(counted: Counted): string {
  const bill: Bill = billFor(counted, VISITS);
  const rows = bill.lines.map(({ what, used, dollars }) => [
    BILLED[what],
    Math.round(IN_MILLIONS.includes(what) ? used / 1e6 : used).toLocaleString("en-US"),
    dollars.toFixed(2),
  ]);
  return table(
    ["a million matches", "used", "dollars"],
    [...rows, ["the plan itself", "", "5.00"], ["**together**", "", bill.dollars.toFixed(2)]],
  );
}

/** Figures in the text between the tables. */
export const figures = (counted: Counted) => ({
  dollars: Math.round(billFor(counted, VISITS).dollars),
  neverAsleep: Math.round(neverAsleep(VISITS)),
});

/** Reads a table of the page back: numbers by the name of their row. */
export function readTable(page: string, head: string): ReadonlyMap<string, string> {
  const lines = page.split("\n");
  const from = lines.findIndex((line) => line.startsWith(`| ${head} `));
  const rows = new Map<string, string>();
  for (const line of from < 0 ? [] : lines.slice(from + 2)) {
    if (!line.startsWith("|")) break;
    const [, name = "", used = "", dollars] = line.split("|").map((cell) => cell.trim());
    rows.set(name, dollars === undefined || dollars === "" ? used : dollars);
  }
  return rows;
}
