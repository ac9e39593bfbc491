/**
 * The product's Worker with the floor beside it and everything counted that is billed by the row: what every cursor wrote, values
 * put past SQL, alarms set, and what D1 wrote. For benchmarks alone.
 */
import { Match as ProductMatch } from "../party/index.ts";
import product from "../worker/index.ts";
import { Floor } from "./floor.ts";
import type { Usage } from "./usage.types.ts";

type Bindings = ConstructorParameters<typeof ProductMatch>[1] & { readonly FLOOR: DurableObjectNamespace<Floor> };

const cursors: { readonly rowsWritten: number }[] = [];
const counts = { rows: 0, alarms: 0, d1: 0 };

function countObject(ctx: DurableObjectState): DurableObjectState {
  const { storage } = ctx;
  const exec = storage.sql.exec.bind(storage.sql);
  storage.sql.exec = ((...query: Parameters<typeof exec>) => {
    const cursor = exec(...query);
    cursors.push(cursor);
    return cursor;
  }) as typeof exec;
  const put = storage.put.bind(storage) as (...what: unknown[]) => Promise<void>;
  storage.put = ((...what: unknown[]) => {
    counts.rows++;
    return put(...what);
  }) as typeof storage.put;
  const setAlarm = storage.setAlarm.bind(storage);
  storage.setAlarm = (...when: Parameters<typeof setAlarm>) => {
    counts.alarms++;
    return setAlarm(...when);
  };
  return ctx;
}

function countDatabase(database: D1Database): D1Database {
  const count = <T extends D1Result>(result: T): T => {
    counts.d1 += result.meta.rows_written;
    return result;
  };
  const statement = (one: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(one, {
      get(of, name) {
        if (name === "inner") return of;
        if (name === "bind") return (...values: unknown[]) => statement(of.bind(...values));
        if (name === "first") return async (column?: string) => firstOf(count(await of.run()), column);
        if (name === "run" || name === "all") return async () => count(await of.run());
        return Reflect.get(of, name);
      },
    });
  const inner = (one: D1PreparedStatement): D1PreparedStatement => Reflect.get(one, "inner") ?? one;
  return new Proxy(database, {
    get(of, name) {
      if (name === "prepare") return (query: string) => statement(of.prepare(query));
      if (name === "batch") return async (all: D1PreparedStatement[]) => (await of.batch(all.map(inner))).map(count);
      return Reflect.get(of, name);
    },
  });
}

function firstOf({ results }: D1Result, column?: string): unknown {
  const row = (results[0] ?? null) as Record<string, unknown> | null;
  return row === null || column === undefined ? row : row[column];
}

function usage(): Usage {
  for (const { rowsWritten } of cursors.splice(0)) counts.rows += rowsWritten;
  return { rows: counts.rows, alarms: counts.alarms, d1: counts.d1 };
}

export class Match extends ProductMatch {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(countObject(ctx), { ...env, DB: countDatabase(env.DB) });
  }
}

export { Floor };

export default {
  async fetch(request, env, ctx) {
    // Under /api, where the assets leave requests to the Worker.
    const [, , place, name] = new URL(request.url).pathname.split("/");
    if (place === "bench-usage") return Response.json(usage());
    if (place === "bench-floor") return env.FLOOR.getByName(name ?? "").fetch(request);
    return product.fetch(request, { ...env, DB: countDatabase(env.DB) }, ctx);
  },
} satisfies ExportedHandler<Bindings & Parameters<typeof product.fetch>[1]>;
