/** Lighthouse's mobile profile, with simulated throttling, driven over the browser of the tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { VISITED } from "../../client/navigation/visited-key.ts";
import type { Side } from "./side.ts";

const PORT = 8793;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

export const AUDITED = ["landing", "home", "match"] as const;
export type Audited = (typeof AUDITED)[number];

/** Scores from 0 to 100. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcpMs: number;
}

/** @param place The landing board is for newcomers; the other two are for a player who has been here before. */
export async function audit(executablePath: string, side: Side, place: Audited): Promise<Audit> {
  // Lighthouse opens its own page, which has the cookies of a profile but not those of another context.
  const profile = mkdtempSync(join(tmpdir(), "alfa-kraft-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    locale: "sv-SE",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${PORT}`],
  });
  try {
    if (place !== "landing") {
      await context.addCookies(side.match.session.cookies);
      const [page = await context.newPage()] = context.pages();
      await page.goto(`${side.origin}/icon.svg`);
      await page.evaluate((key) => localStorage.setItem(key, "yes"), VISITED);
    }
    const url = new URL(place === "match" ? side.match.path : "/", side.origin);
    const result = await lighthouse(url.href, {
      port: PORT,
      logLevel: "error",
      output: "json",
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
    });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    const { categories, audits } = result.lhr;
    const score = (name: (typeof CATEGORIES)[number]): number => Math.round(100 * (categories[name]?.score ?? Number.NaN));
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      lcpMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
