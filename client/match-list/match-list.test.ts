import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

/** The environment of the page: a network and a server that can be switched off. */
const page = Object.assign(new EventTarget(), { visibilityState: "visible", title: "" });
const device = { onLine: true };
const answers = vi.fn<() => Promise<Response>>();
const fails = () => answers.mockImplementation(async () => Promise.reject(new TypeError("no connection")));
const nothing = { now: 0, matches: [], inbox: [] };

let matches: typeof import("./match-list.ts");

beforeAll(async () => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("navigator", device);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("fetch", answers);
  matches = await import("./match-list.ts");
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  device.onLine = true;
  answers.mockReset();
});

function turns(network: "online" | "offline"): void {
  device.onLine = network === "online";
  page.dispatchEvent(new Event(network));
}

it("A-75 without a network the list says so, asks once, and goes on by itself with the network", async () => {
  const { followMatches, problem, refresh } = matches;
  turns("offline");
  fails();
  const shown = refresh();
  followMatches();
  await shown;
  await vi.waitFor(() => expect(problem.value).toBe("offline"));
  expect(answers).toHaveBeenCalledOnce();

  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.mockImplementation(() => promise);
  turns("online");
  expect(answers).toHaveBeenCalledTimes(2);
  expect(problem.value, "nothing has failed since it is back").toBe("offline");
  resolve(Response.json(nothing));
  await vi.waitFor(() => expect(problem.value).toBeNull());
});

it("A-75 what fails though there is a network is a problem, until the network goes", async () => {
  const { problem, refresh } = matches;
  fails();
  await refresh();
  expect(problem.value).toBe("unreachable");
  turns("offline");
  expect(problem.value).toBe("offline");
  turns("online");
  await vi.waitFor(() => expect(problem.value).toBe("unreachable"));
});
