/**
 * Everything between a clone and a running product, with Node's own modules alone, since it runs before any package is there.
 *   node tools/setup.mjs start   what `npm start` needs
 *   node tools/setup.mjs test    what `npm test` needs
 *   node tools/setup.mjs packages  packages alone
 *   node tools/setup.mjs words   packages and word lists, for the commands that need no more
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

/** Wrangler and vitest need it; on Linux the lock file brings it along (docs/contribute.md). */
const NODE_NEEDED = [22, 12];
const NODE_TO_BEGIN = 20;

const quiet = { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", NO_UPDATE_NOTIFIER: "1" };

function fail(message) {
  console.error(`\nset-up: ${message}`);
  process.exit(1);
}

function run(what, command, args) {
  const started = performance.now();
  const result = spawnSync(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: quiet,
    maxBuffer: 1 << 28,
  });
  if (result.error || result.status !== 0)
    fail(`${what} failed.\n${result.error?.message ?? `${result.stdout}\n${result.stderr}`}`);
  console.error(`set-up: ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result.stdout;
}

function hashOf(...files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

function* filesUnder(...places) {
  for (const place of places) {
    if (!existsSync(place)) continue;
    if (statSync(place).isFile()) yield place;
    else for (const name of readdirSync(place).sort()) yield* filesUnder(join(place, name));
  }
}

/** Runs `make` unless `stamp` says that the same inputs were used before. */
function unlessDone(stamp, inputs, output, make) {
  const now = hashOf(...inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

function installPackages() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < NODE_TO_BEGIN) fail(`Node ${process.versions.node} is too old; ${NODE_TO_BEGIN} or later is needed.`);
  const stamp = "node_modules/.alfa-kraft-lock";
  const now = hashOf("package-lock.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  const npm = process.env.npm_execpath;
  if (npm?.endsWith(".js")) run("packages installed", process.execPath, [npm, "ci", "--no-audit", "--no-fund"]);
  else run("packages installed", process.platform === "win32" ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, now);
}

/** The Node that the packages run on: the one in node_modules on Linux, the host's elsewhere. */
function findNode() {
  const own = join("node_modules", ".bin", "node");
  const node = process.platform === "linux" && existsSync(own) ? own : process.execPath;
  const [major = 0, minor = 0] = execFileSync(node, ["-p", "process.versions.node"], { encoding: "utf8" }).split(".").map(Number);
  const [needMajor, needMinor] = NODE_NEEDED;
  if (major < needMajor || (major === needMajor && minor < needMinor))
    fail(`Node ${NODE_NEEDED.join(".")} or later is needed here.`);
  return node;
}

function writeSecrets() {
  if (existsSync(".dev.vars")) return;
  writeFileSync(
    ".dev.vars",
    `# Local settings, made at set-up; never committed.\nENVIRONMENT="development"\nMATCH_KEY="${randomBytes(32).toString("hex")}"\n`,
    { mode: 0o600 },
  );
}

function main(purpose) {
  installPackages();
  const node = findNode();
  if (purpose === "packages") return;
  const bin = (name) => join("node_modules", name);
  run("words", node, ["lexicons/compile/build.ts"]);
  if (purpose === "words") return;
  writeSecrets();
  const stamps = "build/stamps";
  unlessDone(
    join(stamps, "client"),
    [...filesUnder("client", "shared", "tools/vite", "vite.config.ts", "package-lock.json", "build/lexicons/index.json")],
    "dist/client/index.html",
    () => run("client built", node, [bin("vite/bin/vite.js"), "build", "--logLevel", "warn"]),
  );
  const wrangler = bin("wrangler/bin/wrangler.js");
  unlessDone(join(stamps, "migrations"), [...filesUnder("migrations", "wrangler.toml")], ".wrangler/state/v3/d1", () =>
    run("database migrated", node, [wrangler, "d1", "migrations", "apply", "DB", "--local"]),
  );
  if (purpose === "test") {
    run("browser found", node, ["tools/find-browser.ts"]);
    unlessDone(join(stamps, "types"), ["wrangler.toml", "package-lock.json"], "worker-configuration.d.ts", () =>
      run("types of the platform", node, [wrangler, "types", "--env-file", ".dev.vars"]),
    );
  }
}

main(process.argv[2] ?? "start");
