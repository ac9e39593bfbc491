/** Deletes an account. Finished matches stay for the opponents, under "deleted player". */
import type { Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { forgetToken } from "../auth/session.ts";
import { change, sql } from "../db/query.ts";
import { forgetDeeds } from "../limits/address.ts";
import { log } from "../log.ts";
import { declineAll } from "../match/challenges.ts";
import { markDeleted } from "../match/deleted-players.ts";
import { notifyMatches } from "../match/notify-all.ts";
import { askPlayer } from "../players/stub.ts";
import { endAllInApp } from "./sessions.ts";

/** Safe to run again if it was cut short. */
export async function deleteAccount(c: Ctx, player: Player): Promise<void> {
  await markDeleted(c.env.DB, player.id, Date.now());
  await notifyMatches(c, player.id, { kind: "deleted" });
  await declineAll(c, player);
  await endAllInApp(c, player);
  await askPlayer(c, player.id, (object) => object.forget());
  const { DB } = c.env;
  await change(
    DB,
    sql.deleteFrom("sessions").where("player_id", "=", player.id),
    // Frees the player's seats in open matches of others.
    sql
      .deleteFrom("seats")
      .where("player_id", "=", player.id)
      .where(
        "match_id",
        "in",
        sql.selectFrom("matches").select("id").where("status", "=", "open").where("creator", "!=", player.id),
      ),
    sql.deleteFrom("word_reports").where("player_id", "=", player.id),
    sql.deleteFrom("relations").where((e) => e.or([e("player_id", "=", player.id), e("other_id", "=", player.id)])),
    sql.deleteFrom("requests").where("player_id", "=", player.id),
    sql.deleteFrom("code_attempts").where("subject", "=", `player:${player.id}`),
    forgetDeeds(player.id),
    sql
      .updateTable("players")
      // A code that is unique and that nobody can type.
      .set({ name: "", code: `-${player.id}`, name_key: null, colour: 0, inbox_read: null, deleted_at: Date.now() })
      .where("id", "=", player.id),
  );
  forgetToken(c);
  log("info", "account-deleted", { player: player.id });
}
