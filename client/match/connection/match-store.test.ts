import { describe, expect, it } from "vitest";
import { CLOSE } from "../../../shared/protocol/codes.ts";
import { PROTOCOL } from "../../../shared/protocol/version.ts";
import { createTurnsStore } from "./kinds.ts";
import { fakePorts, LOBBY, ready, unready } from "./testing/fake-ports.ts";

function connected() {
  const net = fakePorts();
  const store = createTurnsStore(net.ports);
  net.open();
  net.snapshot(3);
  net.sent();
  return { net, store };
}

describe("the stream", () => {
  it("R-20 folds the events of the stream into the snapshot", () => {
    const { net, store } = connected();
    expect(store.you.value).toBe(0);
    net.event(4, ready(1));
    expect(store.match.value?.ready).toEqual([false, true]);
    expect(net.after()).toBe(4);
  });

  it("R-20 passes over what it has heard before", () => {
    const { net, store } = connected();
    net.event(4, ready(1));
    net.event(5, unready(1));
    net.event(4, ready(1));
    expect(store.match.value?.ready).toEqual([false, false]);
  });

  it("R-25 asks once for what is missing, and goes on from there", () => {
    const { net, store } = connected();
    net.event(5, unready(1));
    net.event(6, ready(0));
    expect(store.match.value?.ready).toEqual([false, false]);
    expect(net.sent()).toEqual([{ t: "catch-up", after: 3 }]);
    net.event(4, ready(1));
    net.event(5, unready(1));
    net.event(6, ready(0));
    expect(store.match.value?.ready).toEqual([true, false]);
    net.event(8, ready(1));
    expect(net.sent()).toEqual([{ t: "catch-up", after: 6 }]);
  });

  it("a snapshot replaces all that was known", () => {
    const { net, store } = connected();
    net.snapshot(9, { ...LOBBY, ready: [true, true] });
    expect(store.match.value?.ready).toEqual([true, true]);
    expect(net.after()).toBe(9);
  });

  it("tells each event once, after the view has changed", () => {
    const { net, store } = connected();
    const heard: unknown[] = [];
    store.listen((event, match) => heard.push([event.type, match.ready]));
    net.event(4, ready(1));
    net.event(4, ready(1));
    expect(heard).toEqual([["ready", [false, true]]]);
  });

  it("A-50 knows the whole stream only once it was asked for", () => {
    const { net, store } = connected();
    net.event(4, ready(1));
    expect(store.history.value).toBeNull();
    store.askHistory();
    expect(net.sent()).toEqual([{ t: "catch-up", after: 0 }]);
    for (const n of [1, 2, 3]) net.event(n, ready(0));
    expect(store.history.value?.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(store.match.value?.ready).toEqual([false, true]);
  });

  it("says nothing to a message that it cannot read", () => {
    const { net, store } = connected();
    net.say(JSON.parse('{"t":"news"}'));
    expect(store.link.value).toBe("online");
    expect(net.sent()).toEqual([]);
  });
});

describe("commands", () => {
  it("R-25 sends a command with an id and the number it knows, and settles with the server's word", async () => {
    const { net, store } = connected();
    const outcome = store.send({ type: "ready" });
    expect(net.sent()).toEqual([{ t: "command", id: "command-1", seen: 3, command: { type: "ready" } }]);
    expect(store.unanswered.value).toEqual([{ type: "ready" }]);
    net.event(4, ready(0));
    net.say({ t: "done", id: "command-1", n: 4 });
    expect(await outcome).toEqual({ ok: true });
    expect(store.unanswered.value).toEqual([]);
  });

  it("R-15 gives the refusal as it came", async () => {
    const { net, store } = connected();
    const outcome = store.send({ type: "pass" });
    const error = { code: "word-not-in-lexicon", rejected: ["TLY"] } as const;
    net.say({ t: "refused", id: "command-1", n: 3, error });
    expect(await outcome).toEqual({ ok: false, error });
  });

  it("R-25 sends what is unanswered again after a drop, byte for byte and in order", async () => {
    const { net, store } = connected();
    store.send({ type: "buy", power: "dice" });
    store.send({ type: "pass" });
    const first = net.sent();
    net.lose();
    net.open();
    expect(net.sent()).toEqual([{ t: "visible", visible: true }, ...first, "ping"]);
  });

  it("sends a command made without a connection once there is one, against the stream it was made for", () => {
    const { net, store } = connected();
    net.lose();
    store.send({ type: "pass" });
    expect(net.sent()).toEqual([]);
    net.open();
    net.event(4, ready(1));
    expect(net.sent()).toContainEqual({ t: "command", id: "command-1", seen: 3, command: { type: "pass" } });
  });

  it("tries again by itself where the server is busy, and gives up in the end", async () => {
    const { net, store } = connected();
    const outcome = store.send({ type: "pass" });
    const busy = { t: "refused", id: "command-1", n: 3, error: { code: "try-again" } } as const;
    for (let tries = 0; tries < 5; tries++) {
      net.say(busy);
      net.wait(1_000);
    }
    expect(net.sent().filter((message) => message !== "ping")).toHaveLength(5);
    expect(await outcome).toEqual({ ok: false, error: { code: "try-again" } });
  });

  it("asks for events that an answer counts and that never came", () => {
    const { net, store } = connected();
    store.send({ type: "pass" });
    net.sent();
    net.say({ t: "done", id: "command-1", n: 5 });
    expect(net.sent()).toEqual([{ t: "catch-up", after: 3 }]);
  });

  it("gives up a command that the server did not understand", async () => {
    const { net, store } = connected();
    const outcome = store.send({ type: "pass" });
    net.say({ t: "bad", code: "bad-message" });
    expect(await outcome).toEqual({ ok: false, error: { code: "bad-message" } });
  });
});

describe("the connection", () => {
  it("tells of a drop only when it lasts", () => {
    const { net, store } = connected();
    net.lose();
    net.wait(1_000);
    expect(store.link.value).toBe("online");
    net.wait(600);
    expect(store.link.value).toBe("lost");
    net.open();
    expect(store.link.value).toBe("online");
  });

  it("A-33 pings every 20 seconds", () => {
    const { net } = connected();
    net.pong();
    net.wait(20_000);
    expect(net.sent()).toEqual(["ping"]);
  });

  it("makes the connection anew when a ping is not answered", () => {
    const { net } = connected();
    net.pong();
    net.wait(20_000);
    net.wait(5_000);
    expect(net.reconnects()).toBe(1);
  });

  it("takes any message as a sign of life", () => {
    const { net } = connected();
    net.pong();
    net.wait(20_000);
    net.event(4, ready(1));
    net.wait(6_000);
    expect(net.reconnects()).toBe(0);
  });

  it("A-33 says whether the page is in view, now and after a drop", () => {
    const { net, store } = connected();
    store.setVisible(false);
    expect(net.sent()).toEqual([{ t: "visible", visible: false }]);
    net.lose();
    net.open();
    expect(net.sent()[0]).toEqual({ t: "visible", visible: false });
  });

  it("asks for what it missed when the page comes back", () => {
    const { net, store } = connected();
    store.wake();
    expect(net.sent()).toEqual(["ping", { t: "catch-up", after: 3 }]);
    net.wait(2_500);
    expect(net.reconnects()).toBe(1);
  });

  it("connects at once when the page comes back without a connection, or the network changed", () => {
    const { net, store } = connected();
    net.lose();
    store.wake();
    expect(net.reconnects()).toBe(1);
    store.restart();
    expect(net.reconnects()).toBe(2);
  });

  it("A-75 says within a second that the network is gone, unless the server answers all the same", () => {
    const { net, store } = connected();
    net.pong();
    store.networkGone();
    expect(net.sent()).toEqual(["ping"]);
    net.pong();
    net.wait(1_000);
    expect([store.link.value, net.reconnects()]).toEqual(["online", 0]);
    store.networkGone();
    net.wait(1_000);
    expect([store.link.value, net.reconnects()]).toEqual(["lost", 1]);
    net.open();
    expect(store.link.value).toBe("online");
    net.lose();
    store.networkGone();
    expect(store.link.value).toBe("lost");
  });

  it("R-25 says within four seconds that a command is not answered, and sends it again by the same id", async () => {
    const { net, store } = connected();
    net.pong();
    const outcome = store.send({ type: "pass" });
    const [command] = net.sent();
    net.wait(1_900);
    expect(net.sent()).toEqual([]);
    net.wait(2_100);
    expect(net.sent()).toEqual(["ping"]);
    expect([store.link.value, net.reconnects()]).toEqual(["lost", 1]);
    net.open();
    expect(net.sent()).toContainEqual(command);
    net.say({ t: "done", id: "command-1", n: 3 });
    expect(await outcome).toEqual({ ok: true });
    expect(store.link.value).toBe("online");
    net.wait(15_000);
    expect(net.reconnects()).toBe(1);
  });

  it("gives a slow network twice the time at each try, and no connection for good to what never answers", () => {
    const { net, store } = connected();
    net.pong();
    store.send({ type: "pass" });
    const gaps: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      const before = net.reconnects();
      let waited = 0;
      for (; net.reconnects() === before; waited += 500) net.wait(500);
      gaps.push(waited);
      net.open();
      net.pong();
    }
    expect(gaps).toEqual([4_000, 6_000, 10_000, 18_000]);
  });

  it("makes the connection anew where pings are answered and a command never is", () => {
    const { net, store } = connected();
    net.pong();
    store.send({ type: "pass" });
    for (let waited = 0; waited < 14_000; waited += 500) {
      net.wait(500);
      if (net.sent().includes("ping")) net.pong();
    }
    expect([store.link.value, net.reconnects()]).toEqual(["lost", 1]);
  });

  it("R-25 stays away where the seat has too many pages, until its player wants it here", () => {
    const { net, store } = connected();
    net.lose(CLOSE.elsewhere);
    store.wake();
    store.restart();
    store.networkGone();
    net.wait(60_000);
    expect([store.link.value, net.reconnects()]).toEqual(["elsewhere", 0]);
    store.takeHere();
    net.open();
    expect([store.link.value, net.reconnects()]).toEqual(["online", 1]);
  });

  it("A-04 stays away for good where its session was ended", () => {
    const { net, store } = connected();
    net.lose(CLOSE.sessionEnded);
    store.wake();
    store.restart();
    net.wait(60_000);
    expect([store.link.value, net.reconnects()]).toEqual(["ended", 0]);
  });

  it("counts attempts that came to nothing", () => {
    const net = fakePorts();
    const store = createTurnsStore(net.ports);
    net.lose();
    net.lose();
    expect(store.failures.value).toBe(2);
    net.open();
    expect(store.failures.value).toBe(0);
  });

  it("A-93 stops at a server that no longer speaks to this client", () => {
    const { net, store } = connected();
    net.snapshot(4, LOBBY, PROTOCOL + 1);
    expect(store.link.value).toBe("outdated");
    expect(net.closed()).toBe(true);
  });

  it("A-93 and where its connection is closed for that", () => {
    const { net, store } = connected();
    net.lose(CLOSE.outdated);
    expect(store.link.value).toBe("outdated");
    expect(net.closed()).toBe(true);
  });

  it("A-93 understands an object that a deploy has not reached yet: one message a frame, and no commit", () => {
    const { net, store } = connected();
    expect(LOBBY).not.toHaveProperty("commit");
    net.event(4, ready(1));
    net.say({ t: "people", players: [] });
    expect(store.link.value).toBe("online");
    expect(store.match.value?.ready).toEqual([false, true]);
  });
});

describe("the server's clock", () => {
  it("R-24 takes the guess that is furthest ahead: a message is late, never early", () => {
    const { net, store } = connected();
    net.say({ t: "event", n: 4, now: net.clock() + 480, event: ready(1) });
    net.say({ t: "event", n: 5, now: net.clock() + 500, event: unready(1) });
    net.say({ t: "event", n: 6, now: net.clock() + 200, event: ready(1) });
    expect(store.serverNow() - net.clock()).toBe(500);
  });
});
