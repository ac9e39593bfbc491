/** `npm run screens` (V-14): pictures of every screen of the built product, into build/screens. Logs to standard error. */
import "../../tools/node-version.mjs";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { readArguments } from "../../tools/arguments.ts";
import { expressTour } from "./express-tour.ts";
import { shots } from "./stage.ts";
import { tour } from "./tour.ts";

readArguments({});
const PORT = 8798;
const origin = `http://localhost:${PORT}`;

const server = spawn(process.execPath, [join("test", "browser", "server.ts"), String(PORT)], {
  stdio: ["ignore", "pipe", "inherit"],
});
server.stdout.pipe(process.stderr);
const stopped = new Promise<void>((resolve) => server.on("exit", () => resolve()));

async function served(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) return;
    if (server.exitCode !== null) throw new Error("the server did not start");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

try {
  await served();
  const executablePath = readFileSync(join("build", "browser"), "utf8");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const pictures = shots(browser, origin);
    await tour(browser, origin, pictures);
    await expressTour(browser, origin, pictures);
    console.error(`screens: ${pictures.taken.length} pictures in ${join("build", "screens")}`);
  } finally {
    await browser.close();
  }
} finally {
  server.kill("SIGTERM");
  await stopped;
}
