/** What only the platform can show: storage and rows, real alarms, hibernation, the upgrade, D1. */
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { SOCKET_HEADERS } from "../../shared/match/service.types.ts";
import {
  blitz,
  both,
  casual,
  connected,
  KATT,
  LAY_KATT,
  PASS,
  RESIGN,
  seated,
  wait,
} from "../../shared/match/testing/contract/prepared.ts";
import { wanted } from "../../shared/match/testing/rig.types.ts";
import type { Result } from "../../shared/rules/model.ts";
import { DatabaseOutlet } from "./outlet.ts";
import { DurableRig } from "./testing/durable-rig.ts";

const asleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(() => {
  vi.useRealTimers();
});

const upgrade = (player: string | null): Request =>
  new Request("https://match/?_pk=test", {
    headers: { Upgrade: "websocket", ...(player === null ? {} : { [SOCKET_HEADERS.player]: player }) },
  });

describe("the object", () => {
  it("writes nothing for a match that was never made, whoever asks", async () => {
    const rig = await DurableRig.make();
    for (const request of [upgrade("anna"), upgrade(null), new Request("https://match/")]) {
      expect((await rig.object.fetch(request)).status).toBe(404);
    }
    await rig.object.takeSeat({ player: "anna", name: "Anna" });
    await runInDurableObject(rig.object, async (_, { storage }) => {
      expect(await storage.list()).toEqual(new Map());
      expect(await storage.getAlarm()).toBeNull();
      const tables = storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master").toArray();
      expect(tables.filter(({ name }) => !name.startsWith("_cf"))).toEqual([]);
    });
  });

  it("is found by no one who has no seat, by no plain request, and tells nothing", async () => {
    const rig = await DurableRig.make();
    await seated(rig, "casual");
    for (const request of [upgrade("eve"), upgrade(null), new Request("https://match/", { method: "POST", body: "x" })]) {
      const answer = await rig.object.fetch(request);
      expect(answer.status).toBe(404);
      expect(answer.webSocket).toBeNull();
      expect(await answer.text()).toBe("");
    }
  });

  it("stays whole when its stored state cannot be read: a code, no stack, and the alarm comes again", async () => {
    const rig = await DurableRig.make();
    const { anna, bo } = await casual(rig);
    await bo.ask(LAY_KATT);
    await both({ anna, bo });
    const keep = (body: string) =>
      runInDurableObject(
        rig.object,
        (_, { storage }) => void storage.sql.exec("UPDATE kept SET body = ? WHERE name = 'head'", body),
      );
    const head = (await rig.stored())?.head ?? "";
    await keep(head.slice(1));
    await rig.evict();
    const heard = anna.texts.length;
    expect(await anna.try(PASS)).toBe("try-again");
    expect(anna.texts.slice(heard)).toEqual([
      expect.stringMatching(/^{"t":"refused","id":"test-\d+","n":\d+,"error":{"code":"try-again"}}$/),
    ]);
    const answer = await rig.object.fetch(upgrade("anna"));
    expect([answer.status, await answer.text()]).toEqual([503, ""]);
    expect(await rig.fireAlarm()).toBe(true);
    expect(await rig.alarmAt()).toBe(rig.now() + 1000);
    await keep(head);
    expect(await anna.try(PASS)).toBe("done");
    await both({ anna, bo });
  });

  it("A-33 answers a ping without being woken, and knows when it was", async () => {
    const rig = await DurableRig.make();
    await seated(rig, "casual");
    const socket = (await rig.object.fetch(upgrade("anna"))).webSocket;
    if (socket === null) throw new Error("no socket");
    const pong = new Promise((resolve) => socket.addEventListener("message", ({ data }) => data === "pong" && resolve(data)));
    socket.accept();
    await rig.evict();
    socket.send("ping");
    expect(await pong).toBe("pong");
    await runInDurableObject(rig.object, (_, ctx) => {
      const times = ctx.getWebSockets("seat:0").map((one) => ctx.getWebSocketAutoResponseTimestamp(one)?.getTime() ?? 0);
      expect(times[0]).toBeGreaterThan(0);
    });
    socket.close();
  });

  it("R-21 keeps the key out of everything but its own row", async () => {
    const rig = await DurableRig.make();
    const { anna, bo } = await casual(rig);
    await both({ anna, bo });
    const stored = await rig.stored();
    expect(stored?.about).toContain(KATT.key);
    expect(`${stored?.head} ${stored?.log}`).not.toContain(KATT.key);
  });
});

describe("what it costs", () => {
  it("a play writes one row, and the whole state with it at every eighth; alarms are set where one is due before", async () => {
    const rig = await DurableRig.make();
    const { anna, bo } = await casual(rig);
    await bo.settle();
    const before = await rig.object.usage();
    rig.setClock(rig.now() + 1000);
    await bo.ask(LAY_KATT);
    const { rowsWritten, alarmsSet } = await rig.object.usage();
    expect([rowsWritten, alarmsSet]).toEqual([before.rowsWritten + 1, before.alarmsSet]);
    rig.setClock(rig.now() + 1000);
    await anna.settle();
    await anna.ask({ type: "buy", power: "charge" });
    expect(await rig.object.usage()).toEqual({ rowsWritten: rowsWritten + 1, alarmsSet });
    await anna.ask({ type: "play", tiles: [], powers: [] });
    anna.send('{"t":"visible","visible":false}');
    await anna.settle();
    expect(await rig.object.usage()).toEqual({ rowsWritten: rowsWritten + 1, alarmsSet });
    for (let more = 0; more < 8; more++) await anna.ask({ type: more % 2 === 0 ? "sell" : "buy", power: "charge" });
    expect(await rig.object.usage()).toEqual({ rowsWritten: rowsWritten + 1 + 8 + 1, alarmsSet });
  });

  it("a match made, taken, resigned and brought out writes 12 rows, and sets the alarm three times", async () => {
    const rig = await DurableRig.make();
    const { bo } = await casual(rig);
    rig.setClock(rig.now() + 1000);
    await bo.ask(RESIGN);
    await wait(rig, 0);
    // Two tables and three rows made, two rows at joining; the resignation and the outbox with it; one row when its result is out.
    expect(await rig.object.usage()).toMatchObject({ rowsWritten: 4 + 3 + 2 + 2 + 1, alarmsSet: 1 + 1 + 1 });
  });

  it("A-76 that no page but the match's own hears of it is known after a sleep: a play that wakes it calls nobody", async () => {
    const rig = await DurableRig.make();
    const { anna, bo } = await casual(rig);
    await bo.ask(LAY_KATT);
    const heard = (): Promise<unknown[]> =>
      runInDurableObject(rig.object, (_, ctx) =>
        ["anna", "bo"].map((player) => {
          // What partyserver keeps of a socket that it has not met since the sleep has its own about it.
          const kept = ctx.getWebSockets(`player:${player}`)[0]?.deserializeAttachment();
          return (kept.__user ?? kept).heard;
        }),
      );
    await expect.poll(heard).toMatchObject([{ unheard: true }, { unheard: true }]);

    await rig.evict();
    await anna.settle();
    expect(await heard()).toMatchObject([{ unheard: true }, { unheard: true }]);
    // A page that asks how the match stands may hear of it soon.
    await rig.match.card({ player: "anna" });
    expect(await heard()).toMatchObject([{ unheard: false }, { unheard: true }]);
  });
});

describe("real time", () => {
  it("A-34 the alarm passes a turn within a second of its deadline, with nobody connected", async () => {
    const rig = await DurableRig.make();
    vi.useRealTimers();
    await seated(rig, "casual", { ...KATT, turnMs: 300 });
    const seat = await rig.object.seatOf({ player: "anna" });
    expect(seat).toBe(0);
    await asleep(1300);
    const events = (await rig.log()).flatMap((row) => row.events);
    const started = events.find(({ type }) => type === "started");
    const ended = events.find(({ type }) => type === "ended");
    expect(ended).toMatchObject({ reason: "clock" });
    expect((ended?.at ?? 0) - (started?.at ?? 0)).toBeGreaterThan(300);
    expect((ended?.at ?? 0) - (started?.at ?? 0)).toBeLessThan(1300);
  });
});

describe("trouble", () => {
  it("A-34 an alarm whose storage fails twenty times comes back each time; its deadline and its result arrive once", async () => {
    const rig = await DurableRig.make();
    const { anna, bo } = await casual(rig, { ...KATT, turnMs: 60_000 });
    const breakStorage = () =>
      runInDurableObject(rig.object, (_, { storage }) => {
        storage.transactionSync = () => {
          throw new Error("the storage is broken");
        };
      });
    const lines = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await breakStorage();
    for (let failure = 0; failure < 20; failure++) {
      const at = await rig.alarmAt();
      if (at === null) throw new Error("the alarm was given up");
      rig.setClock(Math.max(rig.now(), at));
      expect(await rig.fireAlarm()).toBe(true);
      expect(await rig.alarmAt()).toBeGreaterThan(rig.now());
    }
    expect(lines.mock.calls.filter(([line]) => String(line).includes("the storage is broken"))).toHaveLength(20);
    lines.mockRestore();
    await rig.refuseDelivery(true);
    // Memory goes, and the broken storage with it.
    await rig.evict();
    await wait(rig, 3_600_000);
    await rig.refuseDelivery(false);
    await wait(rig, 3_600_000);
    await both({ anna, bo });
    expect(anna.events.map(({ type }) => type)).toEqual(["timed-out", "ended"]);
    expect(rig.delivered()).toMatchObject([{ name: "over", result: { reason: "clock" } }]);
    expect(await rig.alarmAt()).toBeNull();
  });
});

describe("hibernation", () => {
  it("sockets, seats and what their pages said outlive it, message by message", async () => {
    const rig = await DurableRig.make();
    const { anna, bo } = await blitz(rig);
    bo.send('{"t":"visible","visible":false}');
    await both({ anna, bo });
    expect(anna.people).toMatchObject([{ online: true }, { online: false }]);
    await rig.evict();
    const tablet = await rig.connect("anna");
    expect(tablet.people).toMatchObject([{ online: true }, { online: false }]);
    await rig.evict();
    expect(await bo.try(LAY_KATT)).toBe("done");
    await rig.evict();
    await both({ anna, bo });
    await tablet.settle();
    expect(tablet.game.board.H8?.letter).toBe("A");
  });

  it("nothing is awaited and no timer runs once a message is dealt with", async () => {
    const timers = [vi.spyOn(globalThis, "setInterval"), vi.spyOn(globalThis, "setTimeout")];
    const rig = await DurableRig.make();
    const { anna, bo } = await casual(rig);
    await bo.ask(LAY_KATT);
    await both({ anna, bo });
    for (const timer of timers) expect(timer).not.toHaveBeenCalled();
    // Waits for whatever is still under way, and would time out on it.
    await rig.evict();
    for (const timer of timers) timer.mockRestore();
  });
});

describe("lexicons", () => {
  it("a version that the deploy no longer serves gives way to the newest, and both are told", async () => {
    const rig = await DurableRig.make();
    await rig.object.create({ ...wanted(rig.id, { test: KATT }), lexiconVersion: "000000000000" });
    await rig.object.takeSeat({ player: "bo", name: "Bo" });
    const { anna, bo } = await connected(rig);
    expect(await bo.try(LAY_KATT)).toBe("done");
    await both({ anna, bo });
    expect(anna.events).toMatchObject([{ type: "lexicon-changed" }, { type: "played" }]);
    expect(anna.view.lexiconVersion).toBe(LEXICON_FILES.sv?.version);
  });
});

describe("the way to D1", () => {
  const result: Result = {
    reason: "resigned",
    winner: 0,
    final: [1, 2],
    parts: [0, 1].map((points) => ({ points, coins: 0, leftover: 0, gained: 0 })),
  };
  const status = (id: string) =>
    env.DB.prepare("SELECT status, reason, result, expires_at FROM matches WHERE id = ?").bind(id).first();

  it("applies a notice once, however often it comes", async () => {
    const rig = await DurableRig.make();
    const outlet = new DatabaseOutlet(env.DB);
    expect(await outlet.deliver(rig.id, { name: "live", at: 1, due: 2 })).toBe("applied");
    expect(await outlet.deliver(rig.id, { name: "over", at: 2, result })).toBe("applied");
    await env.DB.prepare("UPDATE matches SET status = 'live' WHERE id = ?").bind(rig.id).run();
    expect(await outlet.deliver(rig.id, { name: "over", at: 2, result })).toBe("applied");
    expect(await status(rig.id)).toMatchObject({ status: "live", reason: "resigned", result: JSON.stringify(result) });
  });

  it("waits for the match's row, and applies nothing before; a match that was never listed closes for good", async () => {
    const outlet = new DatabaseOutlet(env.DB);
    expect(await outlet.deliver("no row", { name: "live", at: 1, due: 2 })).toBe("unlisted");
    expect(await outlet.deliver("no row", { name: "closed", at: 1, reason: "expired" })).toBe("applied");
    const { results } = await env.DB.prepare("SELECT * FROM applied WHERE match_id = 'no row'").all();
    expect(results).toEqual([]);
  });

  it("a database that does not answer holds nothing up for longer than two seconds", async () => {
    const hanging = { prepare: () => ({ bind: () => ({}) }), batch: () => new Promise(() => undefined) };
    const outlet = new DatabaseOutlet(hanging as unknown as D1Database);
    const started = performance.now();
    await expect(outlet.deliver("match", { name: "live", at: 1, due: 2 })).rejects.toThrow("no answer in 2000 ms");
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
