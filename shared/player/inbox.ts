/** What a player has put away of their inbox: item by item, bounded, and known on all their devices. */
import * as v from "valibot";

/** More than an inbox shows; the oldest of more than these are put away with all that is older. */
const MOST_KEPT = 100;

const Read = v.object({
  /** Everything up to here is put away. */
  before: v.number(),
  items: v.array(v.object({ id: v.string(), at: v.number() })),
});
export type Read = v.InferOutput<typeof Read>;

const NOTHING: Read = { before: 0, items: [] };

/** As it is stored; what cannot be read is as good as nothing. */
export function readOf(stored: string | null): Read {
  if (stored === null) return NOTHING;
  try {
    const read = v.safeParse(Read, JSON.parse(stored));
    return read.success ? read.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

interface Dated {
  readonly id: string;
  readonly at: number;
}

export const isRead = (read: Read, { id, at }: Dated): boolean =>
  at <= read.before || read.items.some((item) => item.id === id && item.at >= at);

/** These are put away, too. `shown`: all that the inbox could still show; what has left it by age needs no note any more. */
export function withRead(read: Read, put: readonly Dated[], oldestShown: number): Read {
  const ids = new Set(put.map(({ id }) => id));
  const items = [
    ...read.items.filter(({ id, at }) => !ids.has(id) && at > oldestShown),
    ...put.map(({ id, at }) => ({ id, at })),
  ];
  items.sort((a, b) => b.at - a.at);
  const dropped = items[MOST_KEPT];
  return { before: Math.max(read.before, dropped?.at ?? 0), items: items.slice(0, MOST_KEPT) };
}

/**
 * Of several kinds the newest of all, newest first; but no kind, however many there are of it, drives another out of its equal part:
 * strangers can make as many of some as they like.
 */
export function newestOf<Item extends Dated>(kinds: readonly (readonly Item[])[], most: number): readonly Item[] {
  const newest = (items: readonly Item[]) => [...items].sort((a, b) => b.at - a.at);
  const part = Math.floor(most / Math.max(1, kinds.length));
  const sorted = kinds.map(newest);
  const sure = sorted.flatMap((kind) => kind.slice(0, part));
  const others = newest(sorted.flatMap((kind) => kind.slice(part)));
  return newest([...sure, ...others.slice(0, most - sure.length)]);
}
