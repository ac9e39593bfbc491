import type { LexiconId } from "../../shared/rules/model.ts";

/** Days for which a replaced version is still served: longer than any match lasts, and as long as a session. */
export const SERVED_DAYS = 400;
const DAY_MS = 86_400_000;

/** A deployed version. Days are `YYYY-MM-DD`, UTC. */
export interface Release {
  readonly id: LexiconId;
  readonly version: string;
  readonly from: string;
  /** The day on which another version replaced it; null while it is the newest. */
  readonly until: string | null;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The releases after `current` is deployed on `today`. Versions that need not be served any longer are left out. */
export function addRelease(
  releases: readonly Release[],
  current: ReadonlyMap<LexiconId, string>,
  today: string,
): readonly Release[] {
  const closed = releases.map((release) => {
    const newest = current.get(release.id);
    if (release.version === newest) return { ...release, until: null };
    return newest !== undefined && release.until === null ? { ...release, until: today } : release;
  });
  const known = new Set(closed.map(({ id, version }) => `${id} ${version}`));
  const added = [...current].flatMap(([id, version]): Release[] =>
    known.has(`${id} ${version}`) ? [] : [{ id, version, from: today, until: null }],
  );
  return [...closed, ...added].filter(({ until }) => until === null || daysBetween(until, today) < SERVED_DAYS);
}
