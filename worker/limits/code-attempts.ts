import type { Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { randomToken } from "../auth/secrets.ts";
import { change, eb, insertIf, sql } from "../db/query.ts";
import { countedNetworks } from "./address.ts";

/** ten wrong codes in ten minutes. */
export const WINDOW_MS = 600_000;
const WRONG_CODES = 10;
/** Behind one address may sit a school, but also one person who throws the cookie away after nine tries. */
const WRONG_CODES_OF_ADDRESS = 60;

interface Subject {
  readonly name: string;
  readonly most: number;
}

async function subjectsOf(c: Ctx, player: Player): Promise<Subject[]> {
  const networks = await countedNetworks(c, WRONG_CODES_OF_ADDRESS);
  return [
    { name: `player:${player.id}`, most: WRONG_CODES },
    ...networks.map(({ name, most }) => ({ name: `address:${name}`, most })),
  ];
}

export interface Attempt {
  /** The code was right after all: takes the attempt back. */
  forgive(): Promise<void>;
}

/**
 * Counts a try as wrong before the code is looked up, so that many tries at once cannot pass the limit. null: too many.
 */
export async function attempt(c: Ctx, player: Player): Promise<Attempt | null> {
  const now = Date.now();
  const id = randomToken();
  const subjects = await subjectsOf(c, player);
  const counted = await change(
    c.env.DB,
    ...subjects.map(({ name, most }) => {
      const wrong = sql
        .selectFrom("code_attempts")
        .select((e) => e.fn.countAll<number>().as("wrong"))
        .where("subject", "=", name)
        .where("at", ">", now - WINDOW_MS);
      return insertIf("code_attempts", { subject: name, at: now, id }, eb(wrong, "<", most));
    }),
  );
  const forgive = () =>
    takeBack(
      c.env.DB,
      subjects.filter((_, i) => counted[i] === 1),
      now,
      id,
    );
  if (counted.every((rows) => rows === 1)) return { forgive };
  await forgive();
  return null;
}

async function takeBack(db: D1Database, subjects: readonly Subject[], at: number, id: string): Promise<void> {
  if (subjects.length === 0) return;
  await change(
    db,
    ...subjects.map(({ name }) =>
      sql.deleteFrom("code_attempts").where("subject", "=", name).where("at", "=", at).where("id", "=", id),
    ),
  );
}
