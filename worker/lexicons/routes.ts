import { Hono } from "hono";
import type { App, Ctx } from "../app.types.ts";
import { IMMUTABLE } from "../http/assets.ts";
import { refuse } from "../http/refuse.ts";
import { takesBrotli } from "./takes-brotli.ts";

/** Files whose name holds a hash of their content: `sv-0123456789ab.list1`. */
const HASHED = /^[a-z-]+(?:-[0-9a-f]{8,12}){1,2}\.(?:dawg|list|bands)\d+$/;
/** Those that lie there packed as well, `<file>.br`. */
const PACKED = /\.(?:list|bands)\d+$/;
/** Notices, licences, reports and the index: they change under the same name, so that a copy is asked for again. */
const TEXTS: Readonly<Record<string, string>> = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json",
};
const ASK_AGAIN = "public, max-age=0, must-revalidate";

/** A file as the asset server has it, or 304 for one that the client has; null where there is none: it then answers with the page. */
async function stored(c: Ctx, file: string): Promise<Response | null> {
  const known = c.req.header("If-None-Match");
  const headers = new Headers(known === undefined ? {} : { "If-None-Match": known });
  const found = await c.env.ASSETS.fetch(new Request(new URL(`/lexicons/${file}`, c.req.url), { headers }));
  const isPage = found.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return found.status === 304 || (found.ok && !isPage) ? found : null;
}

function answer(found: Response, headers: Readonly<Record<string, string>>): Response {
  const tag = found.headers.get("ETag");
  const init = { status: found.status, headers: tag === null ? headers : { ...headers, ETag: tag } };
  if (found.status === 304) return new Response(null, init);
  // Packed bytes are packed already: the platform passes them on as they are.
  return new Response(found.body, "Content-Encoding" in headers ? { ...init, encodeBody: "manual" } : init);
}

/** Words, bands and word graphs, packed where there is a packed form that the client can read. */
async function data(c: Ctx, file: string): Promise<Response> {
  const headers = { "Content-Type": "application/octet-stream", "Cache-Control": IMMUTABLE };
  if (!PACKED.test(file)) {
    const found = await stored(c, file);
    return found === null ? refuse(c, "not-found") : answer(found, headers);
  }
  const varied = { ...headers, Vary: "Accept-Encoding" };
  const packed = takesBrotli(c) ? await stored(c, `${file}.br`) : null;
  if (packed !== null) return answer(packed, { ...varied, "Content-Encoding": "br" });
  const plain = await stored(c, file);
  return plain === null ? refuse(c, "not-found") : answer(plain, varied);
}

async function text(c: Ctx, file: string, type: string): Promise<Response> {
  const found = await stored(c, file);
  return found === null ? refuse(c, "not-found") : answer(found, { "Content-Type": type, "Cache-Control": ASK_AGAIN });
}

/** What `npm run lexicons` makes (lexicons/README.md), under `/lexicons/<file>`. */
export const lexicons = new Hono<App>().get("/:file", async (c) => {
  const file = c.req.param("file");
  if (HASHED.test(file)) return data(c, file);
  const type = /^[\w.-]+$/.test(file) ? TEXTS[file.split(".").at(-1) ?? ""] : undefined;
  return type === undefined ? refuse(c, "not-found") : text(c, file, type);
});
