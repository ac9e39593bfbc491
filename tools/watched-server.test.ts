import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { watchedServer } from "./watched-server.ts";

/** Answers until it is told to fall silent; then it holds the port, as a host does whose runtime has died. */
const SERVER = `
  const { createServer } = require("node:http");
  let silent = false;
  createServer((request, answer) => {
    if (request.url === "/silence") silent = true;
    if (request.url === "/end") process.exit(3);
    if (!silent) answer.end(String(process.pid));
  }).listen(Number(process.argv[1]), "127.0.0.1");
`;
const TIMES = { every: 20, start: 10_000, grace: 1_000, close: 60_000 };

let stop: () => void = () => {};
afterEach(() => stop());

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

async function served() {
  const url = `http://127.0.0.1:${await freePort()}`;
  const get = (path: string) => fetch(url + path, { signal: AbortSignal.timeout(300) });
  const said: string[] = [];
  const heard: string[] = [];
  let wake: () => void = () => {};
  const note = (what: string) => {
    heard.push(what);
    wake();
  };
  const server = watchedServer({
    command: [process.execPath, "-e", SERVER, new URL(url).port],
    ask: () =>
      get("/").then(
        () => "well" as const,
        () => "silent" as const,
      ),
    ready: (again) => note(again ? "again" : "ready"),
    say: (sentence) => said.push(sentence),
    ended: (code) => note(`ended ${code}`),
    times: TIMES,
  });
  stop = () => server.stop("SIGKILL");
  return {
    get,
    said,
    stop: server.stop,
    async next(): Promise<string | undefined> {
      if (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return heard.shift();
    },
  };
}

it("A-90 a server that holds its port and answers no more is started again, and that is said", async () => {
  const server = await served();
  expect(await server.next()).toBe("ready");
  const before = await (await server.get("/")).text();
  server.get("/silence").catch(() => {});
  expect(await server.next()).toBe("again");
  expect(await (await server.get("/")).text()).not.toBe(before);
  expect(server.said).toEqual(["The server answers no more. It is started again."]);
  expect(() => process.kill(Number(before), 0)).toThrow();
});

it("A-90 a server that falls silent again and again is given up with a sentence", { timeout: 20_000 }, async () => {
  const server = await served();
  expect(await server.next()).toBe("ready");
  for (const _ of [1, 2, 3]) {
    server.get("/silence").catch(() => {});
    expect(await server.next()).toBe("again");
  }
  server.get("/silence").catch(() => {});
  expect(await server.next()).toBe("ended 1");
  expect(server.said.at(-1)).toMatch(/Nothing is served/);
});

it("A-90 a server that ends by itself takes its watcher with it, and one that is stopped says nothing", async () => {
  const broken = await served();
  await broken.next();
  broken.get("/end").catch(() => {});
  expect(await broken.next()).toBe("ended 3");
  expect(broken.said).toEqual(["The server has ended by itself, and nothing is served any more."]);
  const stopped = await served();
  await stopped.next();
  stopped.stop("SIGTERM");
  expect(await stopped.next()).toBe("ended 0");
  expect(stopped.said).toEqual([]);
});
