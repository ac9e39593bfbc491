/** The project's requirement ids against what its tests cite. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { citedInTest, citedInVectors } from "./citations.ts";
import groups from "./ids.json" with { type: "json" };

const ROOMS = "{shared,party,worker,client,lexicons,test,tools}";
/** Suites that run on more than one rig are no test files themselves. */
const TESTS = [`${ROOMS}/**/*.test.{ts,tsx}`, `${ROOMS}/**/*.spec.ts`, `${ROOMS}/**/testing/contract/*.ts`];
const VECTORS = ["test/vectors/*.jsonl"];

export interface Group {
  readonly name: string;
  readonly ids: number;
  readonly uncited: readonly { readonly id: string; readonly title: string }[];
}

export interface Report {
  readonly groups: readonly Group[];
  /** Cited, and in no list: a slip of the pen. */
  readonly unknown: readonly string[];
}

export function citedUnder(root: string): Set<string> {
  const read = (patterns: readonly string[], cited: (text: string) => string[]) =>
    globSync(patterns, { cwd: root }).flatMap((file) => cited(readFileSync(join(root, file), "utf8")));
  return new Set([...read(TESTS, citedInTest), ...read(VECTORS, citedInVectors)]);
}

export function reportOn(cited: ReadonlySet<string>): Report {
  const lists = Object.entries<Readonly<Record<string, string>>>(groups);
  const known = new Set(lists.flatMap(([, ids]) => Object.keys(ids)));
  return {
    groups: lists.map(([name, ids]) => ({
      name,
      ids: Object.keys(ids).length,
      uncited: Object.entries(ids).flatMap(([id, title]) => (cited.has(id) ? [] : [{ id, title }])),
    })),
    unknown: [...cited].filter((id) => !known.has(id)).sort(),
  };
}
