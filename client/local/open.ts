/** A match of this device on this page: its host, its bots, and what other pages do with it. */
import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { botNames } from "../bots/naming.ts";
import { t } from "../i18n/index.ts";
import { browserBotPorts } from "./bots/bot-thread.ts";
import { type BotTurnPorts, type BotTurns, playBotTurns } from "./bots/bot-turns.ts";
import type { OneThread } from "./bots/one-thread.ts";
import { hostMatch, type LocalMatch } from "./local-match.ts";
import { matchLexicon } from "./match-words.ts";
import type { Shelf } from "./shelf.ts";
import { announceStep, listenForSteps } from "./tabs/steps.ts";
import type { Terms } from "./terms.ts";

const SETTLE_EVERY_MS = 5000;
/** A bot that could not be had is asked for again by itself: what was missing may have come. */
const FIRST_AGAIN_MS = 4000;
const LAST_AGAIN_MS = 60_000;

export interface OpenMatch {
  readonly match: LocalMatch;
  /** Null where no bot plays. */
  readonly bots: BotTurns | null;
  /** Does this page play its bots? */
  readonly plays: ReadonlySignal<boolean>;
  close(): void;
}

export interface OpenPorts {
  readonly shelf: Shelf;
  readonly thread: OneThread;
  /** Does this page play the bots of the device? */
  readonly keeps: ReadonlySignal<boolean>;
  /** Is the match on screen? */
  readonly isSeen: BotTurnPorts["isSeen"];
}

/** Null where this device has no such match, or none that can be played any more. */
export async function openMatch(id: string, ports: OpenPorts): Promise<OpenMatch | null> {
  try {
    return await opened(id, ports);
  } catch (error) {
    console.error(error);
    return null;
  }
}

async function opened(id: string, { shelf, thread, keeps, isSeen }: OpenPorts): Promise<OpenMatch | null> {
  const kept = await shelf.open(id);
  const state = kept?.events.find(({ type }) => type === "opened");
  if (kept === null || state?.type !== "opened") return null;
  const { terms, key } = kept.head;
  const lexicon = matchLexicon(terms.lexicon, versionOf(kept.events) ?? state.lexiconVersion);
  const match = hostMatch(kept, {
    now: Date.now,
    shelf,
    words: lexicon.words,
    nameOf: (seat) => seatNames(terms, state.seats)[seat] ?? "",
    tell: () => announceStep(id),
  });
  const stopHearing = listenForSteps((step) => {
    if (step.match === id && step.elsewhere) void match.catchUp();
  });
  const stopSettling = settleWhileLoose(match);
  // What the device has not taken no other page has.
  const plays = computed(() => keeps.value || !match.kept.value);
  const { against } = terms;
  const bots =
    against.kind !== "bots"
      ? null
      : playBotTurns(match, against.level, key, {
          plays,
          isSeen,
          bot: async () => {
            const known = await lexicon.lexicon();
            return known === null ? null : thread.botFor(known);
          },
          later: browserBotPorts.later,
          random: Math.random,
          log: browserBotPorts.log,
        });
  const stopAsking = bots === null ? () => {} : askAgain(bots);
  return {
    match,
    bots,
    plays,
    close() {
      stopAsking();
      bots?.stop();
      stopSettling();
      stopHearing();
      lexicon.stop();
    },
  };
}

/** A device may be slow, or full for a while only: nobody's match waits for their next move to be kept. */
function settleWhileLoose(match: LocalMatch): () => void {
  return effect(() => {
    if (match.kept.value) return;
    const timer = setInterval(() => void match.settle(), SETTLE_EVERY_MS);
    return () => clearInterval(timer);
  });
}

/** With the network at once, else more and more seldom. The answer ends it. */
export function askAgain({ stuck, again }: Pick<BotTurns, "stuck" | "again">): () => void {
  let ms = FIRST_AGAIN_MS;
  return effect(() => {
    if (!stuck.value) return;
    const timer = setTimeout(() => {
      ms = Math.min(2 * ms, LAST_AGAIN_MS);
      again();
    }, ms);
    addEventListener("online", again, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  });
}

/** The version that judged last. */
function versionOf(events: readonly { readonly type: string; readonly version?: unknown }[]): string | null {
  const changed = events.findLast(({ type }) => type === "lexicon-changed");
  return typeof changed?.version === "string" ? changed.version : null;
}

/** Oneself first: that name is never shown, since one's own seat says `You`. */
export function seatNames({ ruleset, against }: Terms, seats: number): readonly string[] {
  if (against.kind === "bots") return [t().match.you, ...botNames(ruleset, against.level, seats - 1)];
  return against.kind === "record" ? [t().match.you] : Array.from({ length: seats }, (_, seat) => t().solo.rack(seat + 1));
}
