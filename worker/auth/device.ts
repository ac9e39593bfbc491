const BROWSERS = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** What a player knows a device by: two words of what the browser says, and no more is stored. Null: not known. */
export function deviceOf(userAgent: string): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap((table) => table.find(([, sign]) => sign.test(userAgent))?.[0] ?? []);
  return known.length === 0 ? null : known.join(", ");
}
