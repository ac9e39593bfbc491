import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 8799);
const note = "build/browser";
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(note) ? readFileSync(note, "utf8") : undefined);

/** Two-page tests at phone size against the built product in workerd; one worker, since each page is a whole browser. */
export default defineConfig({
  testDir: "test/browser",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "sv-SE",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    screenshot: "only-on-failure",
    // Every step with its page, but no film: that costs a fifth of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node test/browser/server.ts ${PORT}`,
    url: `http://localhost:${PORT}/api/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
