import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";

/**
 * An allow or deny list: a word and a reason on each line. Empty lines and lines that start with `#` are skipped.
 * A line without a reason stops the build.
 */
export async function readReasons(file: string): Promise<ReadonlyMap<string, string>> {
  const list = new Map<string, string>();
  for (const [number, line] of (await readFile(file, "utf8")).split("\n").entries()) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const [word = "", ...reason] = trimmed.split(/\s+/);
    if (reason.length === 0) throw new Error(`${file}:${number + 1}: "${word}" has no reason`);
    if (list.has(word)) throw new Error(`${file}:${number + 1}: "${word}" is listed twice`);
    list.set(word, reason.join(" "));
  }
  return list;
}

/** A gzipped list of words, one a line. */
export async function readPackedWords(file: string): Promise<readonly string[]> {
  return gunzipSync(await readFile(file))
    .toString("utf8")
    .split("\n")
    .filter((word) => word !== "");
}

/** A list of words, several a line. Lines that start with `#` are skipped. */
export async function readWords(file: string): Promise<ReadonlySet<string>> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => !line.startsWith("#"));
  return new Set(lines.flatMap((line) => line.split(" ")).filter((word) => word !== ""));
}
