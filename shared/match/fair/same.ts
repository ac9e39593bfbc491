/** Equal as JSON, whatever the order of the names in it. */
export const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) => (isObject(inner) ? sorted(inner) : inner));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

const sorted = (value: object): object => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The same without some of its fields. */
export const without = (value: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** Events of a step, each beside what it should be; the missing and the superfluous are beside nothing. */
export const pairs = <E>(told: readonly E[], again: readonly E[]): readonly (readonly [E | undefined, E | undefined])[] =>
  Array.from({ length: Math.max(told.length, again.length) }, (_, index) => [told[index], again[index]]);
