/**
 * `npm run bench:lexicon` (V-13): what a lexicon costs a browser that loads it from the built product in workerd. No throttle
 * reaches threads, so their times are multiplied by `workerFactor`. Each figure is the best round, when the machine does nothing
 * else, of the slowest lexicon.
 */
import "../../tools/node-version.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { openBuilt } from "../../lexicons/open-built.ts";
import { LEXICON_IDS, type LexiconId } from "../../shared/rules/model.ts";
import { flag, readArguments } from "../../tools/arguments.ts";
import { serveBuilt } from "../rig/built-server.ts";
import { wholeBrowser } from "../rig/whole-browser.ts";
import type { Fetched, Generated } from "./page/measure.types.ts";

const WORKER_FACTOR = 4;
const PORT = 8797;
const origin = `http://localhost:${PORT}`;
const PLACE = "/bench-lexicon/";
const folder = join("build", "bench-lexicon");
/** A word in all five lexicons, far from the beginning of each list, so that no look-up is the shortest possible. */
const WORD = "RING";

const values = readArguments({ quick: flag });
const rounds = values.quick ? 3 : 9;

/** Serves the page under the product's origin, so that it may fetch. It is isolated, so that the browser reports its memory. */
async function open(browser: Browser): Promise<{ readonly page: Page; close(): Promise<void> }> {
  const context = await browser.newContext();
  const isolated = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  await context.route(`${origin}${PLACE}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(PLACE.length);
    if (path === "") {
      const body = `<!doctype html><script type="module" src="${PLACE}main.js"></script>`;
      return route.fulfill({ contentType: "text/html", headers: isolated, body });
    }
    return route.fulfill({ contentType: "text/javascript", headers: isolated, body: readFileSync(join(folder, path)) });
  });
  const page = await context.newPage();
  await page.goto(`${origin}${PLACE}`);
  await page.waitForFunction(() => "bench" in globalThis);
  return { page, close: () => context.close() };
}

interface Round {
  readonly wireBytes: number;
  readonly fetched: Fetched;
  readonly kept: number;
  readonly generated: Generated;
}

async function measure(browser: Browser, id: LexiconId, withGaddag: boolean): Promise<Round> {
  const { page, close } = await open(browser);
  const fetched = await page.evaluate(([one, word]) => bench.fetched(one, word), [id, WORD] as const);
  await page.reload();
  await page.waitForFunction(() => "bench" in globalThis);
  const kept = await page.evaluate(([one, word]) => bench.kept(one, word), [id, WORD] as const);
  const generated = await page.evaluate(([one, whole]) => bench.generated(one, whole), [id, withGaddag] as const);
  const wireBytes = await page.evaluate((one) => bench.wireBytes(one), id);
  await close();
  return { wireBytes, fetched, kept, generated };
}

for (const id of LEXICON_IDS) {
  if (!(await openBuilt(id)).has(WORD)) throw new Error(`${WORD} is not in ${id}`);
}
await build({
  configFile: false,
  root: join("test", "lexicon", "page"),
  base: PLACE,
  logLevel: "warn",
  build: {
    outDir: join("..", "..", "..", folder),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: { input: join("test", "lexicon", "page", "main.ts"), output: { entryFileNames: "[name].js" } },
  },
});
const server = await serveBuilt(PORT);
const results = new Map<LexiconId, readonly Round[]>();
try {
  const browser = await chromium.launch({
    executablePath: wholeBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--enable-blink-features=ForceEagerMeasureMemory"],
  });
  for (let round = 0; round < rounds; round++) {
    for (const id of LEXICON_IDS)
      results.set(id, [...(results.get(id) ?? []), await measure(browser, id, round === 0 && !values.quick)]);
  }
  await browser.close();
} finally {
  await server.stop();
}

const of = (id: LexiconId, read: (round: Round) => number): number => Math.round(Math.min(...(results.get(id) ?? []).map(read)));
const table = (read: (round: Round) => number) => Object.fromEntries(LEXICON_IDS.map((id) => [id, of(id, read)]));
const slowest = (read: (round: Round) => number): number =>
  Math.max(...LEXICON_IDS.map((id) => of(id, (round) => read(round) * WORKER_FACTOR)));

for (const id of LEXICON_IDS) {
  const ms = (read: (round: Round) => number) => `${of(id, read)} ms`;
  console.error(
    `${id}: received after ${ms(({ fetched }) => fetched.received)}, first look-up ${ms(({ fetched }) => fetched.firstLookup)} later, ` +
      `automaton ${ms(({ fetched }) => fetched.automaton)} later; from the device ${ms(({ kept }) => kept)}; ` +
      `generator ${ms(({ generated }) => generated.ready)}`,
  );
}
const isMemoryReported = [...results.values()].flat().every(({ fetched }) => fetched.held !== null);
console.log(
  JSON.stringify({
    bench: "lexicon",
    rounds,
    words: table(({ fetched }) => fetched.words),
    wireBytes: table(({ wireBytes }) => wireBytes),
    firstLookupMs: slowest(({ fetched }) => fetched.firstLookup),
    automatonMs: slowest(({ fetched }) => fetched.automaton),
    keptMs: slowest(({ kept }) => kept),
    generatorMs: slowest(({ generated }) => generated.ready),
    /** Null where the browser does not report it. */
    heldBytes: isMemoryReported ? table(({ fetched }) => fetched.held ?? 0) : null,
    generatorBytes: table(({ generated }) => generated.memory),
    ...(values.quick
      ? {}
      : {
          gaddagMs: slowest(({ generated }) => generated.gaddag?.ms ?? Number.POSITIVE_INFINITY),
          gaddagBytes: table(({ generated }) => generated.gaddag?.memory ?? Number.POSITIVE_INFINITY),
        }),
    workerFactor: WORKER_FACTOR,
  }),
);
