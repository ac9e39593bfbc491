/**
 * `npm run bench:bot-thread [-- --quick] [--rounds N]` (V-13): what a thinking bot costs the page that it plays on, in the built
 * product at phone size with a processor slowed down four times. Frames are compared with those of the same page while the bot
 * rests, in turns. Memory is that of the thread alone, after it has searched at every level. No throttle reaches threads, so their
 * times are multiplied by `workerFactor`.
 */
import "../../tools/node-version.mjs";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { median, percentile, rounded } from "../../bench/statistics.ts";
import { VISITED } from "../../client/navigation/visited-key.ts";
import { LEVELS } from "../../shared/bot/level-ids.ts";
import { LEXICON_IDS, type LexiconId } from "../../shared/rules/model.ts";
import { flag, optional, readArguments, wholeNumber } from "../../tools/arguments.ts";
import { type Search, searchesMade } from "../browser/bot.ts";
import { serveBuilt } from "../rig/built-server.ts";
import { wholeBrowser } from "../rig/whole-browser.ts";
import { type Watched, watchThreads } from "./watch.ts";

const PORT = 8796;
const WORKER_FACTOR = 4;
const PAGE_FACTOR = 4;
const WINDOW_MS = 2000;
/** Moves of the bot before the measurement, so that there are words on the board. */
const MOVES = 4;
const MAX_THREAD_BYTES = 60e6;
/** Two windows of the idle page differ by up to a quarter and one frame. */
const allowedFor = (idleMs: number): number => 1.25 * idleMs + 17;

const { quick, ...given } = readArguments({ quick: flag, rounds: optional(wholeNumber(undefined, 1)) });
const rounds = given.rounds ?? (quick ? 4 : 15);
const lexicons = quick ? (["sv"] as const) : LEXICON_IDS;

/** Browsers report memory to isolated pages alone. */
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };

async function phone(browser: Browser, lexicon: LexiconId): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: "sv-SE",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { [VISITED]: "yes", "alfa-kraft:lexicon": lexicon, "alfa-kraft:bot": "expert" },
  );
  await context.addInitScript(watchThreads);
  await context.route("**/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...ISOLATED } });
  });
  return context;
}

/** A match against Expert after some moves, on the player's turn. */
async function playing(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator(".bot-card .button.primary").tap();
  for (let move = 1; move <= MOVES; move++) {
    await page.locator(".panel.on-turn:last-child").waitFor();
    await page.locator(".actions .action").last().tap();
    await page.locator(".confirm-actions .button.primary").tap();
    await page.waitForFunction((moves) => threadWatch.asked() >= moves, move);
  }
  await page.locator(".panel.on-turn:last-child").waitFor();
  return page;
}

/** Memory of WebAssembly, which the browser does not count. */
const uncounted = (made: readonly Search[]): number =>
  made.reduce((sum, { name, bytes }) => sum + (name.includes("WebAssembly") ? bytes : 0), 0);

const server = await serveBuilt(PORT);
const idle: Watched[] = [];
const thinking: Watched[] = [];
/** Empty where the browser does not report memory. */
const memory: Partial<Record<LexiconId, number>> = {};
const searches = new Set<string>();
try {
  const browser = await chromium.launch({
    executablePath: wholeBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--enable-blink-features=ForceEagerMeasureMemory"],
  });
  for (const lexicon of lexicons) {
    const context = await phone(browser, lexicon);
    const page = await playing(context, server.origin);
    if (lexicon === "sv") {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: PAGE_FACTOR });
      for (let round = 0; round < rounds; round++) {
        idle.push(await page.evaluate((ms) => threadWatch.idle(ms), WINDOW_MS));
        thinking.push(await page.evaluate((ms) => threadWatch.thinking(ms), WINDOW_MS));
      }
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
    for (const level of LEVELS) await page.evaluate((as) => threadWatch.thinking(0, as), level);
    const made = await searchesMade(page);
    for (const { name } of made) searches.add(name);
    const counted = await page.evaluate(() => threadWatch.memory());
    if (counted !== null) memory[lexicon] = counted + uncounted(made);
    console.error(`${lexicon}: ${counted === null ? "?" : rounded((counted + uncounted(made)) / 1e6)} MB in the bot thread`);
    await context.close();
  }
  await browser.close();
} finally {
  await server.stop();
}

const gapsOf = (windows: readonly Watched[]): readonly number[] => windows.flatMap(({ gaps }) => gaps);
const framesOf = (windows: readonly Watched[]) => ({
  medianMs: rounded(median(gapsOf(windows))),
  p95Ms: rounded(percentile(gapsOf(windows), 95)),
  p99Ms: rounded(percentile(gapsOf(windows), 99)),
  /** Median over windows of their longest frame, because the machine does other things too. */
  longestMs: rounded(median(windows.map(({ gaps }) => Math.max(...gaps)))),
});
const frames = { idle: framesOf(idle), thinking: framesOf(thinking) };
const thoughts = thinking.flatMap((window) => window.thoughts);
const most = Math.max(0, ...Object.values(memory));
const stalls = (["p95Ms", "longestMs"] as const).some((of) => frames.thinking[of] > allowedFor(frames.idle[of]));
console.log(
  JSON.stringify({
    bench: "bot-thread",
    rounds,
    pageFactor: PAGE_FACTOR,
    frames,
    searches: [...searches],
    thoughts: thoughts.length,
    slowestThoughtMs: rounded(Math.max(...thoughts) * WORKER_FACTOR),
    memory,
    memoryMax: MAX_THREAD_BYTES,
    workerFactor: WORKER_FACTOR,
  }),
);
process.exitCode = stalls || most > MAX_THREAD_BYTES ? 1 : 0;
