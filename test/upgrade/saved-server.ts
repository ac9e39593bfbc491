/** A server's storage as some build left it, and what that build told of it (test/fixtures/builds). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import type { ExpressCommand } from "../../shared/protocol/express.ts";
import { Visitor } from "../matches/visitor.ts";
import { Workerd } from "../workerd/workerd.ts";
import { unpack } from "./pack.ts";

export type Command = MatchCommand | ExpressCommand;

/** A command that had its effect, and its answer. */
export interface Sent {
  readonly seat: number;
  readonly id: string;
  readonly command: Command;
  readonly answer: unknown;
}

export interface SavedMatch {
  readonly name: string;
  readonly id: string;
  /** The players by their seats. */
  readonly players: readonly string[];
  readonly sent: readonly Sent[];
  /** The status that the lists will show once the waiting outbox entry is delivered; null: none waits. */
  readonly waits: "live" | "over" | null;
  /** What can be done next. */
  readonly next: { readonly seat: number; readonly command: Command } | null;
}

export interface SavedServer {
  /** What its clock showed at the end, in milliseconds. */
  readonly clock: number;
  readonly matchKey: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly matches: readonly SavedMatch[];
  /** Routes by their players. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
}

/** What a build tells of a saved server. */
export interface Told {
  /** By match: a list for each seat, from its first event to its view. */
  readonly streams: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** By player and route. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Opened {
  readonly workerd: Workerd;
  visitor(player: string): Visitor;
  close(): Promise<void>;
}

/** Starts the build of this folder on a copy of what was saved in `folder`. */
export async function openSaved(folder: string, saved: SavedServer): Promise<Opened> {
  const state = mkdtempSync(join(tmpdir(), "alfa-kraft-"));
  unpack(join(folder, "server"), state);
  const workerd = await Workerd.start({ state, clock: saved.clock, bindings: { MATCH_KEY: saved.matchKey, TEST_OPTIONS: "" } });
  return {
    workerd,
    visitor: (player) => new Visitor(workerd.url, saved.cookies[player]),
    async close() {
      await workerd.close();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

export async function tell(saved: SavedServer, { visitor }: Opened): Promise<Told> {
  const streams: Record<string, string[][]> = {};
  for (const { name, id, players } of saved.matches) {
    streams[name] = [];
    for (const player of players) streams[name].push(await streamOf(visitor(player), id));
  }
  const answers: Record<string, Record<string, unknown>> = {};
  for (const [player, routes] of Object.entries(saved.routes)) {
    const told: Record<string, unknown> = {};
    for (const route of routes) told[route] = withoutClock(await visitor(player).get(route));
    answers[player] = told;
  }
  return { streams, answers };
}

/** The events and the view of a seat, as the bytes that were sent but for the server's clock, and without who is there. */
function streamOf(visitor: Visitor, match: string): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  // The socket stays open: the last one to go would take Ready back.
  const socket = visitor.socket(match, 0);
  const messages: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const said: unknown = JSON.parse(String(data));
    for (const message of Array.isArray(said) ? said : [said]) messages.push(JSON.stringify({ ...message, now: 0 }));
    if (messages.some(isOf("snapshot"))) resolve(messages.filter((text) => !isOf("people")(text)));
  });
  socket.addEventListener("close", ({ code, reason }) => reject(new Error(`${match} closed its socket: ${code} ${reason}`)));
  return promise;
}

const isOf =
  (kind: string) =>
  (text: string): boolean =>
    text.startsWith(`{"t":"${kind}"`);

const withoutClock = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer).replaceAll(/"now":\d+/g, '"now":0'));
