import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";

/**
 * An allow or deny list: a word, then why, on each line; empty lines and lines that start with `#` are skipped.
 * A line without a reason is a mistake of ours and stops the build.
 */
export async function readList(file: string): Promise<ReadonlyMap<string, string>> {
  const list = new Map<string, string>();
  for (const [number, line] of (await readFile(file, "utf8")).split("\n").entries()) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const [word = "", ...reason] = trimmed.split(/\s+/);
    if (reason.length === 0) throw new Error(`${file}:${number + 1}: "${word}" has no reason`);
    if (list.has(word)) throw new Error(`${file}:${number + 1}: "${word}" stands there twice`);
    list.set(word, reason.join(" "));
  }
  return list;
}

/** A compressed list of words, one a line. */
export async function readWords(file: string): Promise<readonly string[]> {
  return gunzipSync(await readFile(file))
    .toString("utf8")
    .split("\n")
    .filter((word) => word !== "");
}

/** Words, several a line; lines that start with `#` are skipped. */
export async function readLines(file: string): Promise<ReadonlySet<string>> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => !line.startsWith("#"));
  return new Set(lines.flatMap((line) => line.split(" ")).filter((word) => word !== ""));
}
