import { describe, expect, it } from "vitest";
import { readList, writeList } from "../../shared/lexicon/list-file.ts";
import { indexList } from "../../shared/lexicon/list-index.ts";
import { fileOf } from "../../shared/lexicon/testing/build.ts";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { loadLexicon } from "./load.ts";
import type { Report } from "./report.types.ts";
import { threadOf, WORDS } from "./testing.ts";

let versions = 0;
/** A version that no earlier test has loaded, because the page holds those. */
const fresh = (): string => String(++versions).padStart(12, "0");

function list(version: string): Report {
  const read = readList(writeList("sv", version, WORDS));
  if ("fault" in read) throw new Error(read.fault);
  return { type: "list", file: read.file, index: indexList(read.file) };
}

const built = (version: string): Report => ({ type: "automaton", file: fileOf("sv", version, WORDS) });

describe("a lexicon for the preview", () => {
  it("gives verdicts as soon as the list is there, then the automaton", async () => {
    const version = fresh();
    const seen: unknown[] = [];
    const thread = threadOf(
      { type: "progress", share: 0.5 },
      { type: "retry", error: { code: "damaged" } },
      list(version),
      built(version),
    );
    const loaded = await loadLexicon("sv", {
      version,
      startThread: thread.start,
      onProgress: (share) => seen.push(share),
      onRetry: ({ code }) => seen.push(code),
      onWords: (words) => seen.push([words.has("HUND"), words.has("HUNDEN")]),
    });
    expect(seen).toEqual([0.5, "damaged", [true, false]]);
    if ("error" in loaded) throw new Error(loaded.error.code);
    expect(loaded.lexicon.version).toBe(version);
    expect([loaded.lexicon.has("HUND"), loaded.lexicon.has("HUNDEN")]).toEqual([true, false]);
  });

  it("asks for the newest version where none is named, and tells the thread how large its list is", async () => {
    const { version = "", list: wire } = LEXICON_FILES.nb ?? {};
    const { jobs, start } = threadOf({ type: "failed", error: { code: "gone" } });
    await loadLexicon("nb", { startThread: start });
    expect(jobs).toEqual([{ id: "nb", version, newest: version, size: wire?.bytes }]);
    const older = threadOf({ type: "failed", error: { code: "gone" } });
    expect(await loadLexicon("nb", { version: "00000000abcd", startThread: older.start })).toEqual({ error: { code: "gone" } });
    expect(older.jobs).toEqual([{ id: "nb", version: "00000000abcd", newest: version, size: 0 }]);
  });

  it("is held by the page, the last three", async () => {
    const all = [fresh(), fresh(), fresh(), fresh()];
    for (const version of all) await loadLexicon("sv", { version, startThread: threadOf(built(version)).start });
    const again = threadOf({ type: "failed", error: { code: "gone" } });
    for (const version of all.slice(1)) {
      expect(await loadLexicon("sv", { version, startThread: again.start })).toHaveProperty("lexicon");
    }
    expect(again.jobs).toEqual([]);
    expect(await loadLexicon("sv", { version: all[0] ?? "", startThread: again.start })).toEqual({ error: { code: "gone" } });
  });

  it("is an error where the thread could not start or broke", async () => {
    const broken = threadOf("crash");
    expect(await loadLexicon("sv", { version: fresh(), startThread: broken.start })).toEqual({
      error: { code: "no-connection" },
    });
    expect(broken.hasEnded()).toBe(true);
  });

  it("ends its thread when it is called off", async () => {
    const control = new AbortController();
    const silent = threadOf();
    const loading = loadLexicon("sv", { version: fresh(), signal: control.signal, startThread: silent.start });
    control.abort();
    expect(await loading).toEqual({ error: { code: "no-connection" } });
    expect(silent.hasEnded()).toBe(true);
    const late = threadOf();
    await loadLexicon("sv", { version: fresh(), signal: control.signal, startThread: late.start });
    expect(late.jobs).toEqual([]);
  });
});

describe("a lexicon that two ask for at once", () => {
  it("is built once, and both have it", async () => {
    const version = fresh();
    const words: string[] = [];
    const thread = threadOf(list(version), built(version));
    const first = loadLexicon("sv", { version, startThread: thread.start, onWords: () => words.push("first") });
    const second = loadLexicon("sv", { version, startThread: thread.start, onWords: () => words.push("second") });
    expect(await first).toEqual(await second);
    expect(thread.jobs).toHaveLength(1);
    expect(words).toEqual(["first", "second"]);
  });

  it("goes on for the one when the other calls it off", async () => {
    const version = fresh();
    const control = new AbortController();
    const thread = threadOf(built(version));
    const off = loadLexicon("sv", { version, signal: control.signal, startThread: thread.start });
    const on = loadLexicon("sv", { version, startThread: thread.start });
    control.abort();
    expect(await off).toEqual({ error: { code: "no-connection" } });
    expect(await on).toHaveProperty("lexicon");
    expect(thread.hasEnded()).toBe(false);
  });
});
