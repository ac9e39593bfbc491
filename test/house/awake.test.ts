/**
 * Nothing keeps an object awake, which would be thirty times the bill. Everything that an object waits for stands here by name, with
 * its bound in time. That nothing happens between reading a match's state and appending to its log is said by types: the work of a
 * transaction (shared/match/log) and of a lexicon's user (shared/match/ports.ts) cannot be asynchronous.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes("testing"))
    .map((name) => join(folder, name))
    .sort();
}

const code = (file: string): string => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, "");

/** Timers, sockets that do not hibernate, connections outwards, and promises that outlive their request. */
const KEEPERS =
  /\b(setInterval|setTimeout|scheduler\.\w+|AbortSignal\.timeout|waitUntil|EventSource|new WebSocket\b|createServer|WebSocketPair)|\.accept\(|\bconnect\("/g;
/** What is waited for: the call, without what it is given. */
const WAITING = /\bawait\s+(?:new\s+)?([\w.#?]+)|\.(then|finally)\(|\bfor\s+(await)\b|new\s+(Promise)\b/g;

const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find((part) => part !== undefined) ?? match[0]);

function inFiles(pattern: RegExp, files: readonly string[]): Record<string, readonly string[]> {
  const all = files.map((file) => [file, [...new Set(found(pattern, code(file)))].sort()] as const);
  return Object.fromEntries(all.filter(([, what]) => what.length > 0));
}

/** What objects are made of, beside their shells. */
const SHARED = ["express", "match", "objects", "player", "protocol", "rules"].flatMap((room) => sources(`shared/${room}`)).sort();

const TIMEOUT = join("party", "objects", "with-timeout.ts");
const OUTLET = join("party", "match", "outlet.ts");
const MATCH = join("party", "match", "match-object.ts");
const WORDS = join("party", "match", "words.ts");
const PLAYERS = join("party", "match", "players.ts");
const COMPANIONS = join("party", "player", "companions.ts");
const PLAYER = join("party", "player", "player.ts");

describe("an object", () => {
  it("is kept awake by nothing but the limits of what it waits for", () => {
    expect(inFiles(KEEPERS, sources("party"))).toEqual({
      [TIMEOUT]: ["setTimeout"], // two seconds for D1, as many for the players, and cleared
      [PLAYER]: ["WebSocketPair"], // its sockets hibernate
      [WORDS]: ["AbortSignal.timeout", "scheduler.wait"], // five seconds for a lexicon; a look at whether another match has it
    });
  });

  it("waits for its own service, a lexicon, D1 and its players, and for nothing else", () => {
    expect(inFiles(WAITING, sources("party"))).toEqual({
      [MATCH]: ["runAlarm", "super.fetch", "then", "this.#receive", "this.ctx.storage.getAlarm", "this.setName"],
      [TIMEOUT]: ["Promise", "Promise.race"],
      [OUTLET]: ["withTimeout"],
      [PLAYERS]: ["this.#lists.deliver", "withTimeout"], // in the outbox, at most so long
      [COMPANIONS]: ["db"], // D1, at most as long as below
      [PLAYER]: [
        "Promise.all", // the others, in the same two seconds
        "companionsOf",
        "this.#kept",
        "this.#leave",
        "this.#mayHaveGone",
        "this.#tell",
        "this.ctx.storage.deleteAll",
        "this.ctx.storage.get",
        "this.ctx.storage.put", // its own storage
        "withTimeout", // two seconds for D1 and them together
      ],
      [WORDS]: [
        "answer.arrayBuffer",
        "scheduler.wait",
        "this.#assets.fetch",
        "this.#ctx.blockConcurrencyWhile",
        "this.#fetch",
        "this.#find",
        "this.#load",
      ],
    });
  });

  it("has sockets that hibernate, whatever class it is of", () => {
    const classes = sources("party").filter((file) => /extends (Server|DurableObject)\b/.test(code(file)));
    expect(classes).toContain(MATCH);
    for (const file of classes) {
      if (/extends Server\b/.test(code(file)))
        expect(code(file), file).toMatch(/static override readonly options = \{ hibernate: true \}/);
    }
  });

  it.each([
    ["setInterval(() => this.tick(), 1000)", "setInterval"],
    ["setTimeout(tick, 10)", "setTimeout"],
    ["await scheduler.wait(10)", "scheduler.wait"],
    ["ctx.waitUntil(work())", "waitUntil"],
    ["server.accept()", ".accept("],
    ["const other = new WebSocket(url)", "new WebSocket"],
  ])("would be found out by this test if it had: %s", (line, name) => {
    expect(found(KEEPERS, line)).toContain(name);
  });

  it.each([
    ["await this.#forEver()", "this.#forEver"],
    ["await new Promise(() => undefined)", "Promise"],
    ["void new Promise(never)", "Promise"],
    ["for await (const message of stream) hear(message)", "await"],
    ["queue.next().then(hear)", "then"],
  ])("nor can it wait without this test noticing: %s", (line, name) => {
    expect(found(WAITING, line)).toContain(name);
  });
});

describe("what objects are made of", () => {
  it("keeps nothing awake", () => {
    expect(inFiles(KEEPERS, SHARED)).toEqual({});
  });

  it("R-21 draws nothing from Math.random, and reads no clock in shared/match", () => {
    const drawing = [...sources("shared/match"), ...sources("party")].filter((file) => code(file).includes("Math.random"));
    const clocks = sources("shared/match").filter((file) => /Date\.now|new Date/.test(code(file)));
    expect([drawing, clocks]).toEqual([[], []]);
  });
});
