import { describe, expect, it } from "vitest";
import { readAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { verdictsFromList } from "../../shared/lexicon/lexicon.ts";
import { ANSWERS, automaton, JOB, network, run, VERSION } from "./testing.ts";

const types = (reports: readonly { readonly type: string }[]) => reports.map(({ type }) => type);

describe("the lexicon thread", () => {
  it("answers from the list before the automaton stands, and builds the one that the server has", async () => {
    const { asked, fetch } = network(ANSWERS.whole);
    const reports = await run({ fetch });
    expect(asked).toEqual([{ path: `/lexicons/sv-${VERSION}.list1`, cache: "default" }]);
    expect(types(reports)).toEqual(["list", "automaton"]);
    const [list, built] = reports;
    if (list?.type !== "list" || built?.type !== "automaton") throw new Error("nothing was built");
    const words = verdictsFromList(list.file, list.index);
    expect([words.has("KATTEN"), words.has("KATTE"), words.why("HUNDAR")]).toEqual([true, false, "not-in-list"]);
    expect(built.file).toEqual(automaton());
  });

  it("keeps the automaton on the device, and takes it from there without asking the network", async () => {
    const kept: Uint8Array[] = [];
    const { fetch } = network(ANSWERS.whole);
    await run(
      {
        fetch,
        keep: (_id, version, newest, bytes) => {
          expect([version, newest]).toEqual([VERSION, "newest"]);
          kept.push(bytes);
          return Promise.resolve();
        },
      },
      { ...JOB, newest: "newest" },
    );
    const read = readAutomaton(kept[0] ?? new Uint8Array(), { id: "sv", version: VERSION });
    if ("fault" in read) throw new Error(read.fault);
    const none = network();
    const reports = await run({ fetch: none.fetch, readKept: () => Promise.resolve(read.file) });
    expect(reports).toEqual([{ type: "automaton", file: automaton() }]);
    expect(none.asked).toEqual([]);
  });

  it("tells how far it has come", async () => {
    const whole = await ANSWERS.whole().arrayBuffer();
    const reports = await run({ fetch: network(ANSWERS.whole).fetch }, { ...JOB, size: whole.byteLength });
    expect(reports[0]).toEqual({ type: "progress", share: 1 });
  });

  it.each(["truncated", "damaged", "wrong-version", "not-a-lexicon", "no-connection"] as const)(
    "fetches a list that is %s again, past every cache",
    async (code) => {
      const { asked, fetch } = network(ANSWERS[code], ANSWERS.whole);
      const reports = await run({ fetch });
      expect(types(reports)).toEqual(["retry", "list", "automaton"]);
      expect(reports[0]).toEqual({ type: "retry", error: { code } });
      expect(asked.map(({ cache }) => cache)).toEqual(["default", "reload"]);
    },
  );

  it("gives an error and never a verdict when every try is bad", async () => {
    const bad = network(ANSWERS.damaged, ANSWERS.truncated, ANSWERS["wrong-version"], ANSWERS.truncated);
    expect((await run({ fetch: bad.fetch })).at(-1)).toEqual({ type: "failed", error: { code: "truncated" } });
    expect(bad.asked).toHaveLength(4);
    const reports = await run({});
    expect(types(reports)).toEqual(["retry", "retry", "retry", "failed"]);
    expect(reports.at(-1)).toEqual({ type: "failed", error: { code: "no-connection" } });
  });

  it("gives up an answer of which nothing more comes", async () => {
    const whole = network(ANSWERS.whole);
    const rings: (() => void)[] = [];
    let calledOff = 0;
    let asked = 0;
    const reports = await run({
      fetch: (path, init) => {
        if (asked++ > 0) return whole.fetch(path, init);
        const silent = new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        });
        rings.at(-1)?.();
        return silent;
      },
      alarm: (_, ring) => {
        rings.push(ring);
        return () => calledOff++;
      },
    });
    expect(types(reports)).toEqual(["retry", "list", "automaton"]);
    expect(reports[0]).toEqual({ type: "retry", error: { code: "no-connection" } });
    // No timer is left.
    expect(calledOff).toBe(rings.length);
  });

  it("does not ask again for a version that is gone", async () => {
    const { asked, fetch } = network(ANSWERS.gone);
    expect(await run({ fetch })).toEqual([{ type: "failed", error: { code: "gone" } }]);
    expect(asked).toHaveLength(1);
  });
});
