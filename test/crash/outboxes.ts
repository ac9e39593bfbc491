/** What a crash finds in the outboxes, and lists that take nothing for a while. */
import type { Work } from "../../shared/match/log/match.types.ts";
import { inLanes } from "../rig/lanes.ts";
import type { Workerd } from "../workerd/workerd.ts";

const AT_ONCE = 8;

export interface Outboxes {
  /** Matches that have something to tell. */
  readonly full: number;
  /** Notices that the lists have, though the match does not know it yet. */
  readonly between: number;
}

export async function readOutboxes(ids: readonly string[], workerd: Workerd): Promise<Outboxes> {
  const kept = await inLanes(AT_ONCE, ids, async (id) => {
    const { head } = await workerd.stored(id);
    const { work } = JSON.parse(head || '{"work":{"outbox":[]}}') as { readonly work: Work };
    return work.outbox.map(({ notice }) => `${id} ${notice.name}`);
  });
  const applied = await workerd.query("SELECT match_id, event FROM applied").catch(() => []);
  const known = new Set(applied.map(({ match_id: match, event }) => `${match} ${event}`));
  return {
    full: kept.filter(({ length }) => length > 0).length,
    between: kept.flat().filter((notice) => known.has(notice)).length,
  };
}

/** D1 refuses what matches tell it, until it is told otherwise. */
export async function refuseNotices(refuse: boolean, workerd: Workerd): Promise<void> {
  const [from, to] = refuse ? ["applied", "not_now"] : ["not_now", "applied"];
  await workerd.query(`ALTER TABLE ${from} RENAME TO ${to}`);
}
