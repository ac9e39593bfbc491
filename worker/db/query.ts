/**
 * Kysely writes and types the SQL; D1 runs it. Kysely's own execution is left out, since it knows no `batch`, the only
 * transaction that D1 has (docs/decisions/05-sql-by-kysely-run-by-d1.md).
 */
import { type CompiledQuery, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { Tables } from "./schema.ts";

export const sql = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

export interface Query<Row> {
  compile(): CompiledQuery<Row>;
}

function prepare<Row>(db: D1Database, query: Query<Row>): D1PreparedStatement {
  const { sql: text, parameters } = query.compile();
  return db.prepare(text).bind(...parameters);
}

export async function all<Row>(db: D1Database, query: Query<Row>): Promise<Row[]> {
  return (await prepare(db, query).all<Row>()).results;
}

export async function first<Row>(db: D1Database, query: Query<Row>): Promise<Row | null> {
  return prepare(db, query).first<Row>();
}

/** In one transaction, in order. Rows changed by each. */
export async function change(db: D1Database, ...queries: readonly Query<unknown>[]): Promise<number[]> {
  const results = await db.batch(queries.map((query) => prepare(db, query)));
  return results.map((result) => result.meta.changes);
}
