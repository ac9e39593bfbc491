import { nameKey } from "../../shared/protocol/shown-name.ts";
import { all, change, sql } from "../db/query.ts";
import { log } from "../log.ts";

/** The form of the keys that `nameKey` makes (migrations/0013). */
const KEY_FORM = 1;
/** In one run of the schedule. */
const MAX_PER_RUN = 500;

/** By this a name is found. */
export const keyOf = (name: string) => ({ name_key: nameKey(name), key_form: KEY_FORM });

/** Keys from before, which an older server made of a name in lower case. */
export const oldKey = (name: string): string => name.normalize("NFC").toLowerCase();

/** Hourly: makes keys from before anew. */
export async function renewNameKeys(db: D1Database): Promise<void> {
  const old = await all(
    db,
    sql
      .selectFrom("players")
      .select(["id", "name"])
      .where("key_form", "=", 0)
      .where("name_key", "is not", null)
      .limit(MAX_PER_RUN),
  );
  if (old.length === 0) return;
  await change(
    db,
    // A name that was changed meanwhile has its key already.
    ...old.map(({ id, name }) => sql.updateTable("players").set(keyOf(name)).where("id", "=", id).where("name", "=", name)),
  );
  log("info", "name-keys", { renewed: old.length, more: old.length === MAX_PER_RUN });
}
