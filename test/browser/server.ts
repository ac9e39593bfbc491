/** The built product for the browser tests: with fresh state of its own, and prepared matches allowed. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const port = process.argv[2] ?? "8799";
const state = mkdtempSync(join(tmpdir(), "alfa-kraft-"));
const wrangler = join("node_modules", "wrangler", "bin", "wrangler.js");
execFileSync(process.execPath, [wrangler, "d1", "migrations", "apply", "DB", "--local", "--persist-to", state], {
  stdio: "ignore",
});

const server = spawn(process.execPath, ["tools/serve.ts", "--port", port, "--test-options", "--persist", state], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(state, { recursive: true, force: true });
  process.exit(code ?? 0);
});
