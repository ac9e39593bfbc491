import { describe, expect, it } from "vitest";
import { writeAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { fileOf } from "../../shared/lexicon/testing/build.ts";
import { type LoadError, loadLexicon } from "./load.ts";

const version = "0123456789ab";
const bytes = writeAutomaton(fileOf("sv", version, ["KATT", "HUND"]));
const whole = (): Response => new Response(bytes.slice());
const truncated = (): Response => new Response(bytes.slice(0, -5));
const damaged = (): Response => {
  const bad = bytes.slice();
  bad[90] = (bad[90] ?? 0) ^ 1;
  return new Response(bad);
};
const other = (): Response => new Response(writeAutomaton(fileOf("sv", "ba9876543210", ["KATT"])).slice());

async function load(answers: readonly (() => Response)[]) {
  const asked: (RequestCache | undefined)[] = [];
  const retries: LoadError[] = [];
  const result = await loadLexicon("sv", {
    version,
    fetch: (_, init) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(init?.cache);
      return answer === undefined ? Promise.reject(new TypeError("no answer")) : Promise.resolve(answer());
    },
    wait: () => Promise.resolve(),
    onRetry: (error) => retries.push(error),
  });
  return { result, asked, retries };
}

describe("loading a lexicon", () => {
  it("opens a whole file at the first try", async () => {
    const { result, asked } = await load([whole]);
    if ("error" in result) throw new Error(result.error.code);
    expect(result.lexicon.has("HUND")).toBe(true);
    expect(asked).toEqual(["default"]);
  });

  it.each([
    ["truncated", truncated],
    ["damaged", damaged],
    ["wrong-version", other],
  ] as const)("fetches a file that is %s again, past every cache", async (code, bad) => {
    const { result, asked, retries } = await load([bad, whole]);
    expect(result).toHaveProperty("lexicon");
    expect(asked).toEqual(["default", "reload"]);
    expect(retries).toEqual([{ code }]);
  });

  it("gives an error and never a lexicon when every try is bad", async () => {
    const { result, asked } = await load([truncated, damaged, other, truncated]);
    expect(result).toEqual({ error: { code: "truncated" } });
    expect(asked).toHaveLength(4);
    expect((await load([])).result).toEqual({ error: { code: "no-connection" } });
    expect((await load([() => new Response("", { status: 404 })])).result).toEqual({ error: { code: "gone" } });
  });

  it("stops trying when it is called off", async () => {
    const control = new AbortController();
    let asked = 0;
    const result = await loadLexicon("sv", {
      version,
      signal: control.signal,
      fetch: () => {
        asked++;
        control.abort();
        return Promise.reject(new DOMException("called off", "AbortError"));
      },
      wait: () => Promise.resolve(),
    });
    expect(result).toEqual({ error: { code: "no-connection" } });
    expect(asked).toBe(1);
  });
});
