/** Players who are something to each other, for tests. */
import { env } from "cloudflare:workers";
import { type Person, two } from "./person.ts";
import { refusal } from "./visitor.ts";

export const notReachable = refusal(409, "not-reachable", "whom");
export const shown = ({ code, name }: Person) => ({ code, name });

export async function seatsOf(match: string) {
  return (await env.DB.prepare("SELECT seat FROM seats WHERE match_id = ?").bind(match).all()).results;
}

/** Inserts relations between a player and many others who have nothing else. */
export async function relate(count: number, rows: string, player: Person): Promise<void> {
  const n = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const made = `${n} INSERT OR IGNORE INTO players (id, code, name, colour, created_at) SELECT 'x' || i, 'x' || i, 'X', 0, 0 FROM n`;
  await env.DB.prepare(made).run();
  const related = `${n} INSERT INTO relations (player_id, other_id, kind, at) SELECT ${rows}, 'asked', ? FROM n`;
  await env.DB.prepare(related).bind(player.id, Date.now()).run();
}

export async function befriended(): Promise<readonly [Person, Person]> {
  const [anna, bo] = await two();
  await anna.does("ask", bo);
  await bo.does("accept", anna);
  return [anna, bo];
}
