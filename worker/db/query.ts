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

/** Builds expressions that stand outside a larger query. */
export const eb = expressionBuilder<Tables>();

/** What must hold in the tables for a statement to write. */
export type Condition = Expression<SqlBool>;

/**
 * Inserts the row if the condition holds. One statement reads and writes, and D1 runs one statement at a time, so that many requests
 * at once cannot pass a limit together. Counting first and writing afterwards would let them all through.
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

/** Reads whether a condition holds. */
export const holds = async (db: D1Database, condition: Condition): Promise<boolean> =>
  (await first(db, sql.selectNoFrom(({ val }) => val(1).as("holds")).where(condition))) !== null;

/** Runs the statements in order, in one transaction. Gives the number of rows that each changed. */
export async function change(db: D1Database, ...queries: readonly Query<unknown>[]): Promise<number[]> {
  const results = await db.batch(queries.map((query) => prepare(db, query)));
  return results.map((result) => result.meta.changes);
}

/** A statement of D1 takes at most a hundred values, so long lists are sent in lots. */
export const inLots = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / 50) }, (_, lot) => list.slice(50 * lot, 50 * (lot + 1)));
