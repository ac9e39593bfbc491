/**
 * The places a player has taken. A place is taken before its match is asked for one, and nothing is written when the match is
 * over or came to nothing: which places stand for nothing is looked up when no other is left.
 */
import { type Place, refusalOf } from "./limits.ts";
import type { Reserved } from "./service.types.ts";

/** More than any player to whom the limits apply can hold. */
const MOST_KEPT = 100;

export interface Kept extends Place {
  readonly since: number;
}

/** The answer, and what is kept from now on; null: the same as before. `over`: these stand for nothing. */
export function reserve(
  kept: readonly Kept[],
  place: Place,
  { limited, over, now }: { readonly limited: boolean; readonly over: readonly string[]; readonly now: number },
): { readonly answer: Reserved; readonly keep: readonly Kept[] | null } {
  const held = without(kept, over);
  if (held.some(({ match }) => match === place.match)) return { answer: { ok: true }, keep: null };
  const error = limited ? refusalOf(held, place) : null;
  if (error !== null) return { answer: { error, held: held.map(({ match, since }) => ({ match, since })) }, keep: null };
  const { match, ruleset, format } = place;
  return { answer: { ok: true }, keep: [...held, { match, ruleset, format, since: now }].slice(-MOST_KEPT) };
}

export const without = (kept: readonly Kept[], matches: readonly string[]): readonly Kept[] =>
  kept.filter(({ match }) => !matches.includes(match));
