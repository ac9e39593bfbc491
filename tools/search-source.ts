/** The files of shared/lexicon/movegen/kernel as one of AssemblyScript, and the hash by which a test knows that it was compiled. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { KERNEL_FILES } from "../shared/lexicon/movegen/kernel/files.ts";

export const COMPILER = "assemblyscript@0.28.20";
export const OPTIONS = [
  ...["-O3", "--converge", "--noAssert", "--runtime", "stub"],
  ...["--importMemory", "--initialMemory", "1", "--use", "abort="],
];

/** What the files of the kernel stand on. */
const BASE = `
@external("env", "flush") declare function flush(): void;
@unmanaged class Memory {
  @inline @operator("[]") get(at: i32): i32 { return load<i32>(<usize>at << 2); }
  @inline @operator("[]=") set(at: i32, value: i32): void { store<i32>(<usize>at << 2, value); }
}
const M = changetype<Memory>(0);
@inline function bitCount(mask: i32): i32 { return popcnt<i32>(mask); }
@inline function placeOf(bit: i32): i32 { return ctz<i32>(bit); }
@inline function larger(one: i32, other: i32): i32 { return one > other ? one : other; }
@inline function smaller(one: i32, other: i32): i32 { return one < other ? one : other; }
`;
const ENTRIES = /^function (readRuns|searchAnchored)\b/gm;

export const folder = fileURLToPath(new URL("../shared/lexicon/movegen/", import.meta.url));

export function searchSource(): string {
  const sources = KERNEL_FILES.map((file) =>
    readFileSync(join(folder, "kernel", file), "utf8")
      .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, "")
      .replace(/^\s*\/\/.*\n/gm, "")
      .replace(/^import[\s\S]*?;\n/gm, "")
      .replace(/^export interface Kernel \{[\s\S]*?\n\}\n/m, "")
      .replace(/^export /gm, "")
      .replace(/\bk: Kernel,?\s*/g, "")
      .replace(/^\s*const M = k\.memory;\n/gm, "")
      .replace(/\bk\.flush\(\)/g, "flush()")
      .replace(/\(\s*k, ?/g, "(")
      .replace(/\(k\)/g, "()")
      .replace(/ \?\? 0\b/g, "")
      .replace(/: number\b/g, ": i32")
      .replace(/: boolean\b/g, ": bool"),
  );
  return (BASE + sources.join("\n")).replace(ENTRIES, "export function $1");
}

/** Of everything that the compiled search depends on. */
export function sourceHash(): string {
  return createHash("sha256")
    .update([COMPILER, ...OPTIONS, searchSource()].join("\n"))
    .digest("hex");
}
