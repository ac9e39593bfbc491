/** What must hold once a match is over, whatever was done to it. */
import { setTimeout as pause } from "node:timers/promises";
import { fold } from "../../shared/match/evolve.ts";
import type { Kind, Mode } from "../../shared/match/mode.types.ts";
import type { MatchEvent } from "../../shared/match/model.ts";
import { stable } from "../../shared/match/testing/stable.ts";
import { readLog, readState } from "../../shared/match/testing/stored.ts";
import { viewMatch } from "../../shared/match/view.ts";
import type { Seat } from "../../shared/rules/model.ts";
import type { Served } from "./server.ts";
import type { Visitor } from "./visitor.ts";

const OUTBOX_MS = 10_000;

/** Every fault, in words; acknowledged commands that are not stored, and commands stored twice, are counted besides. */
export interface Verdict {
  readonly faults: readonly string[];
  readonly lost: number;
  readonly doubled: number;
}

/** A match that was played, of any mode. */
export interface Played {
  readonly id: string;
  readonly visitors: readonly Visitor[];
  /** Commands that had an effect, by seat. */
  readonly acked: readonly (readonly { readonly id: string }[])[];
  /** Every connection that there was, by seat. */
  readonly connections: readonly (readonly { readonly client: Told }[])[];
}
interface Told {
  readonly faults: readonly string[];
  readonly texts: readonly string[];
  readonly view: unknown;
}

/** What a seat was told and should not have been, given the log. */
export type Secrecy<K extends Kind> = (log: readonly MatchEvent<K>[], seat: Seat, texts: readonly string[]) => readonly string[];

export async function checkMatch<K extends Kind>(
  mode: Mode<K>,
  match: Played,
  served: Served,
  secrecy: Secrecy<K>,
): Promise<Verdict> {
  const stored = await served.stored(match.id);
  const rows = readLog<K>(stored);
  const events = rows.flatMap((row) => row.events);
  const state = fold(mode, events);
  const faults: string[] = [];
  if (state === null) return { faults: ["there is no log"], lost: 0, doubled: 0 };
  if (stable(state) !== stable(readState(mode, stored))) faults.push("the log does not fold to the live state");
  if (/"player"|anna/.test(stored.log)) faults.push("the log names a player");

  let lost = 0;
  let doubled = 0;
  for (const seat of match.visitors.keys()) {
    const ids = rows.flatMap(({ command }) => (command?.seat === seat ? [command.id] : []));
    doubled += ids.length - new Set(ids).size;
    lost += (match.acked[seat] ?? []).filter(({ id }) => !ids.includes(id)).length;
    const connections = match.connections[seat] ?? [];
    for (const { client } of connections) faults.push(...client.faults);
    const last = connections.at(-1)?.client;
    if (last === undefined || stable(last.view) !== stable(viewMatch(mode, state, seat)))
      faults.push(`seat ${seat} sees another match`);
    const texts = connections.flatMap(({ client }) => client.texts);
    faults.push(...secrecy(events, seat, texts).slice(0, 3));
  }
  if (lost > 0) faults.push(`${lost} acknowledged commands are not in the log`);
  if (doubled > 0) faults.push(`${doubled} commands are in the log twice`);
  if (!(await broughtOut(match))) faults.push("the result did not reach the list of matches");
  return { faults, lost, doubled };
}

/** The result leaves the object by its outbox, and stands in the database for all. */
async function broughtOut(match: Played): Promise<boolean> {
  const until = performance.now() + OUTBOX_MS;
  while (performance.now() < until) {
    const answers = await Promise.all(match.visitors.map((visitor) => visitor.get(`/api/matches/${match.id}`)));
    if (answers.every((answer) => (answer as { readonly status: string }).status === "over")) return true;
    await pause(100);
  }
  return false;
}
