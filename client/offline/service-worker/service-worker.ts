/**
 * Stores the app on the device, so that its matches go on offline. Pages are fetched anew whenever there is a network,
 * so that nobody stays on an old build.
 */
import { file, type Ports, page } from "./answers.ts";
import { outdated, wayFor } from "./ways.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: its files, and a name that changes with them. */
declare const FILES: readonly string[];
declare const BUILD: string;

const PREFIX = "alfa-kraft-build-";
const OWN = `${PREFIX}${BUILD}`;
/** A network that does not begin to answer within this time counts as none. */
const WITHIN_MS = 4000;

async function fetchAll(): Promise<void> {
  const cache = await caches.open(OWN);
  await Promise.all(
    FILES.map(async (path) => {
      // A file of the same name in an earlier build is the same file.
      const before = path.startsWith("/assets/") ? await caches.match(path) : undefined;
      const found = before ?? (await fetch(path, { cache: "no-cache" }));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(path, found);
    }),
  );
}

async function forgetOlder(): Promise<void> {
  for (const name of outdated(await caches.keys(), OWN, PREFIX)) await caches.delete(name);
}

/** Once it has begun, an answer may take its time. */
async function askSoon(request: Request): Promise<Response> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), WITHIN_MS);
  try {
    return await fetch(request, { signal: control.signal });
  } finally {
    clearTimeout(timer);
  }
}

const ports: Ports = {
  online: () => navigator.onLine,
  ask: (request) => fetch(request),
  askSoon,
  kept: async (path) => (await (await caches.open(OWN)).match(path)) ?? caches.match(path),
};

self.addEventListener("install", (event) => {
  event.waitUntil(fetchAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayFor(request, self.location.origin, FILES);
  if (way === "page") event.respondWith(page(request, ports));
  if (way === "file") event.respondWith(file(request, ports));
});
