import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Oklch = readonly [lightness: number, chroma: number, hue: number];

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** Every `--name: oklch(…)` or `--name: light-dark(oklch(…), oklch(…))`; alpha is left out, shadows are not compared. */
const tokens = new Map<string, { readonly light: Oklch; readonly dark: Oklch }>();
for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*((?:light-dark\()?oklch\([^;]*);/g)) {
  const [light, dark] = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)].map(
    ([, l, c, h]): Oklch => [Number(l), Number(c), Number(h)],
  );
  if (light !== undefined) tokens.set(name, { light, dark: dark ?? light });
}

/** Björn Ottosson's matrices, bottosson.github.io/posts/oklab. */
function linearSrgb([lightness, chroma, hue]: Oklch): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(colour: Oklch): number {
  const [r, g, b] = linearSrgb(colour).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;

/** The pairs of colour and ground: text first, then outlines and shapes that must stand out. */
const PAIRS: readonly (readonly [drawn: string, on: readonly string[], least: number])[] = [
  ["ink", ["ground", "surface", "sunk", "square", "kraft-soft"], TEXT],
  ["ink-2", ["ground", "surface", "sunk"], TEXT],
  ["ink-mute", ["ground", "surface", "sunk"], TEXT],
  ["kraft-text", ["ground", "surface", "kraft-soft", "square"], TEXT],
  ["kraft-ink", ["kraft"], TEXT],
  ["bad", ["ground", "surface", "bad-soft"], TEXT],
  ["bad-ink", ["bad"], TEXT],
  ["good", ["ground", "surface"], TEXT],
  ["ground", ["ink"], TEXT],
  ["tile-ink", ["tile"], TEXT],
  ["tile-value", ["tile"], TEXT],
  ["aurora-ink", ["aurora-hi"], TEXT],
  ["gold-ink", ["gold"], TEXT],
  ["p-letter", ["square"], TEXT],
  ["p-letter-hi", ["square"], TEXT],
  ["p-word2-ink", ["p-word2"], TEXT],
  ["p-word3-ink", ["p-word3"], TEXT],
  ["p-word4-ink", ["p-word4"], TEXT],
  ["p-minus", ["square"], TEXT],
  ["seat-ink", ["seat-1", "seat-2", "seat-3"], TEXT],
  ["tile", ["square", "board", "sunk"], SHAPE],
  ["tile-ring", ["tile"], SHAPE],
  ["tile-lit", ["tile"], SHAPE],
  ["aurora-edge", ["square"], SHAPE],
  ["gold-edge", ["square", "surface"], SHAPE],
  ["kraft-edge", ["square"], SHAPE],
  ["p-word3", ["square"], SHAPE],
  ["p-star", ["square", "ground"], SHAPE],
  ["bad", ["square"], SHAPE],
  ["focus", ["ground", "square", "surface", "sunk"], SHAPE],
  ["stop-edge", ["stop"], 1.9],
];

describe("colours", () => {
  it("finds the tokens", () => {
    expect(tokens.size).toBeGreaterThan(50);
  });

  for (const theme of ["light", "dark"] as const) {
    it(`stay inside sRGB (${theme})`, () => {
      const outside = [...tokens].filter(([, pair]) => linearSrgb(pair[theme]).some((part) => part < -0.004 || part > 1.004));
      expect(outside.map(([name]) => name)).toEqual([]);
    });

    it(`A-75 text stands out 4.5:1, tiles and marks 3:1 from their ground (${theme})`, () => {
      const weak = PAIRS.flatMap(([drawn, grounds, least]) =>
        grounds.flatMap((ground) => {
          const [front, back] = [tokens.get(drawn), tokens.get(ground)];
          if (front === undefined || back === undefined) return [`${drawn} on ${ground}: no such token`];
          const ratio = contrast(front[theme], back[theme]);
          return ratio >= least ? [] : [`${drawn} on ${ground}: ${ratio.toFixed(2)} < ${least}`];
        }),
      );
      expect(weak).toEqual([]);
    });
  }
});
