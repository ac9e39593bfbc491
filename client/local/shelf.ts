/**
 * Matches on this device: a head each, and their events one by one. Where the device keeps nothing, they live as long
 * as the page does.
 */
import type { DBSchema } from "idb";
import * as v from "valibot";
import type { MatchEvent } from "../../shared/match/model.ts";
import { MatchCard } from "../../shared/protocol/http.ts";
import { deviceDatabase } from "../storage/device-database.ts";
import { OWN_SEAT, Terms } from "./terms.ts";

const Outcome = v.object({
  winner: v.union([v.number(), v.literal("draw"), v.array(v.number())]),
  final: v.array(v.number()),
});

/** What is known of a match without its events: enough for a list. */
const Head = v.object({
  id: v.string(),
  terms: Terms,
  /** 256 bits, hexadecimal: what its chance is drawn from. */
  key: v.string(),
  createdAt: v.number(),
  updatedAt: v.number(),
  /** How many events there are. */
  events: v.number(),
  /** Has anybody moved? */
  begun: v.boolean(),
  card: MatchCard,
  result: v.nullable(Outcome),
  /** The player has left, and the bots play on. */
  out: v.optional(v.boolean(), false),
});
export type Head = v.InferOutput<typeof Head>;

/** Is it a bot's turn? */
export const waitsForBot = ({ terms, card, result }: Head): boolean =>
  terms.against.kind === "bots" && result === null && card.turn !== OWN_SEAT;

export interface Kept {
  readonly head: Head;
  readonly events: readonly MatchEvent[];
}

/** What a step changes of the head. */
export type Change = Pick<Head, "updatedAt" | "begun" | "card" | "result" | "out">;

export interface Shelf {
  /** The newest first. What cannot be read is left out. */
  heads(): Promise<readonly Head[]>;
  open(id: string): Promise<Kept | null>;
  /** In place of what was there under that id. */
  put(kept: Kept): Promise<void>;
  /**
   * Adds events after the first `after`, all or none of them. "behind": others have been added since; nothing is changed, and
   * the match is to be opened anew. That is how two pages of the same match never double an action. "lost": the device takes no
   * more, or has the match no longer; it is to be put there whole.
   */
  append(id: string, after: number, events: readonly MatchEvent[], change: Change): Promise<"kept" | "behind" | "lost">;
  remove(id: string): Promise<void>;
  /** False: the device has not taken the match, which is gone with the page. */
  keeps(id: string): boolean;
  /** Asks the device once more for what it has not taken. True: it is kept. */
  settle(id: string): Promise<boolean>;
}

type EventKey = [match: string, n: number];

interface Stored extends DBSchema {
  readonly heads: { key: string; value: unknown };
  readonly events: { key: EventKey; value: MatchEvent };
}

const allOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

function readHead(value: unknown): Head | null {
  const read = v.safeParse(Head, value);
  return read.success ? read.output : null;
}

export function deviceShelf(): Shelf {
  const { attempt } = deviceDatabase<Stored>("alfa-kraft-matches", 1, (database) => {
    database.createObjectStore("heads");
    database.createObjectStore("events");
  });
  /** What the device did not take: it is here until it does. */
  const loose = new Map<string, Kept>();
  /** How many events of each the device has, as far as this page knows. */
  const stored = new Map<string, number>();

  /** Whole, in place of what was there; of one that was loose, only where nobody has gone on with it meanwhile. */
  async function write({ head, events }: Kept, overAll: boolean): Promise<boolean> {
    const done = await attempt(async (database) => {
      const writing = database.transaction(["heads", "events"], "readwrite");
      const [heads, log] = [writing.objectStore("heads"), writing.objectStore("events")];
      const before = overAll ? null : readHead(await heads.get(head.id));
      if (before !== null && before.events !== (stored.get(head.id) ?? 0)) return false;
      await heads.put(head, head.id);
      await log.delete(allOf(head.id));
      for (const [n, event] of events.entries()) await log.put(event, [head.id, n]);
      await writing.done;
      return true;
    });
    if (done === true) stored.set(head.id, events.length);
    return done === true;
  }

  /** A device that was slow, or full, may take it now. */
  async function appendLoose(
    kept: Kept,
    after: number,
    events: readonly MatchEvent[],
    change: Change,
  ): Promise<"kept" | "behind"> {
    if (kept.events.length !== after) return "behind";
    const all = [...kept.events, ...events];
    const whole: Kept = { head: { ...kept.head, ...change, events: all.length }, events: all };
    if (await write(whole, false)) loose.delete(kept.head.id);
    else loose.set(kept.head.id, whole);
    return "kept";
  }

  async function open(id: string): Promise<Kept | null> {
    const there = loose.get(id);
    if (there !== undefined) return there;
    return attempt(async (database) => {
      const reading = database.transaction(["heads", "events"]);
      const head = readHead(await reading.objectStore("heads").get(id));
      const events = await reading.objectStore("events").getAll(allOf(id));
      if (head === null || events.length !== head.events) return null;
      stored.set(id, events.length);
      return { head, events };
    });
  }

  return {
    open,
    keeps: (id) => !loose.has(id),
    async settle(id) {
      const there = loose.get(id);
      if (there !== undefined && (await write(there, false)) && loose.get(id) === there) loose.delete(id);
      return !loose.has(id);
    },
    async heads() {
      const kept = (await attempt((database) => database.getAll("heads"))) ?? [];
      const read = kept.flatMap((value) => readHead(value) ?? []).filter(({ id }) => !loose.has(id));
      return [...read, ...[...loose.values()].map(({ head }) => head)].sort((a, b) => b.updatedAt - a.updatedAt);
    },
    async put(kept) {
      if (!(await write(kept, true))) loose.set(kept.head.id, kept);
    },
    async append(id, after, events, change) {
      const there = loose.get(id);
      if (there !== undefined) return appendLoose(there, after, events, change);
      const done = await attempt(async (database) => {
        const writing = database.transaction(["heads", "events"], "readwrite", { durability: "strict" });
        const [heads, log] = [writing.objectStore("heads"), writing.objectStore("events")];
        const head = readHead(await heads.get(id));
        if (head === null) return "lost" as const;
        if (head.events !== after) return "behind" as const;
        for (const [index, event] of events.entries()) await log.add(event, [id, after + index]);
        await heads.put({ ...head, ...change, events: after + events.length }, id);
        await writing.done;
        return "kept" as const;
      });
      if (done === "kept") stored.set(id, after + events.length);
      return done ?? "lost";
    },
    async remove(id) {
      loose.delete(id);
      stored.delete(id);
      await attempt(async (database) => {
        const writing = database.transaction(["heads", "events"], "readwrite");
        await writing.objectStore("heads").delete(id);
        await writing.objectStore("events").delete(allOf(id));
        await writing.done;
      });
    },
  };
}
