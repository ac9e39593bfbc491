/**
 * A Worker for rigs, whose lists and matches may be asked past the product. Over HTTP, since the proxies of the local runtime wait for
 * it and meanwhile read nothing: a runtime that has much to log then waits for them in turn, for ever.
 */
import * as v from "valibot";
import { QUERY_PATH } from "./query-path.ts";

const Query = v.object({
  /** Absent: the match's alarm goes off instead. */
  text: v.exactOptional(v.string()),
  values: v.exactOptional(v.array(v.union([v.string(), v.number(), v.null()])), []),
  /** Asked of this match instead of the lists. */
  match: v.exactOptional(v.object({ objects: v.picklist(["MATCH", "EXPRESS"]), name: v.string() })),
});
type Query = v.InferOutput<typeof Query>;

interface Bindings {
  readonly DB: D1Database;
  readonly MATCH: DurableObjectNamespace;
  readonly EXPRESS: DurableObjectNamespace;
}

type Row = Readonly<Record<string, unknown>>;

export function withQueries<E extends Bindings>(product: ExportedHandler<E>): ExportedHandler<E> {
  return {
    ...product,
    async fetch(request, env, ctx) {
      if (new URL(request.url).pathname !== QUERY_PATH) return product.fetch?.(request, env, ctx) ?? new Response(null);
      return Response.json(await rowsOf(env, v.parse(Query, await request.json())));
    },
  };
}

interface RigObject {
  rigRows(text: string): Promise<readonly Row[]>;
  rigAlarm(): Promise<void>;
}

async function rowsOf(env: Bindings, { text = "", values, match }: Query): Promise<readonly Row[]> {
  if (match === undefined) {
    const { results } = await env.DB.prepare(text)
      .bind(...values)
      .run<Row>();
    return results;
  }
  const object = env[match.objects].getByName(match.name) as unknown as RigObject;
  if (text !== "") return object.rigRows(text);
  await object.rigAlarm();
  return [];
}

type ObjectClass = new (ctx: DurableObjectState, env: never) => Rpc.DurableObjectBranded & { alarm(): void | Promise<void> };

/** The same object, which tells what it has stored, and whose alarm can be made to go off. */
export function readable(Base: ObjectClass) {
  return class extends Base {
    readonly #storage: DurableObjectStorage;

    constructor(ctx: DurableObjectState, env: never) {
      super(ctx, env);
      this.#storage = ctx.storage;
    }

    async rigRows(text: string): Promise<readonly Row[]> {
      return this.#storage.sql.exec(text).toArray();
    }

    async rigAlarm(): Promise<void> {
      await this.alarm();
    }
  };
}
