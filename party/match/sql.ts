import type { Sql, SqlRow, SqlValue } from "../../shared/match/log/sql-log.ts";

/** The object's own SQLite. `ctx.storage.sql` directly: partyserver's `sql` hides what went wrong. */
export class DurableSql implements Sql {
  /** Rows written since the object woke, those of indexes included: what is billed (bench:match). */
  rowsWritten = 0;
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  all(query: string, ...values: readonly SqlValue[]): readonly SqlRow[] {
    const cursor = this.#storage.sql.exec<Record<string, SqlValue>>(query, ...values);
    const rows = cursor.toArray();
    this.rowsWritten += cursor.rowsWritten;
    return rows;
  }

  transaction(work: () => undefined): void {
    this.#storage.transactionSync(work);
  }
}
