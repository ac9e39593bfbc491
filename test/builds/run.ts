/**
 * `npm run test:builds -- COMMIT`: the page of an earlier build plays against the server of the working tree, and the page of the working
 * tree against the server of that build.
 */
import "../../tools/node-version.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { readCommand } from "../../tools/arguments.ts";
import * as today from "../browser/player.ts";
import { type BuiltServer, serveBuilt } from "../rig/built-server.ts";
import { type Counted, tellCounts } from "../rig/command.ts";
import { buildOld, type OldBuild } from "./old-build.ts";
import { type Pages, playMatch } from "./play.ts";

/** The last commit before the match host was rebuilt. */
const DEFAULT_COMMIT = "65ecc7d";
const PORTS = { today: 8795, old: 8796 };

const { rest } = readCommand({}, { usage: "npm run test:builds -- [COMMIT]", least: 0, most: 1 });
const commit = rest[0] ?? DEFAULT_COMMIT;

async function playAll(old: OldBuild, servers: BuiltServer[]): Promise<Counted> {
  servers.push(await serveBuilt(PORTS.today), await serveBuilt(PORTS.old, old.folder));
  const [newOrigin = "", oldOrigin = ""] = servers.map(({ origin }) => origin);
  const newPages: Pages = { origin: newOrigin, drivers: today };
  const oldPages: Pages = { origin: oldOrigin, drivers: old.drivers };
  const matches = [
    { name: `two pages of ${commit} on today's server`, server: newOrigin, creator: oldPages, joiner: oldPages },
    { name: `a page of ${commit} and one of today on today's server`, server: newOrigin, creator: oldPages, joiner: newPages },
    { name: `two pages of today on the server of ${commit}`, server: oldOrigin, creator: newPages, joiner: newPages },
    {
      name: `a page of today and one of ${commit} on the server of ${commit}`,
      server: oldOrigin,
      creator: newPages,
      joiner: oldPages,
    },
  ];
  const executablePath = process.env.CHROMIUM_PATH ?? readFileSync(join("build", "browser"), "utf8");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  let [passed, failed] = [0, 0];
  for (const { name, server, creator, joiner } of matches) {
    try {
      await playMatch(browser, server, creator, joiner);
      passed++;
      console.error(`passed: ${name}`);
    } catch (error) {
      failed++;
      console.error(`failed: ${name}\n${error instanceof Error ? error.stack : error}`);
    }
  }
  await browser.close();
  return { passed, failed };
}

const old = await buildOld(commit);
const servers: BuiltServer[] = [];
try {
  tellCounts(await playAll(old, servers));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  old.remove();
}
