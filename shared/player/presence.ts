/** Is a player here: judged by the pages that they have open, as each has last said of itself. Pure, and nothing of it is stored. */
import * as v from "valibot";

/** A page that shows itself pings every half minute; one that has not for so long is not in front of anybody. */
export const SILENCE_MS = 75_000;

/** As many as are told when the player goes: an attachment of a socket is small. */
const MOST_MET = 40;

/** What a socket remembers of its page; it outlives the object's sleep. */
const Page = v.object({
  since: v.number(),
  visible: v.boolean(),
  /** When it last said so. */
  saidAt: v.number(),
  /** The players who have seen it here. */
  met: v.array(v.string()),
  /** When its session runs out; absent where that was not said. */
  until: v.exactOptional(v.number()),
});
export type Page = v.InferOutput<typeof Page>;

export const newPage = (now: number): Page => ({ since: now, visible: false, saidAt: now, met: [] });

/** Whose session has run out hears nothing more, and is not heard. */
export const hasEnded = ({ until }: Page, now: number): boolean => until !== undefined && now >= until;

/** Of a socket from before pages said anything, its age alone. */
export function readPage(attachment: unknown): Page {
  const read = v.safeParse(Page, attachment);
  return read.success ? read.output : newPage(typeof attachment === "number" ? attachment : 0);
}

/** `pinged`: when the runtime last answered a ping; null: never. */
export const isHere = ({ visible, saidAt }: Page, pinged: number | null, now: number): boolean =>
  visible && now - Math.max(saidAt, pinged ?? 0) <= SILENCE_MS;

export const withMet = (page: Page, players: readonly string[]): Page =>
  players.every((player) => page.met.includes(player))
    ? page
    : { ...page, met: [...new Set([...page.met, ...players])].slice(-MOST_MET) };

/** So much at once, then so often. */
interface Allowance {
  readonly burst: number;
  readonly oneInMs: number;
}

/** What one page says may go on to fifty others. */
export const LOOKS_OF_A_PAGE: Allowance = { burst: 20, oneInMs: 5000 };
/** All pages of a player together, however many are opened one after the other. */
export const LOOKS_OF_A_PLAYER: Allowance = { burst: 60, oneInMs: 2000 };
/** Each opened page asks after everybody anew. */
export const PAGES_OF_A_PLAYER: Allowance = { burst: 40, oneInMs: 2000 };

/** Kept in memory: an object that slept has forgotten, and while it slept nobody said anything. */
export class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    const { burst, oneInMs } = this.#allowance;
    this.#left = Math.min(burst, this.#left + Math.max(0, now - this.#at) / oneInMs);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
