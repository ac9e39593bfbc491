import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { MAX_BODY_BYTES } from "../../shared/protocol/http.ts";
import type { App, Ctx } from "../app.types.ts";
import { refuse } from "./refuse.ts";

/** A prepared position (TEST_OPTIONS) names a whole board. */
const MAX_TEST_BODY_BYTES = 65_536;

const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, "too-large") });
const ordinary = limitOf(MAX_BODY_BYTES);
const testing = limitOf(MAX_TEST_BODY_BYTES);

export const limitBody = createMiddleware<App>((c, next) => (c.var.settings.testOptions ? testing : ordinary)(c, next));

/** The body as `schema` says, or the refusal to answer with. JSON only: no form of another page can send that type. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Ctx,
  schema: Schema,
): Promise<{ readonly body: v.InferOutput<Schema> } | { readonly refused: Response }> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) return { refused: refuse(c, "bad-request") };
  const json = parse(await c.req.text());
  if (json === null) return { refused: refuse(c, "bad-request") };
  const read = v.safeParse(schema, json.value);
  if (read.success) return { body: read.output };
  const at = v.getDotPath(read.issues[0]);
  return { refused: at === null ? refuse(c, "bad-request") : refuse(c, "bad-request", at) };
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
