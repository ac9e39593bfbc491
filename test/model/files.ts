/** Vector files and the word files beside them. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Vector } from "./vector.ts";

const linesOf = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("//"));

export function readVectors(file: string): Vector[] {
  return linesOf(file).map((line) => JSON.parse(line) as Vector);
}

const wordFiles = new Map<string, string[]>();

export function wordsOf(vector: Vector, file: string): string[] {
  if (typeof vector.words !== "string") return vector.words;
  const path = join(dirname(file), vector.words);
  const words = wordFiles.get(path) ?? linesOf(path).map((line) => line.trim());
  wordFiles.set(path, words);
  return words;
}
