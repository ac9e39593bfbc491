/** `npm run screens` (V-14): pictures of every screen of the built product, into build/screens. Logs to standard error. */
import "../../tools/node-version.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { readArguments } from "../../tools/arguments.ts";
import { serveBuilt } from "../rig/built-server.ts";
import { expressTour } from "./express-tour.ts";
import { shots } from "./stage.ts";
import { tour } from "./tour.ts";

readArguments({});
const server = await serveBuilt(8798);
const { origin } = server;

try {
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
  await server.stop();
}
