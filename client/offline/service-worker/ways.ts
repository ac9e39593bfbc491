/**
 * network: not answered here. page: the one page of the app, fresh if there is a network. file: a file of a build, whose name
 * stands for one content, or which belongs to this build alone.
 */
export type Way = "network" | "page" | "file";

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The API is never answered from here. Lexicons are stored where they are used, and not twice. */
const NEVER = ["/api/", "/lexicons/"];

export function wayFor({ method, mode, url }: Asked, origin: string, files: readonly string[]): Way {
  const { origin: where, pathname } = new URL(url);
  if (method !== "GET" || where !== origin || NEVER.some((path) => pathname.startsWith(path))) return "network";
  if (mode === "navigate") return "page";
  return pathname.startsWith("/assets/") || files.includes(pathname) ? "file" : "network";
}

/** The caches of earlier builds that can be removed. Pages of the last build may still be open and load more of it. */
export function outdated(names: readonly string[], own: string, prefix: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== own);
  return others.slice(0, -1);
}
