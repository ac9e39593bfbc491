/** What holds for every store behind the log port: SQLite in an object, node:sqlite in the simulator, IndexedDB on a device. */
import { describe, expect, it } from "vitest";
import { KEY_BYTES } from "../chance.ts";
import { restore } from "../log/fold.ts";
import type { Deferred, Head, LogEntry, MatchLog, Position, StoredMatch } from "../log/log.types.ts";
import { type About, keyOf, type Work } from "../log/match.types.ts";
import type { MatchEvent } from "../model.ts";
import { commandStep, NO_WORDS } from "../step/command.ts";
import { advance } from "../streams.ts";
import { turns } from "../turns/mode.ts";
import type { Turns } from "../turns/turns.types.ts";

type AnyLog = MatchLog<Turns> | Deferred<MatchLog<Turns>>;

/** One stored match. Opening it again is what a page or an object does that has just started. */
export interface LogRig {
  open(): AnyLog;
}

const NO_WORK: Work = { outbox: [], present: [], droppedAt: [] };
const NOW = 1_800_000_000_000;

const ABOUT: About = {
  id: "one-match",
  ruleset: "kraft",
  lexicon: "sv",
  lexiconVersion: "0123456789ab",
  format: "casual",
  options: {},
  createdAt: NOW,
  key: "07".repeat(KEY_BYTES),
  test: {},
  holders: [],
};

const headOf = ({ state, streams }: Pick<Head<Turns>, "state" | "streams">): Head<Turns> => ({
  state,
  streams,
  commandsThisTurn: [0, 0],
  work: NO_WORK,
});

const entryOf = (events: readonly MatchEvent[]): LogEntry => ({ at: NOW, events, command: null });

/** The first entry of a match that has begun. */
function first(): readonly MatchEvent[] {
  const { id, ruleset, lexicon, lexiconVersion, format, options } = ABOUT;
  const opened = {
    type: "opened",
    at: NOW,
    id,
    ruleset,
    lexicon,
    lexiconVersion,
    format,
    options,
    seats: 2,
    expiresAt: NOW,
  } as const;
  const chance = { shuffle: <T>(items: readonly T[]) => [...items], roll: () => 1 };
  return [opened, turns.start(ABOUT, options, NOW, chance)];
}

/** Plays passes and purchases by the pure step, and stores each. Gives what the match is then, as it was never stored. */
async function play(
  log: AnyLog,
  turnsToPlay: number,
): Promise<{ readonly head: Head<Turns>; readonly events: readonly MatchEvent[] }> {
  const start = first();
  let head = headOf(advance(turns, null, [], start));
  let position = await log.create(ABOUT, entryOf(start), head);
  const events = [...start];
  for (let turn = 0; turn < turnsToPlay; turn++) {
    const seat = head.state.game?.turn ?? 0;
    const command = turn % 3 === 0 ? ({ type: "buy", power: "charge" } as const) : ({ type: "pass" } as const);
    const { effect } = commandStep(turns, head, {
      key: () => keyOf(ABOUT),
      seat,
      command,
      words: NO_WORDS,
      now: NOW + turn,
    });
    if (effect === null) continue;
    head = headOf(effect);
    const stored = await log.append(position, entryOf(effect.events), { head });
    if (stored === "behind") throw new Error("nobody else appends");
    position = stored;
    events.push(...effect.events);
  }
  return { head, events };
}

const restored = (stored: StoredMatch<Turns> | null) => (stored === null ? null : restore(turns, stored));

export function logContract(name: string, make: () => Promise<LogRig>): void {
  describe(`A-61 R-20 the log of a match: ${name}`, () => {
    it("is not there before a match is made", async () => {
      expect(await (await make()).open().load()).toBeNull();
    });

    it("gives the same match when it is opened again, after any number of entries", async () => {
      for (const entries of [0, 1, 5, 12]) {
        const rig = await make();
        const { head, events } = await play(rig.open(), entries);
        const again = rig.open();
        const loaded = restored(await again.load());
        expect(loaded?.head.state).toEqual(head.state);
        expect(loaded?.head.streams).toEqual(head.streams);
        expect(loaded?.about).toEqual(ABOUT);
        expect((await again.history()).flat()).toEqual(events);
      }
    });

    it("goes on from where it was opened", async () => {
      const rig = await make();
      const { head, events } = await play(rig.open(), 4);
      const again = rig.open();
      const at = restored(await again.load())?.position ?? 0;
      const more: MatchEvent = { type: "lexicon-changed", at: NOW, version: "ba9876543210" };
      const next = headOf(advance(turns, head.state, head.streams, [more]));
      expect(await again.append(at, entryOf([more]), { head: next })).toBeGreaterThan(at);
      expect(restored(await rig.open().load())?.head.state.lexiconVersion).toBe("ba9876543210");
      expect((await rig.open().history()).flat()).toEqual([...events, more]);
    });

    it("stores nothing after a position where another entry stands already", async () => {
      const rig = await make();
      const { head } = await play(rig.open(), 2);
      const [one, two] = [rig.open(), rig.open()];
      const at: Position = restored(await one.load())?.position ?? 0;
      await two.load();
      const change = (version: string): MatchEvent => ({ type: "lexicon-changed", at: NOW, version });
      const [mine, other] = [change("111111111111"), change("222222222222")];
      const headAfter = (event: MatchEvent) => headOf(advance(turns, head.state, head.streams, [event]));
      expect(await one.append(at, entryOf([mine]), { head: headAfter(mine) })).not.toBe("behind");
      expect(await two.append(at, entryOf([other]), { head: headAfter(other), about: { ...ABOUT, createdAt: 1 } })).toBe(
        "behind",
      );
      const stored = restored(await rig.open().load());
      expect([stored?.head.state.lexiconVersion, stored?.about.createdAt]).toEqual(["111111111111", NOW]);
    });

    it("saves the head in the middle without a change of the match", async () => {
      const rig = await make();
      const log = rig.open();
      const { head } = await play(log, 6);
      const at = restored(await log.load())?.position ?? 0;
      await log.save(at, { head });
      expect(restored(await rig.open().load())?.head.state).toEqual(head.state);
    });
  });
}
