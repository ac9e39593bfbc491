import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLexicon } from "../../shared/lexicon/lexicon.ts";
import { readList, writeList } from "../../shared/lexicon/list-file.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { readReleases, recordRelease, restoreReleased } from "./released-lists.ts";

const OLD = "aaaaaaaaaaaa";
const NEW = "bbbbbbbbbbbb";
const sv = (version: string) => new Map<LexiconId, string>([["sv", version]]);
let versions: string;
let built: string;

function buildList(version: string, words: readonly string[]): void {
  const list = writeList("sv", version, words);
  writeFileSync(join(built, `sv-${version}.list1`), list);
  writeFileSync(join(built, `sv-${version}.list1.br`), brotliCompressSync(list));
}

beforeEach(() => {
  [versions, built] = [mkdtempSync(join(tmpdir(), "versions-")), mkdtempSync(join(tmpdir(), "built-"))];
  writeFileSync(join(versions, "releases.json"), "[]\n");
});

afterEach(() => {
  for (const folder of [versions, built]) rmSync(folder, { recursive: true });
});

describe("deployed versions", () => {
  it("are made again by every later build from the files of the repository", async () => {
    buildList(OLD, ["HUND", "KATT"]);
    await recordRelease(versions, built, sv(OLD), "2026-12-01");
    expect(await restoreReleased(versions, built, sv(OLD))).toEqual([]);
    buildList(NEW, ["HUND", "KATT", "ÅSNA"]);
    await recordRelease(versions, built, sv(NEW), "2027-01-01");

    rmSync(built, { recursive: true });
    const names = await restoreReleased(versions, built, sv(NEW));
    expect(names).toEqual([`sv-${OLD}.list1`, `sv-${OLD}.list1.br`, `sv-${OLD}.dawg1`]);
    expect(readdirSync(built).sort()).toEqual([...names].sort());
    const opened = openLexicon(readFileSync(join(built, `sv-${OLD}.dawg1`)), { id: "sv", version: OLD });
    if ("fault" in opened) throw new Error(opened.fault);
    expect(["HUND", "KATT", "ÅSNA"].map((word) => opened.lexicon.has(word))).toEqual([true, true, false]);
    expect(readList(readFileSync(join(built, `sv-${OLD}.list1`)), { id: "sv", version: OLD })).toHaveProperty("file");
  });

  it("are deleted with their list after 400 days", async () => {
    buildList(OLD, ["HUND"]);
    buildList(NEW, ["KATT"]);
    await recordRelease(versions, built, sv(OLD), "2026-12-01");
    await recordRelease(versions, built, sv(NEW), "2027-01-01");
    await recordRelease(versions, built, sv(NEW), "2028-02-05");
    expect(readdirSync(versions).sort()).toEqual(["releases.json", `sv-${NEW}.list1.br`]);
    expect(await readReleases(versions)).toEqual([{ id: "sv", version: NEW, from: "2027-01-01", until: null }]);
  });

  it("stop the build if a list is missing, damaged or of another version", async () => {
    buildList(OLD, ["HUND"]);
    await recordRelease(versions, built, sv(OLD), "2026-12-01");
    const stored = join(versions, `sv-${OLD}.list1.br`);
    writeFileSync(stored, brotliCompressSync(writeList("sv", NEW, ["HUND"])));
    await expect(restoreReleased(versions, built, sv(NEW))).rejects.toThrow("wrong-version");
    writeFileSync(stored, brotliCompressSync(writeList("sv", OLD, ["HUND"]).slice(0, -1)));
    await expect(restoreReleased(versions, built, sv(NEW))).rejects.toThrow("truncated");
    rmSync(stored);
    await expect(restoreReleased(versions, built, sv(NEW))).rejects.toThrow("ENOENT");
  });

  it("of this repository are all whole", async () => {
    const own = fileURLToPath(new URL("../versions", import.meta.url));
    cpSync(own, versions, { recursive: true });
    const names = await restoreReleased(versions, built, new Map());
    for (const name of names) expect(existsSync(join(built, name))).toBe(true);
  });
});
