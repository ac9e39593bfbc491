/** The match's alarm: it does what is due, sets the next alarm, and only then works the outbox. */
import type { Kind } from "../mode.types.ts";
import type { VersionedWords } from "../ports.ts";
import { noteDrops } from "../sockets/presence.ts";
import { backOff } from "../times.ts";
import type { MatchHost } from "./match-host.ts";
import { afterTry, outcomeOf, tryDelivery } from "./outbox.ts";

/** The outbox is worked for so long, then the alarm comes again. */
const OUTBOX_MS = 2000;

/** The object is awake again: seats that were dropped meanwhile are noted, and an alarm that was lost is set again. */
export function wake<K extends Kind>(host: MatchHost<K>, now: number, armed: number | null): void {
  host.alarm.is(armed);
  host.run(() => {
    const loaded = host.load();
    if (loaded !== null) host.arm(host.saveWork(loaded, noteDrops(loaded.head.work, host.ports.sockets, now)));
  }, undefined);
}

/** Handles the alarm. Never throws: the platform gives up an alarm whose handler throws. */
export async function runAlarm<K extends Kind>(host: MatchHost<K>): Promise<void> {
  host.alarm.fires();
  if (await doWhatIsDue(host)) await workOutbox(host);
  host.alarm.fired();
}

/** Loads the lexicon first where the match can end because no word can be laid any more (P-13). */
async function doWhatIsDue<K extends Kind>(host: MatchHost<K>): Promise<boolean> {
  const { ports, mode } = host;
  let done = false;
  try {
    const state = host.load()?.head.state;
    const work = (words: VersionedWords | null): undefined => {
      done = settleDue(host, words);
    };
    if (state === undefined || !host.mayEndByWords(state)) work(null);
    else await ports.words.use(state.lexicon, state.lexiconVersion, work, mode.alsoWordsOf);
  } catch (error) {
    comeAgain(host, error);
  }
  return done;
}

function settleDue<K extends Kind>(host: MatchHost<K>, words: VersionedWords | null): boolean {
  const now = host.ports.now();
  try {
    const settled = host.settle(now, words);
    const loaded = settled === null ? null : host.seekEnd(settled, words, now);
    if (loaded !== null) host.arm(loaded);
    host.alarm.failures = 0;
    return true;
  } catch (error) {
    comeAgain(host, error);
    return false;
  } finally {
    host.flush();
  }
}

/** After a fault the alarm comes again, each time later. */
function comeAgain<K extends Kind>(host: MatchHost<K>, error: unknown): void {
  host.fault(error);
  const again = host.ports.now() + backOff(host.alarm.failures++);
  host.run(() => host.alarm.set(again), undefined);
}

async function workOutbox<K extends Kind>(host: MatchHost<K>): Promise<void> {
  const { ports } = host;
  const until = ports.now() + OUTBOX_MS;
  try {
    let again = true;
    while (again) again = (await deliverFirst(host)) && ports.now() < until;
    // What is left of the outbox waits for the next alarm.
    host.alarm.handling = false;
    const loaded = host.load();
    if (loaded !== null) host.arm(loaded);
  } catch (error) {
    comeAgain(host, error);
  }
}

/** True when an entry is gone, and there may be more. */
async function deliverFirst<K extends Kind>(host: MatchHost<K>): Promise<boolean> {
  const { ports } = host;
  const loaded = host.load();
  const entry = loaded?.head.work.outbox[0];
  if (loaded === null || entry === undefined || entry.due > ports.now()) return false;
  const { notice, tries } = entry;
  const delivery = await tryDelivery(ports.outlet, loaded.about, notice, (error) =>
    host.note("warn", "outbox-failed", { notice: notice.name, tries: tries + 1, error: String(error) }),
  );
  const outcome = outcomeOf(entry, delivery, ports.now());
  if (outcome === "dropped") host.note("error", "outbox-dropped", { notice: notice.name, tries: tries + 1 });
  // The match may have gone on during the delivery: only the outbox is changed, in the match as it is now.
  const now = host.load();
  if (now === null) return false;
  const { work } = now.head;
  host.saveWork(now, { ...work, outbox: afterTry(work.outbox, outcome, ports.now()) });
  return outcome !== "waits";
}
