/**
 * The places a player has taken. A place is one row from its reservation to the end of its match: nothing is written to
 * confirm it. What was reserved and came to nothing, since whoever asked for it was cut short, is found when no place is left: the
 * asker then looks which matches there are.
 */
import type { Sql } from "../match/ports.ts";
import type { Format, GameId } from "../rules/model.ts";
import { type Place, refusalOf } from "./limits.ts";
import type { PlayerRpc } from "./service.types.ts";

const TABLE = `CREATE TABLE IF NOT EXISTS places (match TEXT PRIMARY KEY, ruleset TEXT NOT NULL, format TEXT NOT NULL,
  since INTEGER NOT NULL) STRICT, WITHOUT ROWID`;

type Held = Place & { readonly since: number };

export class Places {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  reserve(place: Place, limited: boolean, now: number): Awaited<ReturnType<PlayerRpc["reserve"]>> {
    const held = this.#held();
    if (held.some(({ match }) => match === place.match)) return { ok: true };
    const error = limited ? refusalOf(held, place) : null;
    if (error !== null) return { error, held: held.map(({ match, since }) => ({ match, since })) };
    // An object of which nothing is wanted leaves nothing behind.
    this.#sql.transaction(() => {
      this.#sql.all(TABLE);
      const { match, ruleset, format } = place;
      this.#sql.all("INSERT INTO places (match, ruleset, format, since) VALUES (?, ?, ?, ?)", match, ruleset, format, now);
    });
    return { ok: true };
  }

  release(matches: readonly string[]): void {
    if (!this.#exists()) return;
    for (const match of matches) this.#sql.all("DELETE FROM places WHERE match = ?", match);
  }

  #held(): readonly Held[] {
    if (!this.#exists()) return [];
    return this.#sql.all("SELECT match, ruleset, format, since FROM places").map(({ match, ruleset, format, since }) => ({
      match: String(match),
      ruleset: String(ruleset) as GameId,
      format: String(format) as Format,
      since: Number(since),
    }));
  }

  #exists(): boolean {
    return this.#sql.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'places'").length > 0;
  }
}
