/**
 * R-22 K-41 as test:secrets shows it of the frames, for all else that a match's player and a stranger can ask of the product: a match
 * is played twice, the second time the other holds, draws, buys and lays other things. Not a byte may differ.
 */
import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MatchMade } from "../../shared/protocol/http.ts";
import { PROTOCOL } from "../../shared/protocol/version.ts";
import { rulesOf } from "../../shared/rules/index.ts";
import { POWER_IDS, type PowerId } from "../../shared/rules/model.ts";
import { MATCH_RULESETS, type MatchRulesetId } from "../../shared/rules/rulesets/agreements.ts";
import { ORIGIN, Visitor } from "../testing/visitor.ts";

const UPGRADE = { Upgrade: "websocket", Origin: ORIGIN };
const DAY = 86_400_000;
const KEY = "5a".repeat(32);

afterEach(() => {
  vi.useRealTimers();
});

/** Everything that is said on a socket; the last of its answers is waited for. */
class Ear {
  readonly texts: string[] = [];
  readonly #socket: WebSocket;
  #asked = 0;
  #waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      this.texts.push(String(data));
      if (String(data).includes('"t":"people"') || /"t":"(done|refused)"/.test(String(data))) this.#waiting.shift()?.();
    });
  }

  static async open(who: Visitor, path: string): Promise<Ear> {
    const { webSocket } = await who.send(path, { headers: UPGRADE });
    if (webSocket === null) throw new Error(`no socket at ${path}`);
    const ear = new Ear(webSocket);
    webSocket.accept();
    return ear;
  }

  heard(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async ask(command: object, seen: number): Promise<void> {
    const heard = this.heard();
    this.#socket.send(JSON.stringify({ t: "command", id: `step-${String(++this.#asked).padStart(6, "0")}`, seen, command }));
    await heard;
  }

  /** The number of the last event that was told. */
  get n(): number {
    return Math.max(0, ...this.texts.flatMap((text) => [...text.matchAll(/"n":(\d+)/g)].map(([, n]) => Number(n))));
  }
}

interface Played {
  readonly wanted: object;
  /** What Bo does, one after the other; Anna passes where it is her turn. */
  readonly steps: readonly object[];
  readonly hers: readonly (object | undefined)[];
}

/** All that Anna and a stranger are told, with names of their own for ids that are drawn by chance. */
async function told({ wanted, steps, hers }: Played, now: number): Promise<readonly string[]> {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const [anna, bo, stranger] = [new Visitor(), new Visitor(), new Visitor()];
  const { status, body } = await anna.post("/api/matches", { lexicon: "sv", ...wanted });
  expect(status, JSON.stringify(body)).toBe(201);
  const made = v.parse(MatchMade, body);
  const { match, invite, code } = made;
  await bo.post(`/api/invites/${invite}`);
  await stranger.post("/api/me");
  const path = `/api/matches/${match}/socket?protocol=${PROTOCOL}`;
  const [ears, news, his] = [await Ear.open(anna, path), await Ear.open(anna, "/api/me/socket"), await Ear.open(bo, path)];
  await his.ask({ type: "ready" }, 0);
  await ears.ask({ type: "ready" }, 0);
  vi.setSystemTime(Date.now() + 3000);
  for (const objects of [env.MATCH, env.EXPRESS]) await runDurableObjectAlarm(objects.getByName(match)).catch(() => false);
  const answers: string[] = [];
  for (const [index, step] of steps.entries()) {
    await his.ask(step, his.n);
    const answer = hers[index];
    if (answer !== undefined) await ears.ask(answer, ears.n);
    answers.push(...(await answersTo([anna, stranger], made)));
  }
  const all = [...ears.texts, ...news.texts, ...answers].join("\n").replaceAll(/"colours?":(\d+|\[[\d,]*\])/g, "");
  const drawn = (await Promise.all([anna, bo, stranger].map(namesOf))).flat();
  const known = [match, invite, code, ...new Set(drawn)];
  return known.reduce((text, name, index) => text.replaceAll(name, `<${index}>`), all).split("\n");
}

/** What chance has drawn for a player: id, name, code, and the id of the session. */
async function namesOf(who: Visitor): Promise<readonly string[]> {
  const texts = await Promise.all(["/api/me", "/api/account"].map(async (path) => (await who.send(path)).text()));
  return texts.flatMap((text) => [...text.matchAll(/"(?:id|name|code)":("[^"]+")/g)].map(([, value]) => value ?? ""));
}

async function answersTo(all: readonly Visitor[], { match, invite }: MatchMade): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const who of all) {
    const paths = [
      "/api/me",
      "/api/matches",
      `/api/matches/${match}`,
      `/api/matches/${match}/record`,
      `/api/invites/${invite}`,
      "/api/account",
      "/api/account/export",
      `/api/matches/${match}/nothing`,
    ];
    for (const path of paths) answers.push(await whole(path, await who.send(path)));
    for (const path of [`/api/invites/${invite}`, "/api/codes", `/api/matches/${match}`]) {
      const { status, body } = await who.postBare(path, { code: "BCDFGH" });
      answers.push(`${path} ${status} ${JSON.stringify(body)}`);
    }
    const { status, body } = await who.delete(`/api/matches/${match}`);
    answers.push(`DELETE ${status} ${JSON.stringify(body)}`);
  }
  return answers;
}

async function whole(path: string, answer: Response): Promise<string> {
  return `${path} ${answer.status} ${[...answer.headers.keys()]} ${await answer.text()}`;
}

/** Two powers of one price, where there is a shop. */
function twoPowers(ruleset: MatchRulesetId): readonly [PowerId, PowerId] | null {
  const { prices } = rulesOf(ruleset);
  for (const one of POWER_IDS) {
    const other = POWER_IDS.find((power) => power !== one && prices[one] !== undefined && prices[power] === prices[one]);
    if (other !== undefined) return [one, other];
  }
  return null;
}

/** Over the square where the first word goes. */
const katt = (row: number) => [..."KATT"].map((letter, index) => ({ at: `${"GHIJ".charAt(index)}${row}`, letter }));

function inTurns(ruleset: MatchRulesetId, of: 0 | 1): Played {
  const rack = ["KATTENS", "KATTBOR"][of] ?? "";
  const bag = `${["ADEF", "ÅÄÖX"][of]}GHIJKLMNOPRSTUVADEFGHIJKLMNOPRSTUV`;
  const players = [
    { rack: "BILARNE", coins: 90 },
    { rack, coins: 90 },
  ];
  const powers = twoPowers(ruleset);
  const given = { type: "exchange", tiles: [rack.slice(4, 6).charAt(0)] };
  return {
    wanted: { ruleset, format: "blitz", test: { key: KEY, position: { players, bag, turn: 1 } } },
    steps: [
      ...(powers === null ? [] : [{ type: "buy", power: powers[of] }]),
      { type: "play", tiles: [{ at: "A1", letter: rack.charAt(5) }], powers: [] },
      { type: "play", tiles: katt(ruleset === "alfapet" ? 9 : 8), powers: [] },
      rulesOf(ruleset).actions.includes("exchange") ? given : { type: "pass" },
    ],
    hers: [undefined, undefined, { type: "pass" }].slice(powers === null ? 1 : 0),
  };
}

function express(of: 0 | 1): Played {
  const bag = `${["ABC", "XYZ"][of]}KATTADEFGHIJKLMNOPRSTUVADEFGHIJKLMNOPRSTUV`;
  const [first, second] =
    [
      ["A1", "C4"],
      ["B2", "D9"],
    ][of] ?? [];
  const letters = ["A", "B"].map((_, index) => bag.charAt(index));
  const draw = { type: "draw" };
  const tiles = [first, second].map((at, index) => ({ at, letter: letters[index] }));
  return {
    wanted: { ruleset: "express", format: "blitz", test: { key: KEY, position: { bag } } },
    steps: [draw, draw, draw, { type: "arrange", revision: 1, tiles }, { type: "done" }],
    hers: [undefined, undefined, draw],
  };
}

describe("what the product tells of a live match", () => {
  const now = Date.now() + DAY;

  it.each(MATCH_RULESETS)("R-22 K-41 depends in %s on nothing that its reader may not know", async (ruleset) => {
    const [one, other] = [await told(inTurns(ruleset, 0), now), await told(inTurns(ruleset, 1), now)];
    expect(other).toEqual(one);
    expect(one.join("\n")).toContain('"type":"played"');
  });

  it("R-22 P-20 nor in Express", async () => {
    const [one, other] = [await told(express(0), now), await told(express(1), now)];
    expect(other).toEqual(one);
    expect(one.join("\n")).toContain('"type":"laid"');
  });
});
