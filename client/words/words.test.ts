import { describe, expect, it } from "vitest";
import { lexiconFrom, type Verdicts } from "../../shared/lexicon/lexicon.ts";
import { fileOf } from "../../shared/lexicon/testing/build.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import type { LoadOptions } from "../lexicon/load.ts";
import type { LoadError } from "../lexicon/report.types.ts";
import { createWords } from "./words.ts";

const version = "0123456789ab";
const lexicon = (id: LexiconId, ...words: string[]): Verdicts => lexiconFrom(fileOf(id, version, words));

type Loaded = { readonly lexicon: Verdicts } | { readonly error: LoadError };

/** A loader that ends when the test says so. */
function loader() {
  const asked: { readonly id: LexiconId; readonly options: LoadOptions; end(loaded: Loaded): Promise<void> }[] = [];
  const load = (id: LexiconId, options: LoadOptions) => {
    const { promise, resolve } = Promise.withResolvers<Loaded>();
    asked.push({
      id,
      options,
      end: async (loaded) => {
        resolve(loaded);
        await new Promise((done) => setTimeout(done));
      },
    });
    return promise;
  };
  return { asked, load };
}

describe("the word list of a match", () => {
  it("tells how far it is, what is tried again, and gives verdicts as soon as there are any", async () => {
    const { asked, load } = loader();
    const words = createWords("sv", version, load);
    words.start();
    words.start();
    expect(asked).toHaveLength(1);
    const [first] = asked;
    expect(first?.options.version).toBe(version);
    expect([words.state.value, words.list.value]).toEqual(["loading", null]);
    first?.options.onProgress?.(0.4);
    first?.options.onRetry?.({ code: "damaged" });
    expect([words.share.value, words.trouble.value, words.list.value]).toEqual([0.4, { code: "damaged" }, null]);
    first?.options.onWords?.(lexicon("sv", "KATT"));
    expect([words.state.value, words.share.value, words.trouble.value]).toEqual(["ready", null, null]);
    expect([words.why("KATT"), words.why("HUND")]).toEqual([null, "not-in-list"]);
    const whole = lexicon("sv", "KATT");
    await first?.end({ lexicon: whole });
    expect(words.list.value).toBe(whole);
  });

  it("says what failed, gives no verdict, and can be tried again", async () => {
    const { asked, load } = loader();
    const words = createWords("sv", version, load);
    words.start();
    await asked[0]?.end({ error: { code: "truncated" } });
    expect([words.state.value, words.trouble.value, words.list.value]).toEqual(["failed", { code: "truncated" }, null]);
    expect(words.why("HUND")).toBeNull();
    words.start();
    expect([words.state.value, words.trouble.value]).toEqual(["loading", null]);
    await asked[1]?.end({ lexicon: lexicon("sv", "KATT") });
    expect(words.state.value).toBe("ready");
  });

  it("keeps the verdicts of a whole list where the automaton could not be built", async () => {
    const { asked, load } = loader();
    const words = createWords("sv", version, load);
    words.start();
    asked[0]?.options.onWords?.(lexicon("sv", "KATT"));
    await asked[0]?.end({ error: { code: "no-connection" } });
    expect([words.state.value, words.list.value?.has("KATT")]).toEqual(["ready", true]);
  });

  it("hears nothing more of what was called off", async () => {
    const { asked, load } = loader();
    const words = createWords("sv", version, load);
    words.start();
    words.stop();
    expect(asked[0]?.options.signal?.aborted).toBe(true);
    asked[0]?.options.onWords?.(lexicon("sv", "KATT"));
    await asked[0]?.end({ lexicon: lexicon("sv", "KATT") });
    expect([words.state.value, words.list.value]).toEqual(["loading", null]);
    words.start();
    await asked[1]?.end({ lexicon: lexicon("sv", "KATT") });
    expect(words.state.value).toBe("ready");
  });

  it("P-04 fetches the wider list of a strict one when a word is first refused, to tell inflected forms", async () => {
    const { asked, load } = loader();
    const words = createWords("sv-strict", version, load);
    words.start();
    await asked[0]?.end({ lexicon: lexicon("sv-strict", "KATT") });
    expect(words.why("KATT")).toBeNull();
    expect(asked).toHaveLength(1);
    expect([words.why("KATTER"), words.why("KATTEX")]).toEqual(["not-in-list", "not-in-list"]);
    expect(asked.map(({ id }) => id)).toEqual(["sv-strict", "sv"]);
    await asked[1]?.end({ lexicon: lexicon("sv", "KATT", "KATTER") });
    expect([words.why("KATTER"), words.why("KATTEX")]).toEqual(["inflected-form", "not-in-list"]);
    expect(asked).toHaveLength(2);
  });
});
