/** An hour in which the lists do not answer, and an alarm that fails again and again in it: each deadline and each result comes once. */
import { describe, expect, it } from "vitest";
import type { Kind } from "../../mode.types.ts";
import type { MatchEvent } from "../../model.ts";
import type { Notice } from "../../ports.ts";
import { type MakeRig, type Rig, wanted } from "../rig.types.ts";
import { blitz, casual, RESIGN, wait } from "./prepared.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of the alarms of that hour, those that fail; the first ones may have done something by then. */
const FROM = 2;
const FAILURES = 20;
const BETWEEN_SLEEPS = 5;

/** Gives what the match's log and the lists have when the next day is over. */
export async function troubledHour<K extends Kind, Client>(
  rig: Rig<K, Client>,
  begin: () => Promise<unknown>,
): Promise<{ readonly events: readonly MatchEvent<K>[]; readonly told: readonly Notice["name"][] }> {
  await rig.failLists(true);
  await begin();
  const until = rig.now() + HOUR;
  for (let fired = 0; ; fired++) {
    const at = await rig.alarmAt();
    if (at === null) throw new Error("the alarm was given up");
    if (at > until && fired >= FROM + FAILURES) break;
    rig.setClock(Math.max(rig.now(), at));
    const broken = fired >= FROM && fired < FROM + FAILURES;
    const rows = (await rig.log()).length;
    await rig.breakStorage(broken);
    await rig.fireAlarm();
    if (broken) expect((await rig.log()).length).toBe(rows);
    await rig.breakStorage(false);
    if (fired % BETWEEN_SLEEPS === BETWEEN_SLEEPS - 1) await rig.evict();
  }
  await rig.failLists(false);
  await wait(rig, 24 * HOUR);
  expect(await rig.alarmAt()).toBeNull();
  const events = (await rig.log()).flatMap((row) => row.events);
  return { events, told: rig.delivered().map(({ name }) => name) };
}

export function trouble(make: MakeRig): void {
  describe("A-34 lists that do not answer for an hour, and an alarm that fails twenty times", () => {
    const turnMs = 7 * MINUTE;
    it.each([
      ["Blitz", (rig: Rig) => blitz(rig, { turnMs }), ["live", "over"]],
      ["Casual", (rig: Rig) => casual(rig, { turnMs }), ["over"]],
      ["an open Blitz match", (rig: Rig) => rig.match.create(wanted(rig.id, { format: "blitz" })), ["closed"]],
      ["an open Casual match", (rig: Rig) => rig.match.create(wanted(rig.id, { test: { lobbyMs: 20 * MINUTE } })), ["closed"]],
      ["a result", async (rig: Rig) => (await blitz(rig, { turnMs })).bo.ask(RESIGN), ["live", "over"]],
    ] as const)("%s: every deadline and every result comes once", async (_, begin, names) => {
      const rig = await make();
      const { events, told } = await troubledHour(rig, () => begin(rig));
      expect(told).toEqual(names);
      expect(events.filter(({ type }) => type === "ended" || type === "closed")).toHaveLength(1);
      // Each turn that ran out was passed once: no two in one turn.
      const passed = events.flatMap((event) => (event.type === "passed" ? [event.at] : []));
      for (const [turn, time] of passed.entries()) expect(time - (passed[turn - 1] ?? 0)).toBeGreaterThan(turnMs);
    });
  });
}
