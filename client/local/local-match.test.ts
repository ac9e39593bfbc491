import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import type { MatchEvent } from "../../shared/match/model.ts";
import type { Command } from "../../shared/rules/model.ts";
import { playBotTurns } from "./bots/bot-turns.ts";
import { deviceShelf } from "./shelf.ts";
import type { Terms } from "./terms.ts";
import { atOnce, hosted, KRAFT, made, thinker, WORDS } from "./testing/in-place.ts";

/** What a bot would do for whoever has the turn. */
async function moveOf(match: ReturnType<typeof hosted>): Promise<readonly Command[]> {
  const onTurn = match.seatOnTurn();
  if (onTurn === null) return [];
  return (await thinker.think(onTurn.view, "easy", "own")) ?? [];
}

describe("a match on this device", () => {
  it("K-04 A-61 begins with the human, without a clock, and is on the shelf after every action", async () => {
    const shelf = deviceShelf();
    const kept = made();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    const game = match.match.value?.game;
    expect([game?.turn, game?.turnMs, match.you.value]).toEqual([0, null, 0]);
    expect(await match.send({ type: "buy", power: "charge" })).toEqual({ ok: true });
    expect((await shelf.open(kept.head.id))?.events.at(-1)?.type).toBe("bought");
    expect(await match.send({ type: "pass" })).toEqual({ ok: true });
    const stored = await shelf.open(kept.head.id);
    expect(stored?.events.at(-1)?.type).toBe("passed");
    expect(stored?.head).toMatchObject({ begun: true, events: 4, result: null });
  });

  it("A-61 comes back after a reload as it was, its chance too", async () => {
    const shelf = deviceShelf();
    const kept = made();
    await shelf.put(kept);
    const first = hosted(kept, shelf);
    for (const command of await moveOf(first)) await first.send(command);
    const again = await shelf.open(kept.head.id);
    if (again === null) throw new Error("nothing kept");
    const second = hosted(again, shelf);
    expect(second.match.value).toEqual(first.match.value);
    expect(second.history.value).toEqual(first.history.value);
    expect(made(KRAFT, 7).events).not.toEqual(made(KRAFT, 8).events);
  });

  it("A-61 in two pages never doubles an action: the later page takes over what the first did", async () => {
    const shelf = deviceShelf();
    const kept = made({ ...KRAFT, ruleset: "wordfeud" });
    await shelf.put(kept);
    const [one, two] = [hosted(kept, shelf), hosted(kept, shelf)];
    const play = (await moveOf(one)).at(-1) ?? { type: "pass" };
    const both = await Promise.all([one.send(play), two.send(play)]);
    expect(both).toEqual([{ ok: true }, { ok: false, error: { code: "stale" } }]);
    expect(two.match.value).toEqual(one.match.value);
    const played = (await shelf.open(kept.head.id))?.events.filter(({ type }) => type === "played") ?? [];
    expect(played).toHaveLength(1);
  });

  it("lets another lexicon judge where its own is gone, and says so in the log", async () => {
    const kept = made();
    const shelf = deviceShelf();
    await shelf.put(kept);
    const match = hosted(kept, shelf, { ...WORDS, version: "ba9876543210" });
    for (const command of await moveOf(match)) await match.send(command);
    expect(match.history.value?.map(({ event }) => event.type)).toContain("lexicon-changed");
    expect(match.match.value?.lexiconVersion).toBe("ba9876543210");
  });

  it("goes on where the device keeps nothing", async () => {
    const real = indexedDB;
    vi.stubGlobal("indexedDB", undefined);
    const shelf = deviceShelf();
    const kept = made();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    expect(await match.send({ type: "pass" })).toEqual({ ok: true });
    expect((await shelf.heads()).map(({ id }) => id)).toEqual([kept.head.id]);
    vi.stubGlobal("indexedDB", real);
  });

  it("A-61 is put back whole where the device has lost it in the meantime", async () => {
    const shelf = deviceShelf();
    const kept = made();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    expect(await match.send({ type: "buy", power: "charge" })).toEqual({ ok: true });
    await shelf.remove(kept.head.id);
    expect(await match.send({ type: "pass" })).toEqual({ ok: true });
    const again = await deviceShelf().open(kept.head.id);
    expect(again?.events.map(({ type }) => type)).toEqual(["opened", "started", "bought", "passed"]);
  });

  it("A-61 is put back whole where what is kept cannot be read, or is less than the page has", async () => {
    const shelf = deviceShelf();
    const kept = made();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    expect(await match.send({ type: "buy", power: "charge" })).toEqual({ ok: true });
    await shelf.put({ ...kept, head: { ...kept.head, events: 7 } });
    expect(await match.send({ type: "pass" })).toEqual({ ok: true });
    await shelf.put(kept);
    expect(await match.act(1, { type: "pass" })).toEqual({ ok: true });
    expect((await shelf.open(kept.head.id))?.events).toHaveLength(5);
  });

  it("A-61 stays whole where the device takes no more in the middle of it, and says that it is not kept", async () => {
    const shelf = deviceShelf();
    const kept = made();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const spies = (["add", "put"] as const).map((how) => vi.spyOn(IDBObjectStore.prototype, how).mockImplementation(full));
    expect(match.kept.value).toBe(true);
    expect(await match.send({ type: "pass" })).toEqual({ ok: true });
    for (const spy of spies) spy.mockRestore();
    expect(match.kept.value).toBe(false);
    expect((await shelf.open(kept.head.id))?.events).toHaveLength(3);
    expect((await deviceShelf().open(kept.head.id))?.events).toHaveLength(2);
    await match.settle();
    expect(match.kept.value).toBe(true);
    expect((await deviceShelf().open(kept.head.id))?.events).toHaveLength(3);
  });

  it("A-61 is kept with the next action at the latest once there is room again", async () => {
    const shelf = deviceShelf();
    const kept = made();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    const spies = (["add", "put"] as const).map((how) =>
      vi.spyOn(IDBObjectStore.prototype, how).mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      }),
    );
    expect(await match.send({ type: "pass" })).toEqual({ ok: true });
    for (const spy of spies) spy.mockRestore();
    expect(await match.act(1, { type: "pass" })).toEqual({ ok: true });
    expect(match.kept.value).toBe(true);
    expect((await deviceShelf().open(kept.head.id))?.events).toHaveLength(4);
  });

  it("A-61 is not put over what another page has made of it while the device took no more", async () => {
    const [shelf, other] = [deviceShelf(), deviceShelf()];
    const kept = made();
    await shelf.put(kept);
    const [match, elsewhere] = [hosted(kept, shelf), hosted(kept, other)];
    const spies = (["add", "put"] as const).map((how) =>
      vi.spyOn(IDBObjectStore.prototype, how).mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      }),
    );
    expect(await match.send({ type: "pass" })).toEqual({ ok: true });
    for (const spy of spies) spy.mockRestore();
    for (const power of ["charge", "dice"] as const) await elsewhere.send({ type: "buy", power });
    expect(await match.act(1, { type: "pass" })).toEqual({ ok: true });
    expect(match.kept.value).toBe(false);
    expect((await deviceShelf().open(kept.head.id))?.events.at(-1)?.type).toBe("bought");
  });
});

const ALL: readonly Terms[] = [
  KRAFT,
  { ...KRAFT, ruleset: "kraft-classic", against: { kind: "bots", level: "medium" } },
  { ...KRAFT, ruleset: "wordfeud", options: { board: "random" }, against: { kind: "bots", level: "hard" } },
  { ...KRAFT, ruleset: "alfapet", options: { players: 3, rackSize: 6 } },
];

describe("bots of this device", () => {
  it.each(ALL)("A-64 A-62 move by themselves till the end: $ruleset", async (terms) => {
    const shelf = deviceShelf();
    const kept = made(terms);
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    const { level } = terms.against.kind === "bots" ? terms.against : { level: "easy" as const };
    const bots = playBotTurns(match, level, "key", atOnce);
    for (let turn = 0; turn < 200 && match.seatOnTurn() !== null; turn++) {
      await vi.waitFor(() => expect(match.seatOnTurn()?.seat ?? 0).toBe(0), { interval: 1, timeout: 20_000 });
      for (const command of await moveOf(match)) expect(await match.send(command)).toEqual({ ok: true });
    }
    bots.stop();
    expect(match.match.value?.game?.result).not.toBeNull();
    const { head, events } = (await shelf.open(kept.head.id)) ?? made();
    expect(head.result?.final).toHaveLength(terms.options.players ?? 2);
    const movers = new Set(events.flatMap((event: MatchEvent) => (event.type === "played" ? [event.seat] : [])));
    expect(movers.size).toBe(terms.options.players ?? 2);
  });

  it("A-61 A-64 go on after a reload in the middle of their turn", async () => {
    const kept = made();
    const shelf = deviceShelf();
    await shelf.put(kept);
    const first = hosted(kept, shelf);
    await first.send({ type: "pass" });
    const again = await shelf.open(kept.head.id);
    if (again === null) throw new Error("nothing kept");
    const match = hosted(again, shelf);
    const bots = playBotTurns(match, "hard", "key", atOnce);
    await vi.waitFor(() => expect(match.seatOnTurn()?.seat).toBe(0), { timeout: 20_000 });
    bots.stop();
  });

  it("A-62 look at the rack again as often as they swap, and play then", async () => {
    const match = hosted(made());
    let looks = 0;
    const bots = playBotTurns(match, "expert", "key", {
      ...atOnce,
      bot: async () => ({ ...thinker, think: async (...asked) => (++looks < 8 ? [] : await thinker.think(...asked)) }),
    });
    expect(await match.send({ type: "pass" })).toEqual({ ok: true });
    await vi.waitFor(() => expect(match.seatOnTurn()?.seat).toBe(0));
    expect(looks).toBe(8);
    expect(match.history.value?.at(-1)?.event.type).toBe("played");
    bots.stop();
  });

  it("A-63 think a while, which a tap skips", async () => {
    const kept = made();
    const shelf = deviceShelf();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    const waits: number[] = [];
    const bots = playBotTurns(match, "expert", "key", {
      ...atOnce,
      later: (_run, ms) => {
        waits.push(ms);
        return () => {};
      },
    });
    expect(bots.thinking.value).toBeNull();
    await match.send({ type: "pass" });
    await vi.waitFor(() => expect(bots.thinking.value).toEqual({ seat: 1, ms: waits[0], hurried: false }));
    bots.skip();
    await vi.waitFor(() => expect(match.seatOnTurn()?.seat).toBe(0));
    expect(bots.thinking.value).toBeNull();
    bots.stop();
  });

  it("A-63 P-01 of several, all are skipped at once: the turn comes back to the player", async () => {
    const kept = made({ ...KRAFT, ruleset: "alfapet", options: { players: 4 } });
    const shelf = deviceShelf();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    const hurried = vi.fn();
    const bots = playBotTurns(match, "easy", "key", {
      ...atOnce,
      bot: async () => ({ ...thinker, hurry: hurried }),
      later: () => () => {},
    });
    const movers = () => match.history.value?.filter(({ event }) => event.type === "played" || event.type === "exchanged").length;
    // The first turn is drawn (P-05).
    for (const before of [movers(), movers()]) {
      await vi.waitFor(() => expect(bots.thinking.value !== null || match.seatOnTurn()?.seat === 0).toBe(true));
      bots.skip();
      await vi.waitFor(() => expect([match.seatOnTurn()?.seat, bots.thinking.value]).toEqual([0, null]), { timeout: 20_000 });
      expect(movers()).toBeGreaterThanOrEqual(before ?? 0);
      await match.send({ type: "pass" });
    }
    await vi.waitFor(() => expect(bots.thinking.value?.hurried).toBe(false));
    expect(hurried).toHaveBeenCalled();
    bots.stop();
  });

  it("R-32 play on to the end without a pause once the player has left, who is done with it", async () => {
    const kept = made({ ...KRAFT, ruleset: "alfapet", options: { players: 3 } });
    const shelf = deviceShelf();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    const bots = playBotTurns(match, "easy", "key", { ...atOnce, later: () => () => {} });
    expect(await match.send({ type: "resign" })).toEqual({ ok: true });
    expect((await shelf.open(kept.head.id))?.head).toMatchObject({ result: null, out: true });
    await vi.waitFor(() => expect(match.match.value?.game?.result).not.toBeNull(), { timeout: 20_000 });
    await vi.waitFor(async () => expect((await shelf.open(kept.head.id))?.head).toMatchObject({ out: false }));
    bots.stop();
  });

  it("A-61 go on after a crash between any two of their actions, in one page or in two", { timeout: 20_000 }, async () => {
    const shelf = deviceShelf();
    for (const seed of [1, 2]) {
      const kept = made({ ...KRAFT, against: { kind: "bots", level: "hard" } }, seed);
      await shelf.put(kept);
      let crashes = 0;
      for (let page = 0; page < 200; page++) {
        const now = await shelf.open(kept.head.id);
        if (now === null) throw new Error("nothing kept");
        if (now.head.result !== null) break;
        const pages = [hosted(now, shelf), hosted(now, shelf)];
        const [match] = pages;
        if (match === undefined || match.seatOnTurn() === null) break;
        if (match.seatOnTurn()?.seat === 0) {
          for (const command of await moveOf(match)) expect(await match.send(command)).toEqual({ ok: true });
          continue;
        }
        // The first step of either page is the last of both.
        const bots = pages.map((each) => playBotTurns(each, "hard", "key", atOnce));
        await new Promise<void>((resolve) => {
          for (const each of pages) each.onStep(resolve);
        });
        for (const each of bots) each.stop();
        crashes++;
      }
      const { head, events } = (await shelf.open(kept.head.id)) ?? kept;
      expect([head.result !== null, head.events, crashes > 0]).toEqual([true, events.length, true]);
    }
  });

  it("A-61 A-62 in two pages at once lay, buy and swap as one does: nothing of one makes a move of the other wrong", {
    timeout: 20_000,
  }, async () => {
    for (const seed of [1, 2]) {
      const kept = made({ ...KRAFT, against: { kind: "bots", level: "hard" } }, seed);
      await deviceShelf().put(kept);
      const pages: ReturnType<typeof hosted>[] = [];
      const tellOthers = (page: number) => () => {
        for (const [other, match] of pages.entries()) if (other !== page) void match.catchUp();
      };
      for (const page of [0, 1]) pages.push(hosted(kept, deviceShelf(), WORDS, tellOthers(page)));
      const bots = pages.map((match) => playBotTurns(match, "hard", "key", atOnce));
      const [match] = pages;
      for (let turn = 0; match !== undefined && turn < 100 && match.seatOnTurn() !== null; turn++) {
        await vi.waitFor(() => expect(match.seatOnTurn()?.seat ?? 0).toBe(0), { interval: 1, timeout: 20_000 });
        for (const command of await moveOf(match)) expect(await match.send(command)).toEqual({ ok: true });
      }
      for (const each of bots) each.stop();
      expect(match?.match.value?.game?.result).not.toBeNull();
    }
  });

  it("say when they cannot be had, and start when asked again", async () => {
    const kept = made();
    const shelf = deviceShelf();
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    let there = false;
    const bots = playBotTurns(match, "easy", "key", {
      ...atOnce,
      bot: async () => ({ ...thinker, think: (...asked) => (there ? thinker.think(...asked) : Promise.resolve(null)) }),
    });
    await match.send({ type: "pass" });
    await vi.waitFor(() => expect(bots.stuck.value).toBe(true));
    there = true;
    bots.again();
    await vi.waitFor(() => expect(match.seatOnTurn()?.seat).toBe(0));
    bots.stop();
  });
});

describe("P-21 Solo", () => {
  const alone: Terms = { ...KRAFT, ruleset: "alfapet", options: { players: 1, rackSize: 7 }, against: { kind: "record" } };

  async function playedOut(terms: Terms) {
    const shelf = deviceShelf();
    const kept = made(terms);
    await shelf.put(kept);
    const match = hosted(kept, shelf);
    const seats: (number | null)[] = [];
    for (let turn = 0; turn < 200 && match.seatOnTurn() !== null; turn++) {
      seats.push(match.you.value);
      expect(match.match.value?.game?.own?.seat).toBe(match.seatOnTurn()?.seat);
      for (const command of await moveOf(match)) expect(await match.send(command)).toEqual({ ok: true });
    }
    return { match, seats, head: (await shelf.open(kept.head.id))?.head };
  }

  it("is played with one rack to the end, where the points count that are not left over", async () => {
    const { match, seats, head } = await playedOut(alone);
    expect(new Set(seats)).toEqual(new Set([0]));
    const result = match.match.value?.game?.result;
    expect(result?.final).toHaveLength(1);
    expect(head?.result?.final).toEqual(result?.final);
  });

  it("is played with two racks by one player, who sits where the turn is and sees no more than that rack", async () => {
    const { match, seats } = await playedOut({ ...alone, options: { players: 2 }, against: { kind: "oneself" } });
    expect(new Set(seats)).toEqual(new Set([0, 1]));
    expect(match.people.value.every(({ byName }) => byName)).toBe(true);
    const started = match.history.value?.find(({ event }) => event.type === "started")?.event;
    expect(started?.type === "started" && started.view.own?.seat).toBe(match.you.value);
  });

  it("ends when it is passed twice, or is given up", async () => {
    for (const commands of [["pass", "pass"], ["resign"]] as const) {
      const shelf = deviceShelf();
      const kept = made(alone);
      await shelf.put(kept);
      const match = hosted(kept, shelf);
      for (const type of commands) expect(await match.send({ type })).toEqual({ ok: true });
      expect(match.match.value?.game?.result?.reason).toBe(commands[0] === "pass" ? "passes" : "resigned");
    }
  });
});
