/** An earlier commit of this repository, built in a temporary folder. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { refuse } from "../../tools/arguments.ts";
import type { Drivers } from "./driver.types.ts";

/** Two copies of Playwright cannot run in one process. */
const SHARED = ["@playwright", "playwright", "playwright-core"];
const LARGEST_ARCHIVE = 1 << 28;

export interface OldBuild {
  readonly folder: string;
  readonly drivers: Drivers;
  remove(): void;
}

export async function buildOld(commit: string): Promise<OldBuild> {
  checkHistory(commit);
  const folder = mkdtempSync(join(tmpdir(), "alfa-kraft-old-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = execFileSync("git", ["archive", commit], { maxBuffer: LARGEST_ARCHIVE });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    execFileSync(process.execPath, [join("tools", "setup.mjs"), "start"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (const name of SHARED) {
      rmSync(join(folder, "node_modules", name), { recursive: true, force: true });
      symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
    }
    const drivers: Drivers = await import(pathToFileURL(join(folder, "test", "browser", "player.ts")).href);
    return { folder, drivers, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function checkHistory(commit: string): void {
  const git = (...args: readonly string[]) => spawnSync("git", args, { encoding: "utf8" });
  if (git("cat-file", "-e", `${commit}^{commit}`).status === 0) return;
  const shallow = git("rev-parse", "--is-shallow-repository").stdout?.trim() === "true";
  refuse(
    shallow
      ? `commit ${commit} is not here, since the history is shallow: fetch the rest with "git fetch --unshallow"`
      : `there is no commit ${commit} in this repository`,
  );
}
