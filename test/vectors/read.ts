/** Reads vector files: JSON Lines, blank lines and lines starting with `//` skipped (V-01). */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import * as v from "valibot";
import { normalWords } from "./position.ts";
import { type Vector, vectorSchema } from "./schema.ts";

export type Read =
  | { readonly id: string; readonly vector: Vector; readonly words: ReadonlySet<string> }
  | { readonly id: string; readonly fault: string };

export function readVectors(file: string): Read[] {
  const wordFiles = new Map<string, ReadonlySet<string>>();
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .flatMap((line, index) => {
      const text = line.trim();
      return text === "" || text.startsWith("//") ? [] : [readVector(text, `${file}:${index + 1}`, file, wordFiles)];
    });
}

export function readVector(text: string, place: string, file: string, wordFiles: Map<string, ReadonlySet<string>>): Read {
  let id = place;
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw === "object" && raw !== null && "id" in raw && typeof raw.id === "string") id = raw.id;
    const parsed = v.safeParse(vectorSchema, raw);
    if (!parsed.success) return { id, fault: parsed.issues.map(describe).join("; ") };
    return { id, vector: parsed.output, words: wordsOf(parsed.output.words, file, wordFiles) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

function wordsOf(words: Vector["words"], file: string, wordFiles: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  if (typeof words !== "string") return normalWords(words);
  const path = resolve(dirname(file), words);
  const known = wordFiles.get(path);
  if (known !== undefined) return known;
  const lines = readFileSync(path, "utf8").split(/\r?\n/);
  const read = normalWords(lines.map((line) => line.trim()).filter((line) => line !== ""));
  wordFiles.set(path, read);
  return read;
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
