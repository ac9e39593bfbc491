/** Is a player here: judged by the pages that they have open, as each has last said of itself. Pure, and nothing of it is stored. */
import * as v from "valibot";
import type { Allowance } from "../objects/token-bucket.ts";

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

/** What one page says may go on to fifty others. */
export const LOOKS_OF_A_PAGE: Allowance = { burst: 20, everyMs: 5000 };
/** All pages of a player together, however many are opened one after the other. */
export const LOOKS_OF_A_PLAYER: Allowance = { burst: 60, everyMs: 2000 };
/** Each opened page asks after everybody anew. */
export const PAGES_OF_A_PLAYER: Allowance = { burst: 40, everyMs: 2000 };
