import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 8799);
const note = "build/browser";
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(note) ? readFileSync(note, "utf8") : undefined);

/**
 * Two-page tests at phone size against the built product in workerd. Two at a time, since half of a test is waiting; nothing that one
 * of them makes is another's to see. `TRACE=1` keeps every step of what fails with its page, for a fifth of the time.
 */
export default defineConfig({
  testDir: "test/browser",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${PORT}`,
    locale: "sv-SE",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    screenshot: "only-on-failure",
    trace: { mode: process.env.TRACE === "1" ? "retain-on-failure" : "off", screenshots: false, snapshots: true, sources: false },
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
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
