import type { LexiconId } from "../shared/rules/model.ts";

/** How long a version is served after another took its place: longer than any match lasts, and as long as a session. */
export const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;

/** A version that was deployed. Days are `YYYY-MM-DD`, UTC. */
export interface Release {
  readonly id: LexiconId;
  readonly version: string;
  readonly from: string;
  /** The day on which another version took its place; null: none has. */
  readonly until: string | null;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The ledger once `current` is deployed on `today`: what it takes the place of, and what need not be kept any longer. */
export function release(ledger: readonly Release[], current: ReadonlyMap<LexiconId, string>, today: string): readonly Release[] {
  const closed = ledger.map((one) => {
    const now = current.get(one.id);
    if (one.version === now) return { ...one, until: null };
    return now !== undefined && one.until === null ? { ...one, until: today } : one;
  });
  const known = new Set(closed.map(({ id, version }) => `${id} ${version}`));
  const added = [...current].flatMap(([id, version]): Release[] =>
    known.has(`${id} ${version}`) ? [] : [{ id, version, from: today, until: null }],
  );
  return [...closed, ...added].filter(({ until }) => until === null || daysBetween(until, today) < KEPT_DAYS);
}
