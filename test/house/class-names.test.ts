/** Style sheets of all features may be loaded at once: what one says of a class by itself would hold in every other too. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sheets = readdirSync("client", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css") && !name.includes("gallery"))
  .map((name) => join("client", name))
  .sort();

/** The classes that a rule of the sheet is about wherever they stand. */
function classesOf(sheet: string): ReadonlySet<string> {
  const rules = readFileSync(sheet, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const lists = [...rules.matchAll(/([^{}]+)\{/g)].map(([, list = ""]) => list.replace(/\([^()]*\)/g, "()"));
  return new Set(lists.flatMap((list) => list.split(",")).flatMap((one) => one.trim().match(/^\.([\w-]+)$/)?.[1] ?? []));
}

it("look.md a class by itself is styled in one sheet alone", () => {
  const places = new Map<string, string[]>();
  for (const sheet of sheets) for (const name of classesOf(sheet)) places.set(name, [...(places.get(name) ?? []), sheet]);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});
