/** What must hold of a match after crashes, by what its object and the lists have stored and what its players have heard. */

import { hasBegun } from "../../shared/match/evolve-phase.ts";
import { streamAfter } from "../../shared/match/streams.ts";
import { stable } from "../../shared/match/testing/stable.ts";
import { readLog } from "../../shared/match/testing/stored.ts";
import { modeOf } from "../sim/any-mode.ts";
import { Oracle } from "../sim/oracle.ts";
import type { Workerd } from "../workerd/workerd.ts";
import type { LiveMatch } from "./live-match.ts";

export interface Found {
  readonly faults: readonly string[];
  readonly lost: number;
  readonly doubled: number;
  readonly deadlinesDue: number;
  readonly deadlinesFired: number;
  readonly lateMs: number;
}

async function retell(match: LiveMatch, workerd: Workerd): Promise<{ readonly oracle: Oracle; readonly ids: readonly string[] }> {
  const rows = readLog(await workerd.stored(match.id));
  const oracle = new Oracle(match.ruleset);
  for (const row of rows) oracle.stored(row);
  return { oracle, ids: rows.flatMap(({ command }) => (command === null ? [] : [command.id])) };
}

/** Right after everybody is back: each sees the match as its log tells it. A deadline may be met while the log is read. */
export async function checkViews(match: LiveMatch, workerd: Workerd): Promise<readonly string[]> {
  const seen = match.players.map(({ seat, n, view }) => ({ seat, n, view }));
  const { oracle } = await retell(match, workerd);
  for (const { seat, n, view } of seen) {
    if (view === null) oracle.fault(`seat ${seat} sees nothing`);
    else oracle.sees(seat, n, view, "sees after a crash");
  }
  return oracle.faults.map((fault) => `${match.id}: ${fault}`);
}

/** Once it is over. */
export async function checkMatch(match: LiveMatch, workerd: Workerd): Promise<Found> {
  const { oracle, ids } = await retell(match, workerd);
  const { state } = oracle;
  if (state === null)
    return { faults: [`${match.id} has no log`], lost: 0, doubled: 0, deadlinesDue: 0, deadlinesFired: 0, lateMs: 0 };
  if (oracle.due !== null) oracle.fault(`it is not over, but ${state.phase}`);
  if (oracle.deadlinesDue !== oracle.deadlinesFired) oracle.fault("a deadline was not met once");
  let lost = 0;
  for (const player of match.players) {
    const missing = player.acked.filter((id) => !ids.includes(id));
    lost += missing.length;
    if (missing.length > 0) oracle.fault(`acknowledged and not stored: ${missing}`);
    if (player.view !== null) oracle.sees(player.seat, player.n, player.view, "at last sees");
    const stream = new Map(
      streamAfter(modeOf(match.ruleset), oracle.log, player.seat, 0).map(({ n, event }) => [n, JSON.stringify(event)]),
    );
    if (player.n !== stream.size) oracle.fault(`seat ${player.seat} knows ${player.n} of ${stream.size} events`);
    for (const [n, event] of player.heard) if (stream.get(n) !== event) oracle.fault(`event ${n} was heard as ${event}`);
    for (const fault of player.faults) oracle.fault(fault);
  }
  await checkLists(match.id, oracle, workerd);
  return {
    faults: oracle.faults.map((fault) => `${match.id}: ${fault}`),
    lost,
    doubled: ids.length - new Set(ids).size,
    deadlinesDue: oracle.deadlinesDue,
    deadlinesFired: oracle.deadlinesFired,
    lateMs: oracle.lateMs,
  };
}

async function checkLists(id: string, oracle: Oracle, workerd: Workerd): Promise<void> {
  const { state } = oracle;
  const live = await workerd.query("SELECT event FROM applied WHERE match_id = ? AND event = 'live'", id);
  if (live.length !== (state?.format === "blitz" && hasBegun(state) ? 1 : 0))
    oracle.fault(`the lists were told ${live.length} times that it began`);
  const [row] = await workerd.query("SELECT status, reason, result FROM matches WHERE id = ?", id);
  const told = await workerd.query("SELECT event FROM applied WHERE match_id = ? AND event IN ('over', 'closed')", id);
  if (told.length !== 1) oracle.fault(`the lists were told of its end ${told.length} times`);
  const result = state?.phase === "over" ? state.game.result : null;
  const reason = result?.reason ?? state?.reason ?? null;
  if (row?.status !== state?.phase || row?.reason !== reason)
    oracle.fault(`the lists say ${row?.status} (${row?.reason}), not ${state?.phase} (${reason})`);
  if (result !== null && stable(JSON.parse(String(row?.result))) !== stable(result))
    oracle.fault("the lists have another result");
}
