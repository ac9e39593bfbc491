import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";

const WORKER_LIMIT_KIB = 250;
const wrangler = join("node_modules", "wrangler", "bin", "wrangler.js");
const made: string[] = [];

interface DryRun {
  /** `env.NAME` → what it is bound to, as the deploy would print it. */
  readonly bindings: ReadonlyMap<string, string>;
  readonly gzipKiB: number;
}

function dryRun(environment?: string): DryRun {
  const out = mkdtempSync(join(tmpdir(), "alfa-kraft-deploy-"));
  made.push(out);
  const args = [wrangler, "deploy", "--dry-run", "--outdir", out, ...(environment === undefined ? [] : ["--env", environment])];
  const printed = execFileSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  });
  const bindings = new Map<string, string>();
  for (const [, name, rest] of printed.matchAll(/^\s*env\.(\w+)(.*)$/gm)) {
    if (name !== undefined && rest !== undefined) bindings.set(name, rest.trim().replace(/\s{2,}/g, " "));
  }
  const modules = readdirSync(out).filter((name) => /\.(js|mjs|wasm)$/.test(name));
  const bytes = modules.map((name) => gzipSync(readFileSync(join(out, name))).length).reduce((sum, size) => sum + size, 0);
  return { bindings, gzipKiB: bytes / 1024 };
}

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

describe("wrangler deploy", { timeout: 60_000 }, () => {
  const production = dryRun();

  it("A-90 binds exactly the match objects, the database, the assets and the settings", () => {
    expect([...production.bindings.keys()].sort()).toEqual([
      "ASSETS",
      "DB",
      "ENVIRONMENT",
      "EXPRESS",
      "GUESTS_PER_ADDRESS",
      "JURISDICTION",
      "MATCH",
      "MATCHES_PER_ADDRESS",
      "PLAYER",
    ]);
  });

  it("A-90 gives staging every binding that production has", () => {
    expect([...dryRun("staging").bindings.keys()].sort()).toEqual([...production.bindings.keys()].sort());
  });

  it("A-91 keeps no log of invocations, which would hold addresses and invite links, in any environment", () => {
    const observability = [undefined, "staging"].map(
      (env) => unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true }).observability,
    );
    expect(observability[0]).toMatchObject({ enabled: true, logs: { invocation_logs: false } });
    expect(observability[1]).toEqual(observability[0]);
  });

  it(`keeps the Worker within ${WORKER_LIMIT_KIB} KiB gzip: lexicons are assets`, () => {
    expect(production.gzipKiB).toBeLessThanOrEqual(WORKER_LIMIT_KIB);
  });

  it("A-90 serves the client and the lexicon that new matches name", () => {
    expect(statSync("dist/client/index.html").isFile()).toBe(true);
    const index: Record<string, { readonly file: string }> = JSON.parse(readFileSync("build/lexicons/index.json", "utf8"));
    for (const { file } of Object.values(index)) expect(statSync(join("dist/client/lexicons", file)).size).toBeGreaterThan(0);
  });
});
