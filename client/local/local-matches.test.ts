import "fake-indexeddb/auto";
import { computed, type Signal, signal } from "@preact/signals";
import { afterEach, describe, expect, it, vi } from "vitest";
import { playBotTurns } from "./bots/bot-turns.ts";
import { createLocalMatches, type LocalMatchesPorts } from "./local-matches.ts";
import { deviceShelf } from "./shelf.ts";
import { atOnce, hosted, KRAFT, made, thinker, WORDS } from "./testing/in-place.ts";

const EXPERT = { ...KRAFT, ruleset: "wordfeud", against: { kind: "bots", level: "medium" } } as const;

/** A page of the device. The test decides when its bots think, or that they are missing. */
function page(keeps: Signal<boolean> = signal(true), change: { bot?: () => Promise<null> } = {}) {
  const shelf = deviceShelf();
  const others: (() => void)[] = [];
  let thoughts = 0;
  let closed = 0;
  let [free, letGo] = [Promise.resolve(), () => {}];
  const openMatch: LocalMatchesPorts["openMatch"] = async (id, isSeen) => {
    const kept = await shelf.open(id);
    if (kept === null) return null;
    const match = hosted(kept, shelf, WORDS, () => {
      for (const tell of others) tell();
    });
    const plays = computed(() => keeps.value || !match.kept.value);
    const bots = playBotTurns(match, "medium", "key", {
      ...atOnce,
      plays,
      isSeen,
      bot: async () => ({
        ...thinker,
        think: async (...asked) => {
          thoughts++;
          await free;
          return change.bot?.() ?? thinker.think(...asked);
        },
      }),
    });
    const close = () => {
      closed++;
      bots.stop();
    };
    return { match, bots, plays, close };
  };
  return {
    shelf,
    localMatches: createLocalMatches({ openMatch, heads: shelf.heads, keeps }),
    hold: () => {
      ({ promise: free, resolve: letGo } = Promise.withResolvers<void>());
      return () => letGo();
    },
    thoughts: () => thoughts,
    closed: () => closed,
    /** The turn in the match list. */
    turnOf: async (id: string) => (await shelf.heads()).find((head) => head.id === id)?.card.turn,
  };
}

async function begun(shelf: ReturnType<typeof deviceShelf>) {
  const kept = made(EXPERT);
  await shelf.put(kept);
  return kept.head.id;
}

/** It is the bot's turn, and no page has the match open. */
async function left(shelf: ReturnType<typeof deviceShelf>) {
  const id = await begun(shelf);
  const kept = await shelf.open(id);
  if (kept !== null) await hosted(kept, shelf).send({ type: "pass" });
  return id;
}

afterEach(async () => {
  const shelf = deviceShelf();
  for (const { id } of await shelf.heads()) await shelf.remove(id);
});

describe("the matches that a page has open", () => {
  it("A-64 A-61 go on when their screen is left while a bot thinks, and are closed when the turn is the player's", async () => {
    const { shelf, localMatches, hold, closed, turnOf, thoughts } = page();
    const letGo = hold();
    const id = await begun(shelf);
    const open = await localMatches.open(id);
    await open?.match.send({ type: "pass" });
    open?.close();
    open?.close();
    expect([closed(), await turnOf(id)]).toEqual([0, 1]);
    letGo();
    await vi.waitFor(async () => expect([closed(), await turnOf(id)]).toEqual([1, 0]));
    expect(thoughts()).toBe(1);
  });

  it("A-64 whoever comes back finds the bot in the same thought", async () => {
    const { shelf, localMatches, hold, closed, thoughts } = page();
    const letGo = hold();
    const id = await begun(shelf);
    const before = await localMatches.open(id);
    await before?.match.send({ type: "pass" });
    before?.close();
    const after = await localMatches.open(id);
    expect(after?.match).toBe(before?.match);
    letGo();
    await vi.waitFor(() => expect(after?.match.seatOnTurn()?.seat).toBe(0));
    expect([thoughts(), closed()]).toEqual([1, 0]);
    after?.close();
    expect(closed()).toBe(1);
    const third = await localMatches.open(id);
    expect(third?.match).not.toBe(after?.match);
    third?.close();
  });

  it("A-64 A-61 take the turns that bots owe from another time, of however many matches", async () => {
    const { shelf, localMatches, closed, turnOf } = page();
    const ids: string[] = [];
    for (let match = 0; match < 6; match++) ids.push(await left(shelf));
    expect(await Promise.all(ids.map(turnOf))).toEqual(ids.map(() => 1));
    await localMatches.look();
    await vi.waitFor(async () => expect(await Promise.all(ids.map(turnOf))).toEqual(ids.map(() => 0)), { timeout: 10_000 });
    await vi.waitFor(() => expect(closed()).toBe(6));
  });

  it("R-32 A-64 play to the end a match that the player has given up and left", async () => {
    const { shelf, localMatches } = page();
    const kept = made({ ...KRAFT, ruleset: "alfapet", options: { players: 3 }, against: { kind: "bots", level: "medium" } });
    await shelf.put(kept);
    const open = await localMatches.open(kept.head.id);
    await open?.match.send({ type: "resign" });
    open?.close();
    const result = async () => (await shelf.heads()).find(({ id }) => id === kept.head.id)?.result;
    await vi.waitFor(async () => expect((await result())?.final).toHaveLength(3), { timeout: 20_000 });
  });

  it("A-61 leave the thinking to the page that plays the bots of the device, and take it over when that is this one", async () => {
    const keeps = signal(false);
    const { shelf, localMatches, thoughts, turnOf, closed } = page(keeps);
    const id = await begun(shelf);
    const open = await localMatches.open(id);
    await open?.match.send({ type: "pass" });
    expect(open?.bots?.thinking.value).toMatchObject({ seat: 1 });
    const other = page();
    await other.localMatches.look();
    await vi.waitFor(async () => expect(await turnOf(id)).toBe(0));
    await open?.match.catchUp();
    expect([thoughts(), other.thoughts(), open?.bots?.thinking.value]).toEqual([0, 1, null]);

    await open?.match.send({ type: "pass" });
    keeps.value = true;
    await vi.waitFor(async () => expect(await turnOf(id)).toBe(0));
    expect(thoughts()).toBe(1);
    keeps.value = false;
    await open?.match.send({ type: "pass" });
    open?.close();
    expect(closed(), "the other page goes on with it").toBe(1);
  });

  it("A-61 play themselves what the device has not taken, which no other page has", async () => {
    const real = indexedDB;
    vi.stubGlobal("indexedDB", undefined);
    const { shelf, localMatches, turnOf, thoughts } = page(signal(false));
    const id = await begun(shelf);
    const open = await localMatches.open(id);
    await open?.match.send({ type: "pass" });
    open?.close();
    await vi.waitFor(async () => expect(await turnOf(id)).toBe(0));
    expect(thoughts()).toBe(1);
    vi.stubGlobal("indexedDB", real);
  });

  it("are let be where the bot cannot be had, until somebody looks again", async () => {
    const { shelf, localMatches, thoughts, closed } = page(signal(true), { bot: async () => null });
    const id = await left(shelf);
    await localMatches.look();
    await vi.waitFor(() => expect([thoughts(), closed()]).toEqual([1, 1]));
    const open = await localMatches.open(id);
    await vi.waitFor(() => expect(open?.bots?.stuck.value).toBe(true));
    open?.close();
    await localMatches.look();
    await vi.waitFor(() => expect([thoughts(), closed()]).toEqual([3, 3]));
    expect(await localMatches.open("nothing")).toBeNull();
  });
});
