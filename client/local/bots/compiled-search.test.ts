import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Level } from "../../../shared/bot/levels.ts";
import { bot, playBots } from "../../../shared/bot/testing/bot-match.ts";
import { SMALL } from "../../../shared/bot/testing/knowledge.ts";
import { lexiconFrom } from "../../../shared/lexicon/lexicon.ts";
import { type EngineMaker, typescriptEngine } from "../../../shared/lexicon/movegen/engine.ts";
import { WASM_FILE } from "../../../shared/lexicon/movegen/kernel/files.ts";
import { fileOf } from "../../../shared/lexicon/testing/build.ts";
import type { RulesetId } from "../../../shared/rules/index.ts";
import { loadSearch } from "./compiled-search.ts";
import { knowledgeOf } from "./knowledge.ts";

const FILE = readFileSync(new URL(`../../../shared/lexicon/movegen/${WASM_FILE}`, import.meta.url));
const WORDS = [...SMALL.words];
const { id, dawg } = lexiconFrom(fileOf("sv", "0123456789ab", WORDS));
/** Alternates common and rare words. */
const BANDS = Uint8Array.from(WORDS, (_, at) => 1 + (at % 5));

function rig(fetch: () => Promise<Response>) {
  const lines: unknown[] = [];
  const kinds: string[] = [];
  const loading = loadSearch({ fetch, log: (line) => lines.push(line), made: (kind) => kinds.push(kind) });
  return { loading, lines, kinds };
}

const found = async () => new Response(FILE);

/** Every action in a match of these levels. */
function told(ruleset: RulesetId, levels: readonly Level[], seed: string, search: EngineMaker): readonly unknown[] {
  const knowledge = knowledgeOf(id, dawg, BANDS, search);
  const players = levels.map((level) => bot(level, knowledge));
  const deeds: unknown[] = [];
  playBots({ ruleset, lexicon: "sv", seed, players }, { has: (word) => SMALL.words.has(word) }, ({ seat, commands }) =>
    deeds.push([seat, commands]),
  );
  return deeds;
}

afterEach(() => vi.unstubAllGlobals());

describe("the compiled search", () => {
  // The browser compares Expert in kraft (test/browser/same-match.spec.ts).
  const pairs: readonly (readonly [RulesetId, readonly Level[]])[] = [
    ["kraft", ["medium", "hard"]],
    ["kraft-classic", ["easy", "medium"]],
    ["alfapet", ["hard", "expert"]],
    ["wordfeud", ["easy", "hard"]],
  ];

  it.each(pairs)("V-12 chooses what its TypeScript chooses, in whole matches: %s, %s", async (ruleset, levels) => {
    const { loading, kinds, lines } = rig(found);
    const compiled = told(ruleset, levels, "11", await loading);
    expect(kinds).toContain("WebAssembly");
    expect([kinds.includes("TypeScript"), lines]).toEqual([false, []]);
    expect(compiled).toEqual(told(ruleset, levels, "11", typescriptEngine));
  });

  it.each([
    ["not found", async () => new Response("", { status: 404 })],
    ["not to be fetched", () => Promise.reject(new TypeError("no network"))],
    ["something else", async () => new Response("<!doctype html>")],
  ])("A-61 its TypeScript goes on where the file is %s, and that is logged once", async (_, fetch) => {
    const { loading, lines, kinds } = rig(fetch);
    const search = await loading;
    search(100, () => {});
    search(100, () => {});
    expect(kinds).toEqual(["TypeScript", "TypeScript"]);
    expect(lines).toEqual([expect.objectContaining({ event: "search-not-compiled" })]);
  });

  it("A-61 its TypeScript goes on in a browser without WebAssembly", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    const { loading, lines, kinds } = rig(found);
    (await loading)(100, () => {});
    expect([kinds, lines.length]).toEqual([["TypeScript"], 1]);
  });

  it("A-61 its TypeScript goes on where there is no room for the memory of WebAssembly", async () => {
    const { loading, lines, kinds } = rig(found);
    const search = await loading;
    vi.stubGlobal("WebAssembly", {
      Memory: class {
        constructor() {
          throw new RangeError("no room");
        }
      },
    });
    search(100, () => {});
    search(100, () => {});
    expect([kinds, lines.length]).toEqual([["TypeScript", "TypeScript"], 1]);
  });
});
