/**
 * A Worker for rigs, whose lists and matches may be asked past the product. Over HTTP, since the proxies of the local runtime wait for
 * it and meanwhile read nothing: a runtime that has much to log then waits for them in turn, for ever.
 */
import * as v from "valibot";
import { QUERY_PATH } from "./query-path.ts";

const Query = v.object({
  text: v.string(),
  values: v.array(v.union([v.string(), v.number(), v.null()])),
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

async function rowsOf(env: Bindings, { text, values, match }: Query): Promise<readonly Row[]> {
  if (match === undefined)
    return (
      await env.DB.prepare(text)
        .bind(...values)
        .run<Row>()
    ).results;
  const object = env[match.objects].getByName(match.name) as unknown as { rigRows(text: string): Promise<readonly Row[]> };
  return object.rigRows(text);
}

type ObjectClass = new (ctx: DurableObjectState, env: never) => Rpc.DurableObjectBranded;

/** The same object, which tells what it has stored. */
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
  };
}
