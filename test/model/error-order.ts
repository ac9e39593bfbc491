/** V-03: an action gets the first error that applies, in this order. */

export const ERROR_ORDER = [
  "match-over",
  "no-such-action",
  "not-your-turn",
  "too-late",
  "unknown-power",
  "not-held",
  "no-free-slot",
  "not-enough-coins",
  "not-for-sale",
  "nothing-to-play",
  "needs-rack-tile",
  "outside-board",
  "square-taken",
  "square-erased",
  "square-blocked",
  "bad-letter",
  "power-target",
  "not-in-line",
  "gap",
  "start-not-covered",
  "not-connected",
  "stop-misplaced",
  "no-word",
  "word-not-in-lexicon",
  "bag-empty",
  "bag-too-small",
  "not-at-this-moment",
] as const;
export type ErrorName = (typeof ERROR_ORDER)[number];

/** Whether each error applies. What is not named never applies; a later one may take for granted that no earlier one does. */
export type Checks = { readonly [name in ErrorName]?: () => boolean };

export function firstError(checks: Checks): string | null {
  const found = ERROR_ORDER.find((name) => checks[name]?.() ?? false);
  if (found === undefined) return null;
  // The code `not-allowed` stands at two places in the order.
  return found === "no-such-action" || found === "not-at-this-moment" ? "not-allowed" : found;
}
