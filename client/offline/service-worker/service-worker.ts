/**
 * Keeps the app itself on the device, so that a match that lives there goes on without a network. Pages are fetched
 * anew whenever there is a network, so nobody stays on an old build.
 */
import { outdated, wayFor } from "./ways.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: its files, and a name that changes with them. */
declare const FILES: readonly string[];
declare const BUILD: string;

const PREFIX = "alfa-kraft-build-";
const OWN = `${PREFIX}${BUILD}`;
const PAGE = "/";
/** A network that does not answer is none. */
const PAGE_WITHIN_MS = 4000;

async function fetchAll(): Promise<void> {
  const cache = await caches.open(OWN);
  await Promise.all(
    FILES.map(async (file) => {
      // A file of the same name in an earlier build is the same file.
      const before = file.startsWith("/assets/") ? await caches.match(file) : undefined;
      const found = before ?? (await fetch(file, { cache: "no-cache" }));
      if (!found.ok) throw new Error(`${file}: ${found.status}`);
      await cache.put(file, found);
    }),
  );
}

async function forgetOlder(): Promise<void> {
  for (const name of outdated(await caches.keys(), OWN, PREFIX)) await caches.delete(name);
}

/** The build of this worker, else of another: an open page asks for what its own build has. */
const kept = async (path: string): Promise<Response | undefined> =>
  (await (await caches.open(OWN)).match(path)) ?? (await caches.match(path));

async function page(request: Request): Promise<Response> {
  if (navigator.onLine) {
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) });
      if (answer.ok || answer.type === "opaqueredirect") return answer;
    } catch {
      // What is kept will do.
    }
  }
  return (await kept(PAGE)) ?? fetch(request);
}

const file = async (request: Request): Promise<Response> => (await kept(new URL(request.url).pathname)) ?? fetch(request);

self.addEventListener("install", (event) => {
  event.waitUntil(fetchAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayFor(request, self.location.origin, FILES);
  if (way === "page") event.respondWith(page(request));
  if (way === "file") event.respondWith(file(request));
});
