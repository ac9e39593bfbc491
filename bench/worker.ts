/**
 * The product's Worker with the floor beside it. It counts what is billed: rows that cursors and D1 write and read, values put
 * without SQL, alarms set, requests, calls of objects and messages to them. For benchmarks alone.
 */
import { Express, Match as ProductMatch, Player as ProductPlayer } from "../party/index.ts";
import product from "../worker/index.ts";
import { Floor } from "./floor.ts";
import type { Usage } from "./usage.types.ts";

type Bindings = ConstructorParameters<typeof ProductMatch>[1] & { readonly FLOOR: DurableObjectNamespace<Floor> };

/** False until the first request for the counts: no cursor is kept before, so that a bench times the product alone. */
let counting = false;
const cursors: { readonly rowsWritten: number; readonly rowsRead: number }[] = [];
const counts = { rows: 0, alarms: 0, d1: 0, rowsRead: 0, d1Read: 0, requests: 0, calls: 0, messages: 0 };

function countObject(ctx: DurableObjectState): DurableObjectState {
  const { storage } = ctx;
  const exec = storage.sql.exec.bind(storage.sql);
  storage.sql.exec = ((...query: Parameters<typeof exec>) => {
    const cursor = exec(...query);
    if (counting) cursors.push(cursor);
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
    counts.d1Read += result.meta.rows_read;
    return result;
  };
  const statement = (prepared: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(prepared, {
      get(of, name) {
        if (name === "inner") return of;
        if (name === "bind") return (...values: unknown[]) => statement(of.bind(...values));
        if (name === "first") return async (column?: string) => firstOf(count(await of.run()), column);
        if (name === "run" || name === "all") return async () => count(await of.run());
        return Reflect.get(of, name);
      },
    });
  const inner = (wrapped: D1PreparedStatement): D1PreparedStatement => Reflect.get(wrapped, "inner") ?? wrapped;
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
  counting = true;
  for (const { rowsWritten, rowsRead } of cursors.splice(0)) {
    counts.rows += rowsWritten;
    counts.rowsRead += rowsRead;
  }
  return { ...counts };
}

export class Match extends ProductMatch {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(countObject(ctx), { ...env, DB: countDatabase(env.DB) });
  }

  override create(...input: Parameters<ProductMatch["create"]>): ReturnType<ProductMatch["create"]> {
    counts.calls++;
    return super.create(...input);
  }

  override takeSeat(...who: Parameters<ProductMatch["takeSeat"]>): ReturnType<ProductMatch["takeSeat"]> {
    counts.calls++;
    return super.takeSeat(...who);
  }

  override card(...who: Parameters<ProductMatch["card"]>): ReturnType<ProductMatch["card"]> {
    counts.calls++;
    return super.card(...who);
  }

  override fetch(request: Request): Promise<Response> {
    counts.calls++;
    return super.fetch(request);
  }

  override alarm(): Promise<void> {
    counts.calls++;
    return super.alarm();
  }

  override webSocketMessage(...message: Parameters<ProductMatch["webSocketMessage"]>): Promise<void> {
    counts.messages++;
    return super.webSocketMessage(...message);
  }

  /** Size of the stored database in bytes. */
  async size(): Promise<number> {
    return this.ctx.storage.sql.databaseSize;
  }
}

export class Player extends ProductPlayer {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(countObject(ctx), { ...env, DB: countDatabase(env.DB) });
  }

  override reserve(...place: Parameters<ProductPlayer["reserve"]>): ReturnType<ProductPlayer["reserve"]> {
    counts.calls++;
    return super.reserve(...place);
  }

  override fetch(request: Request): Promise<Response> {
    counts.calls++;
    return super.fetch(request);
  }

  override tell(...match: Parameters<ProductPlayer["tell"]>): ReturnType<ProductPlayer["tell"]> {
    counts.calls++;
    return super.tell(...match);
  }

  override meet(...player: Parameters<ProductPlayer["meet"]>): ReturnType<ProductPlayer["meet"]> {
    counts.calls++;
    return super.meet(...player);
  }

  override webSocketMessage(...message: Parameters<ProductPlayer["webSocketMessage"]>): Promise<void> {
    counts.messages++;
    return super.webSocketMessage(...message);
  }
}

export { Express, Floor };

export default {
  async fetch(request, env, ctx) {
    // The assets leave only paths under /api to the Worker.
    const [, , place, name] = new URL(request.url).pathname.split("/");
    if (place === "bench-usage") return Response.json(usage());
    if (place === "bench-size") return Response.json(await (env.MATCH.getByName(name ?? "") as DurableObjectStub<Match>).size());
    if (place === "bench-floor") return env.FLOOR.getByName(name ?? "").fetch(request);
    counts.requests++;
    return product.fetch(request, { ...env, DB: countDatabase(env.DB) }, ctx);
  },
} satisfies ExportedHandler<Bindings & Parameters<typeof product.fetch>[1]>;
