/** The player's own account: what it shows, and what can be changed. */

import type { AccountAnswer, AccountChange } from "../../shared/protocol/account.ts";
import type { Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { change, first, sql } from "../db/query.ts";
import { HOUR_MS } from "../limits/address.ts";
import { notifyMatches } from "../match/notify-all.ts";
import { keyOf } from "../players/name-key.ts";
import { listSessions } from "./sessions.ts";

const RENAME_AFTER_MS = HOUR_MS;

export async function accountOf(c: Ctx, { id, code }: Player): Promise<AccountAnswer> {
  const now = Date.now();
  const row = await first(c.env.DB, sql.selectFrom("players").select(["name", "colour", "renamed_at"]).where("id", "=", id));
  if (row === null) throw new Error("a session without its player");
  const renameAt = row.renamed_at === null ? null : row.renamed_at + RENAME_AFTER_MS;
  return {
    name: row.name,
    code,
    colour: row.colour,
    now,
    renameAt: renameAt !== null && renameAt > now ? renameAt : null,
    sessions: await listSessions(c, { id, code, name: row.name }),
  };
}

/** False: the name was changed less than an hour ago. The matches of the player are notified of a new name. */
export async function changeAccount(c: Ctx, player: Player, { name, colour }: AccountChange): Promise<boolean> {
  const now = Date.now();
  if (name !== undefined && name !== player.name) {
    const [renamed] = await change(
      c.env.DB,
      sql
        .updateTable("players")
        .set({ name, ...keyOf(name), renamed_at: now })
        .where("id", "=", player.id)
        // The name may be there already, written by a copy of this request that came at the same time.
        .where((e) => e.or([e("renamed_at", "is", null), e("renamed_at", "<=", now - RENAME_AFTER_MS), e("name", "=", name)])),
    );
    if (renamed !== 1) return false;
    await notifyMatches(c, player.id, { kind: "renamed", name });
  }
  if (colour !== undefined) await change(c.env.DB, sql.updateTable("players").set({ colour }).where("id", "=", player.id));
  return true;
}
