import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApiAnswer } from "./request.ts";

const ME = { player: { id: "p", name: "Fjällräv 407", code: "23456789" }, protocol: 1, oldest: 1 };
const done: ApiAnswer<number> = { ok: true, value: 1 };
const nobody: ApiAnswer<number> = { ok: false, code: "no-session" };

/** Locks that two tabs of one browser share. */
function sharedLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_: string, work: () => Promise<T>): Promise<T> => {
      const mine = last.then(work);
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** One tab: a module keeps its state for one page. */
async function tab() {
  vi.resetModules();
  return (await import("./session.ts")).asPlayer;
}

let asked: ReturnType<typeof vi.fn>;

beforeEach(() => {
  asked = vi.fn(async () => Response.json(ME));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("navigator", { locks: sharedLocks() });
});
afterEach(() => vi.unstubAllGlobals());

it("A-01 three actions at once ask for one session, and wait for it", async () => {
  const asPlayer = await tab();
  const action = vi.fn(async () => done);
  expect(await Promise.all([1, 2, 3].map(() => asPlayer(action)))).toEqual([done, done, done]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(action).toHaveBeenCalledTimes(3);
});

it("A-01 two tabs at once ask one after the other, so that the second is who the first became", async () => {
  const tabs = [await tab(), await tab()];
  let open = 0;
  let most = 0;
  asked.mockImplementation(async () => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve));
    open--;
    return Response.json(ME);
  });
  await Promise.all(tabs.map((asPlayer) => asPlayer(async () => done)));
  expect([asked.mock.calls.length, most]).toEqual([2, 1]);
});

it("takes a session anew where the old one was ended, and gives up where that does not help", async () => {
  const asPlayer = await tab();
  await asPlayer(async () => done);
  const action = vi.fn(async (): Promise<ApiAnswer<number>> => done).mockResolvedValueOnce(nobody);
  expect(await asPlayer(action)).toEqual(done);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await asPlayer(async () => nobody)).toEqual(nobody);
});

it("does nothing without a session, and asks again the next time", async () => {
  const asPlayer = await tab();
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const action = vi.fn(async () => done);
  expect(await asPlayer(action)).toEqual({ ok: false, code: "unreachable" });
  expect(action).not.toHaveBeenCalled();
  expect(await asPlayer(action)).toEqual(done);
});

it("does without locks where the platform has none", async () => {
  vi.stubGlobal("navigator", {});
  const asPlayer = await tab();
  expect(await asPlayer(async () => done)).toEqual(done);
});
