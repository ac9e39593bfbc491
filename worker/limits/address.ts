/** What one address, or one player, may do in an hour. A school may share an address, so these limits stop machines, not people. */
import type { Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { derive } from "../auth/secrets.ts";
import { change, sql } from "../db/query.ts";
import type { Settings } from "../env.ts";
import { networksOf } from "./network.ts";

export const HOUR_MS = 3_600_000;

/** Of the limits in `Settings`. */
type Use = keyof Settings["perAddress"];

/** What is counted of an address: a keyed hash of each network that it belongs to. The address itself is stored nowhere. */
export async function countedNetworks(
  c: Ctx,
  limit: number,
): Promise<readonly { readonly name: string; readonly most: number }[]> {
  const networks = networksOf(c.req.header("CF-Connecting-IP") ?? "");
  return Promise.all(
    networks.map(async ({ prefix, share }) => ({
      name: await derive(c.var.settings.key, "address", prefix),
      most: limit * share,
    })),
  );
}

/** Counts one use of every network of the address, and says whether all of them may. */
export async function mayUse(c: Ctx, use: Use, now: number): Promise<boolean> {
  const limit = c.var.settings.perAddress[use];
  if (limit === null) return true;
  for (const { name, most } of await countedNetworks(c, limit)) {
    if (!(await mayDo(c.env.DB, `${use}:${name}`, most, now))) return false;
  }
  return true;
}

/** The subject under which `mayDo` counts what a player does. All subjects of a player go with the account. */
export const doneBy = (player: PlayerId, what: string): string => `player:${player}:${what}`;

/** The account has ended. */
export const forgetDeeds = (player: PlayerId) =>
  // `;` follows `:`, so this range holds every subject with the prefix.
  sql.deleteFrom("address_use").where("subject", ">=", doneBy(player, "")).where("subject", "<", `player:${player};`);

/** Counts one more in the hour of the subject. False, and nothing is counted, where that would be too many. */
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
