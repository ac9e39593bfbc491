/**
 * Plays on the build of the folder that it runs in, and saves that server's storage with all that it tells (test/fixtures/builds).
 * `to` is the folder of the fixture.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newId, StreamClient } from "../../shared/match/testing/stream-client.ts";
import type { ConnectionOf } from "../matches/visitor.ts";
import { Visitor } from "../matches/visitor.ts";
import { Workerd } from "../workerd/workerd.ts";
import { GAMES, type Game, type Move } from "./games.ts";
import { pack } from "./pack.ts";
import { type Command, openSaved, type SavedMatch, type SavedServer, type Sent, tell } from "./saved-server.ts";

/** Far ahead, so that no alarm of a saved match goes off by itself: alarms keep to the machine's clock. */
const CLOCK = Date.UTC(2100, 0, 1, 12);

const CATCH_UP_MS = 260;

interface View {
  readonly phase: string;
  readonly game: { readonly turn?: number } | null;
}

type Client = StreamClient<View, { readonly type: string }, Command>;
type Connection = ConnectionOf<Command, Client>;

class Maker {
  readonly matches: SavedMatch[] = [];
  readonly invites = new Map<string, string>();
  readonly #workerd: Workerd;
  readonly #visitors = new Map<string, Visitor>();

  constructor(workerd: Workerd) {
    this.#workerd = workerd;
  }

  player(name: string): Visitor {
    const visitor = this.#visitors.get(name) ?? new Visitor(this.#workerd.url);
    this.#visitors.set(name, visitor);
    return visitor;
  }

  get cookies(): Record<string, string> {
    return Object.fromEntries([...this.#visitors].map(([name, { cookie }]) => [name, cookie]));
  }

  async play(game: Game): Promise<void> {
    const { name, ruleset, format, options = {}, test, players, lobby = [], moves } = game;
    const [first = "", ...others] = players;
    const body = { ruleset, format, lexicon: "sv", options, ...(test === undefined ? {} : { test }) };
    const made = (await this.player(first).post("/api/matches", body)) as { readonly match: string; readonly invite: string };
    const id = made.match;
    this.invites.set(name, made.invite);
    for (const other of others) await this.player(other).post(`/api/invites/${made.invite}`);
    // Nothing is folded: views are asked for.
    const makeClient = (wire: ConstructorParameters<typeof StreamClient>[0]) =>
      new StreamClient<View, { type: string }, Command>(wire, (view) => view);
    const seats: Connection[] = [];
    for (const player of players) seats.push(await this.player(player).join(id, makeClient));
    const sent: Sent[] = [];
    for (const move of lobby) sent.push(await send(seats, move));
    if (moves !== undefined) {
      // The lists do not hear of it until they are there again.
      if (game.waits === "live") await this.#workerd.query("ALTER TABLE applied RENAME TO not_now");
      if (format === "blitz") await this.#begin(id, seats);
      if (game.waits === "live") await this.#workerd.query("ALTER TABLE not_now RENAME TO applied");
      for (const move of moves) sent.push(await send(seats, move));
    }
    if (game.waits === undefined) await this.#workerd.alarm(id);
    const next = game.next === undefined ? null : { ...game.next, seat: await seatOf(seats, game.next) };
    this.matches.push({ name, id, players, sent, waits: game.waits ?? null, next });
  }

  /** Once the countdown is over. */
  async #begin(id: string, [first]: readonly Connection[]): Promise<void> {
    while ((await viewOf(first)).phase !== "live") {
      await pause(500);
      await this.#workerd.alarm(id);
    }
  }
}

async function viewOf(connection: Connection | undefined): Promise<View> {
  if (connection === undefined) throw new Error("nobody is there");
  // A socket may say so much and no more.
  await pause(CATCH_UP_MS);
  const snapshot = connection.client.next("snapshot");
  connection.client.send(JSON.stringify({ t: "catch-up", after: 999_999_999 }));
  return (await snapshot).view;
}

const seatOf = async (seats: readonly Connection[], { seat }: Move): Promise<number> =>
  seat === "turn" ? ((await viewOf(seats[0])).game?.turn ?? 0) : seat;

async function send(seats: readonly Connection[], move: Move): Promise<Sent> {
  const seat = await seatOf(seats, move);
  await viewOf(seats[seat]);
  const id = newId();
  const answer = await seats[seat]?.ask(move.command, { id });
  if (answer?.t !== "done") throw new Error(`${JSON.stringify(move)} was answered ${JSON.stringify(answer)}`);
  return { seat, id, command: move.command, answer };
}

/** What players are to each other, and what they have said, in the lists. */
async function befriend(maker: Maker): Promise<void> {
  const [anna, bo, cy] = [maker.player("anna"), maker.player("bo"), maker.player("cy")];
  const codeOf = async (who: Visitor) => ((await who.get("/api/me")) as { player: { code: string } }).player.code;
  await anna.post("/api/account", { name: "Anna" });
  await anna.post("/api/friends", { whom: { code: await codeOf(bo) }, does: "ask" });
  await bo.post("/api/friends", { whom: { code: await codeOf(anna) }, does: "accept" });
  await bo.post("/api/friends", { whom: { code: await codeOf(cy) }, does: "block" });
  await bo.post("/api/challenges", { ruleset: "kraft", lexicon: "sv", format: "casual", to: { code: await codeOf(anna) } });
  await bo.post("/api/words/reports", { lexicon: "sv", word: "QQQ", kind: "missing", version: "0123456789ab" });
  const over = maker.matches.find(({ name }) => name === "kraft-over")?.id ?? "";
  await anna.post(`/api/matches/${over}/rematch`, {});
}

function routesFor(maker: Maker, player: string): readonly string[] {
  const own = maker.matches.filter(({ players }) => players.includes(player));
  const over = own.filter(({ name }) => name === "kraft-over").map(({ id }) => id);
  return [
    "/api/me",
    "/api/account",
    "/api/account/export",
    "/api/friends",
    "/api/matches",
    `/api/invites/${maker.invites.get("kraft-open")}`,
    ...own.map(({ id }) => `/api/matches/${id}`),
    ...over.flatMap((id) => [`/api/matches/${id}/rematch`, `/api/matches/${id}/record`]),
  ];
}

const [, , to] = process.argv;
if (to === undefined) throw new Error("usage: node test/upgrade/make-server.ts FOLDER");
const state = mkdtempSync(join(tmpdir(), "alfa-kraft-"));
const matchKey = randomBytes(32).toString("hex");
const started = Date.now();
const workerd = await Workerd.start({ state, clock: CLOCK, bindings: { MATCH_KEY: matchKey } });
const maker = new Maker(workerd);
for (const game of GAMES) {
  await maker.play(game);
  console.log(game.name);
}
await befriend(maker);
const saved: SavedServer = {
  clock: CLOCK + Date.now() - started,
  matchKey,
  cookies: maker.cookies,
  matches: maker.matches,
  routes: { anna: routesFor(maker, "anna"), bo: routesFor(maker, "bo") },
};
await workerd.close();
mkdirSync(to, { recursive: true });
pack(state, join(to, "server"));
rmSync(state, { recursive: true, force: true });
writeFileSync(join(to, "server.json"), `${JSON.stringify(saved)}\n`);
const opened = await openSaved(to, saved);
writeFileSync(join(to, "told.json"), `${JSON.stringify(await tell(saved, opened))}\n`);
await opened.close();
process.exit();
