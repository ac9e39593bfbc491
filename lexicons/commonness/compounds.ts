/** Scores are in 256ths of a doubling of the number of compounds. */
export const UNIT = 256;

/** The binary logarithm in 256ths, by squaring: the same on every machine, which `Math.log` need not be. */
export function logarithm(number: number): number {
  const whole = 31 - Math.clz32(number);
  let rest = number / 2 ** whole;
  let bits = whole;
  for (let bit = 0; bit < 8; bit++) {
    rest *= rest;
    bits *= 2;
    if (rest >= 2) {
      rest /= 2;
      bits++;
    }
  }
  return bits;
}

export interface CompoundCounts {
  readonly begins: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, number>;
}

/** For each entry, the number of compounds in the dictionary that begin with it, and that end with it. */
export function countCompounds(entries: ReadonlySet<string>): CompoundCounts {
  const begins = new Map<string, number>();
  const ends = new Map<string, number>();
  const add = (map: Map<string, number>, word: string): unknown => map.set(word, (map.get(word) ?? 0) + 1);
  for (const word of entries) {
    for (let at = 2; word.length >= 5 && at <= word.length - 2; at++) {
      const last = word.slice(at);
      if (!entries.has(last)) continue;
      const first = word.slice(0, at);
      const withoutLink = /..[se]$/.test(first) ? first.slice(0, -1) : "";
      const found = entries.has(first) ? first : entries.has(withoutLink) ? withoutLink : "";
      if (found === "") continue;
      add(begins, found);
      add(ends, last);
    }
  }
  return { begins, ends };
}
