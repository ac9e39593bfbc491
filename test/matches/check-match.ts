/** What must hold once a match is over, whatever was done to it. */
import { setTimeout as pause } from "node:timers/promises";
import { fold } from "../../shared/match/evolve.ts";
import { secrecyFaults } from "../../shared/match/testing/secrecy.ts";
import { stable } from "../../shared/match/testing/stable.ts";
import { readLog, readState } from "../../shared/match/testing/stored.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import { viewMatch } from "../../shared/match/view.ts";
import { random } from "../../shared/rules/testing/random.ts";
import type { PlayedMatch } from "./play-match.ts";
import type { Served } from "./server.ts";

const OUTBOX_MS = 10_000;

/** Every fault, in words; acknowledged commands that are not stored, and commands stored twice, are counted besides. */
export interface Verdict {
  readonly faults: readonly string[];
  readonly lost: number;
  readonly doubled: number;
}

export async function checkMatch(match: PlayedMatch, served: Served, seed: number): Promise<Verdict> {
  const stored = await served.stored(match.id);
  const rows = readLog(stored);
  const events = rows.flatMap((row) => row.events);
  const state = fold(turns, events);
  const faults: string[] = [];
  if (state === null) return { faults: ["there is no log"], lost: 0, doubled: 0 };
  if (stable(state) !== stable(readState(turns, stored))) faults.push("the log does not fold to the live state");
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
    if (last === undefined || stable(last.view) !== stable(viewMatch(turns, state, seat)))
      faults.push(`seat ${seat} sees another match`);
    const texts = connections.flatMap(({ client }) => client.texts);
    faults.push(...secrecyFaults(events, seat, texts, random(seed)).slice(0, 3));
  }
  if (lost > 0) faults.push(`${lost} acknowledged commands are not in the log`);
  if (doubled > 0) faults.push(`${doubled} commands are in the log twice`);
  if (!(await broughtOut(match))) faults.push("the result did not reach the list of matches");
  return { faults, lost, doubled };
}

/** The result leaves the object by its outbox, and stands in the database for all. */
async function broughtOut(match: PlayedMatch): Promise<boolean> {
  const until = performance.now() + OUTBOX_MS;
  while (performance.now() < until) {
    const answers = await Promise.all(match.visitors.map((visitor) => visitor.get(`/api/matches/${match.id}`)));
    if (answers.every((answer) => (answer as { readonly status: string }).status === "over")) return true;
    await pause(100);
  }
  return false;
}
