/**
 * A Chromium for the browser tests, looked for in this order: CHROMIUM_PATH, the one in the registry's package, an installed Chrome or
 * Chromium, Playwright's own download; with CI=true or ALLOW_APT=1 and as root also Debian's. Writes its path to build/browser.
 * The package's comes first: it is the same for everybody by the lock file, and has no windows, tabs and bars, which an installed
 * one makes for every new device of a test and which take a third of the time.
 * If none can be had it says so and fails: tests that were not run must not look as if they had passed.
 */
import "./node-version.mjs";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { installed, works } from "./installed-browser.ts";

/** Unpacked into this checkout: what lies in a folder that all may write to may be of another version, or anybody's. */
async function fromRegistry(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { version } = JSON.parse(readFileSync(join("node_modules", "@sparticuz", "chromium", "package.json"), "utf8"));
  const folder = resolve("build", `chromium-${version}`);
  const path = join(folder, "chromium");
  if (works(path)) return path;
  for (const name of readdirSync("build")) if (name.startsWith("chromium-")) rmSync(join("build", name), { recursive: true });
  mkdirSync(folder);
  const { default: chromium } = await import("@sparticuz/chromium");
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

async function fromPlaywright(): Promise<string | undefined> {
  const cli = join("node_modules", "@playwright", "test", "cli.js");
  if (spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore", timeout: 180_000 }).status !== 0)
    return undefined;
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

function fromDebian(): string | undefined {
  const allowed = process.getuid?.() === 0 && (process.env.CI === "true" || process.env.ALLOW_APT === "1");
  if (!allowed) return undefined;
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]]) {
    if (spawnSync("apt-get", args, { stdio: "ignore" }).status !== 0) return undefined;
  }
  return installed();
}

async function find(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not run`);
  }
  const places = [fromRegistry, installed, fromPlaywright, fromDebian];
  for (const look of places) {
    const path = await Promise.resolve(look()).catch(() => undefined);
    if (works(path)) return path;
  }
  throw new Error("no Chromium found for the browser tests: install one, or name it in CHROMIUM_PATH");
}

try {
  mkdirSync("build", { recursive: true });
  writeFileSync(join("build", "browser"), await find());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
