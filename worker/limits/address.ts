/** What one address, or one player, may do in an hour. Behind one sit a school or a whole village, so these limits stop machines, not people. */
import type { Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { derive } from "../auth/secrets.ts";
import { change, sql } from "../db/query.ts";
import type { Settings } from "../env.ts";

export const HOUR_MS = 3_600_000;

/** Of the limits in `Settings`. */
type Use = keyof Settings["perAddress"];

/** A keyed hash of where the request comes from: the address itself is stored nowhere. */
export const addressOf = (c: Ctx): Promise<string> =>
  derive(c.var.settings.key, "address", networkOf(c.req.header("CF-Connecting-IP") ?? ""));

/** An IPv6 customer has a whole /64. */
function networkOf(address: string): string {
  return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}

export async function mayUse(c: Ctx, use: Use, now: number): Promise<boolean> {
  const most = c.var.settings.perAddress[use];
  return most === null || mayDo(c.env.DB, `${use}:${await addressOf(c)}`, most, now);
}

/** What one player does, as `mayDo` counts it: all of theirs stand together, and go with the account. */
export const doneBy = (player: PlayerId, what: string): string => `player:${player}:${what}`;

/** The account has ended. */
export const forgetDeeds = (player: PlayerId) =>
  // The sign after the colon: nothing lies in between but what begins so.
  sql.deleteFrom("address_use").where("subject", ">=", doneBy(player, "")).where("subject", "<", `player:${player};`);

/** Counts one more in the hour of this subject, unless there are too many: then false. One statement does both, and D1 runs one at a time. */
export async function mayDo(db: D1Database, subject: string, most: number, now: number): Promise<boolean> {
  const begun = now - HOUR_MS;
  const [counted] = await change(
    db,
    sql
      .insertInto("address_use")
      .values({ subject, since: now, uses: 1 })
      .onConflict((known) =>
        known
          .column("subject")
          .doUpdateSet((e) => ({
            uses: e
              .case()
              .when("address_use.since", "<=", begun)
              .then(1)
              .else(e("address_use.uses", "+", 1))
              .end(),
            since: e.case().when("address_use.since", "<=", begun).then(now).else(e.ref("address_use.since")).end(),
          }))
          .where((e) => e.or([e("address_use.since", "<=", begun), e("address_use.uses", "<", most)])),
      ),
  );
  return counted === 1;
}
