/** `npm test`: every check and every test, one part after the other, with the time of each. Stops at the first part that fails. */
import "./node-version.mjs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readCommand, refuse } from "./arguments.ts";

const bin = (name: string): string => join("node_modules", name);
const vitest = bin("vitest/vitest.mjs");
const tsc = bin("typescript/bin/tsc");

interface Part {
  readonly name: string;
  readonly runs: readonly (readonly string[])[];
}

const PARTS: readonly Part[] = [
  { name: "format, lint and arrows", runs: [[bin("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."]] },
  {
    name: "types",
    runs: ["shared", "edge", "client", "offline", "node"].map((room) => [tsc, "--noEmit", "-p", `tsconfig.${room}.json`]),
  },
  { name: "nothing unused", runs: [[bin("knip/bin/knip.js")]] },
  { name: "unit", runs: [[vitest, "run", "--project", "unit"]] },
  { name: "workers", runs: [[vitest, "run", "--project", "workers"]] },
  { name: "deploys", runs: [[vitest, "run", "--project", "deploy"]] },
  { name: "browser", runs: [[bin("@playwright/test/cli.js"), "test"]] },
];

const { rest: only } = readCommand({}, { usage: "npm test -- PART...", least: 0, most: PARTS.length });
const unknown = only.find((name) => !PARTS.some((part) => part.name === name));
if (unknown !== undefined) refuse(`there is no part "${unknown}"; there are: ${PARTS.map(({ name }) => `"${name}"`).join(" ")}`);
const environment = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: process.env.CI ?? "",
};
const times: string[] = [];

for (const part of PARTS) {
  if (only.length > 0 && !only.includes(part.name)) continue;
  console.log(`\n── ${part.name} ──`);
  const started = performance.now();
  for (const args of part.runs) {
    const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: environment });
    if (status !== 0) {
      console.error(`\n${part.name} failed`);
      process.exit(1);
    }
  }
  times.push(`${part.name.padEnd(26)}${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`);
}
console.log(`\n${times.join("\n")}`);
