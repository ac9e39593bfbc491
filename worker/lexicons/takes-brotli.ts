import type { Ctx } from "../app.types.ts";

/**
 * Can the client unpack Brotli? The platform puts its own wishes into `Accept-Encoding` before the Worker sees it, and keeps
 * the client's apart.
 */
export function takesBrotli(c: Ctx): boolean {
  const { cf } = c.req.raw as Request<unknown, IncomingRequestCfProperties>;
  return acceptsBrotli(cf?.clientAcceptEncoding ?? c.req.header("Accept-Encoding") ?? "");
}

/** RFC 9110, 12.5.3: a weight of 0 means no; what is not named is what `*` says, and without `*` not wanted. */
export function acceptsBrotli(accepted: string): boolean {
  const weights = new Map<string, number>();
  for (const part of accepted.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return (weights.get("br") ?? weights.get("*") ?? 0) > 0;
}
