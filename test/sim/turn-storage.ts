/** SQLite as an object has it: what one turn writes is kept as a whole, or not at all. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { restore } from "../../shared/match/log/fold.ts";
import { SqlMatchLog, type SqlRow, type SqlValue } from "../../shared/match/log/sql-log.ts";
import type { MatchState } from "../../shared/match/model.ts";
import type { AnyKind, AnyMode } from "./any-mode.ts";

export class TurnStorage {
  readonly #database = new DatabaseSync(":memory:");
  readonly #statements = new Map<string, StatementSync>();

  readonly #mode: AnyMode;

  constructor(mode: AnyMode) {
    this.#mode = mode;
  }

  begin(): void {
    this.#database.exec("BEGIN");
  }

  commit(): void {
    this.#database.exec("COMMIT");
  }

  rollBack(): void {
    this.#database.exec("ROLLBACK");
  }

  /** Part of a turn, whole or not at all. `last` may still spoil it. */
  transaction(work: () => undefined, last: () => void): void {
    this.#database.exec("SAVEPOINT step");
    try {
      work();
      last();
    } catch (error) {
      this.#database.exec("ROLLBACK TO step");
      this.#database.exec("RELEASE step");
      throw error;
    }
    this.#database.exec("RELEASE step");
  }

  rows(query: string, ...values: readonly SqlValue[]): readonly SqlRow[] {
    let statement = this.#statements.get(query);
    if (statement === undefined) {
      statement = this.#database.prepare(query);
      if (!query.startsWith("CREATE")) this.#statements.set(query, statement);
    }
    return statement.all(...values) as unknown as readonly SqlRow[];
  }

  holdsMatch(): boolean {
    return this.rows("SELECT name FROM sqlite_master WHERE name = 'kept'").length > 0;
  }

  /** As whoever wakes up would have it. */
  readState(): MatchState<AnyKind> | null {
    const all = (query: string, ...values: readonly SqlValue[]) => this.rows(query, ...values);
    const stored = new SqlMatchLog({ all, transaction: (work) => work() }, this.#mode).load();
    return stored === null ? null : restore(this.#mode, stored).head.state;
  }

  /** A deploy whose state has another shape. */
  spoilFold(): void {
    this.rows("UPDATE kept SET body = json_set(body, '$.version', 0, '$.fold', 'of another shape') WHERE name = 'head'");
  }

  close(): void {
    this.#database.close();
  }
}
