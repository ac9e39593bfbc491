/** What nobody in their right mind sends. */
import type { Random } from "../../shared/rules/testing/random.ts";

const STRINGS: readonly string[] = [
  "",
  " ",
  "\0",
  "\u202e",
  "\ud800",
  "\udfff\ud800",
  "A\u0301\u0302\u0303\u0304",
  "ﬀ",
  "İ",
  "ß",
  "ÅÄÖ",
  "å",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "H8",
  "h8",
  "Z99",
  "ZZ999",
  "A0",
  "A-1",
  "A1\n",
  "'; DROP TABLE log; --",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "%00%0a%0d",
  "NaN",
  "null",
  "true",
  "charge",
  "alfa:hexagon",
  "*5",
  "~",
  "?",
  "#",
  ">",
  "right-down",
];

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 53),
  1e308,
  -1e308,
  999_999_999,
  Number.MIN_VALUE,
];

/** Text of JSON that `JSON.stringify` would never write. */
const RAW: readonly string[] = [
  "1e999",
  "-1e999",
  "-0",
  "1E5",
  "0.1e1",
  '"\\u0000"',
  '"\\ud800"',
  "[[[[]]]]",
  "{}",
  "[]",
  "null",
  "true",
];

export const hostileString = (draw: Random): string => {
  const one = draw.pick(STRINGS) ?? "";
  const kind = draw.below(10);
  if (kind < 6) return one;
  if (kind < 8) return one.repeat(1 + draw.below(200));
  return Array.from({ length: draw.below(60) }, () => String.fromCodePoint(draw.below(0x11_0000))).join("");
};

export const hostileValue = (draw: Random): unknown => grown(draw, { left: draw.chance(0.05) ? 200 : 12 });

/** `size`: how many values it may have in all. */
function grown(draw: Random, size: { left: number }): unknown {
  size.left--;
  const kind = draw.below(size.left > 0 ? 10 : 6);
  if (kind < 2) return hostileString(draw);
  if (kind < 4) return draw.pick(NUMBERS);
  if (kind < 5) return draw.chance(0.5);
  if (kind < 6) return null;
  const many = draw.chance(0.1) ? 60 : draw.below(5);
  const list: unknown[] = [];
  while (list.length < many && size.left > 0) list.push(grown(draw, size));
  return kind < 8 ? list : Object.fromEntries(list.map((value) => [hostileString(draw), value]));
}

export const rawJson = (draw: Random): string => draw.pick(RAW) ?? "null";

/** Deep enough to make a careless parser recurse. */
export function deep(draw: Random): string {
  const depth = 100 + draw.below(1900);
  if (draw.chance(0.5)) return `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const pairs = Math.floor(depth / 5);
  return `${'{"a":'.repeat(pairs)}1${"}".repeat(pairs)}`;
}
