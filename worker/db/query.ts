/**
 * Kysely writes and types the SQL; D1 runs it. Kysely's own execution is left out, since it knows no `batch`, the only
 * transaction that D1 has (docs/decisions/05-sql-by-kysely-run-by-d1.md).
 */
import {
  type CompiledQuery,
  DummyDriver,
  type Expression,
  expressionBuilder,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  Kysely,
  type SqlBool,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
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

/** For what is no part of a larger query. */
export const eb = expressionBuilder<Tables>();

/** What a statement looks for in the tables before it writes. */
export type Condition = Expression<SqlBool>;

/**
 * The row, unless the condition fails: then none. One statement looks and writes, and D1 runs one at a time, so that of many at once
 * none gets past a limit. Whatever is counted first and written after lets them all through.
 */
export function insertIf<Table extends keyof Tables>(
  table: Table,
  row: Insertable<Tables[Table]>,
  condition: Condition,
): InsertQueryBuilder<Tables, Table, InsertResult> {
  const cells = Object.entries(row);
  return sql
    .insertInto(table)
    .columns(cells.map(([column]) => column) as (keyof Tables[Table] & string)[])
    .expression(sql.selectNoFrom(({ val }) => cells.map(([column, value]) => val(value).as(column))).where(condition));
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

/** A look that writes nothing. */
export const holds = async (db: D1Database, condition: Condition): Promise<boolean> =>
  (await first(db, sql.selectNoFrom(({ val }) => val(1).as("holds")).where(condition))) !== null;

/** In one transaction, in order. Rows changed by each. */
export async function change(db: D1Database, ...queries: readonly Query<unknown>[]): Promise<number[]> {
  const results = await db.batch(queries.map((query) => prepare(db, query)));
  return results.map((result) => result.meta.changes);
}
