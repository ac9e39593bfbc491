/** Another commit of this repository, built in a temporary folder. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface OtherBuild {
  /** The short name of the commit. */
  readonly commit: string;
  readonly folder: string;
  remove(): void;
}

export function buildCommit(name: string): OtherBuild {
  const git = (...args: readonly string[]): Buffer => execFileSync("git", args, { maxBuffer: 1 << 30 });
  const commit = git("rev-parse", "--short", `${name}^{commit}`).toString().trim();
  const folder = mkdtempSync(join(tmpdir(), `alfa-kraft-${commit}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync("tar", ["-x", "-C", folder], { input: git("archive", commit) });
    console.error(`client: ${commit} is built in ${folder}`);
    execFileSync(process.execPath, ["tools/setup.mjs", "start"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    return { commit, folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
