import { afterEach, describe, expect, it, vi } from "vitest";
import { readAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { platformHash } from "./platform-hash.ts";
import { automaton, automatonBytes } from "./testing.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the platform's hash of a lexicon file", () => {
  it("is ours", async () => {
    const bytes = automatonBytes();
    const { hash } = await platformHash(bytes);
    expect(hash).toHaveLength(32);
    expect(readAutomaton(bytes, hash === undefined ? {} : { hash })).toEqual({ file: automaton() });
  });

  it("finds every changed byte, and says nothing of what is too short to have a hash", async () => {
    for (let at = 0; at < 120; at++) {
      const bad = automatonBytes();
      bad[at] = (bad[at] ?? 0) ^ 4;
      expect(readAutomaton(bad, await platformHash(bad))).toHaveProperty("fault");
    }
    for (const length of [0, 7, 40, 79, 80]) {
      const cut = automatonBytes().slice(0, length);
      expect(readAutomaton(cut, await platformHash(cut))).toEqual({ fault: "truncated" });
    }
  });

  it("is left out on a page that is not secure", async () => {
    vi.stubGlobal("crypto", {});
    expect(await platformHash(automatonBytes())).toEqual({});
  });
});
