import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ORIGIN, refusal, rowCounts, Visitor } from "../testing/visitor.ts";
import { cleanUpReports } from "./reports.ts";

const PATH = "/api/words/reports";
const report = { lexicon: "sv", version: "0123456789ab", word: "skvalpa", kind: "missing" };

/** A player: whoever has opened a match is one. */
async function player(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.open();
  return visitor;
}

const rows = async () => (await env.DB.prepare("SELECT * FROM word_reports ORDER BY reported_at, word").all()).results;

describe("reports of words", () => {
  it("are noted, once a player and word, as the lexicon spells it", async () => {
    const [anna, bo] = [await player(), await player()];
    const before = (await rows()).length;
    const noted = { status: 201, body: { word: "SKVALPA" } };
    for (const word of ["skvalpa", " Skvalpa ", "SKVALPA"]) expect(await anna.post(PATH, { ...report, word })).toEqual(noted);
    expect(await bo.post(PATH, report)).toEqual(noted);
    expect(await bo.post(PATH, { ...report, kind: "wrong" })).toEqual(noted);
    expect(await anna.post(PATH, { ...report, word: "a\u030aska" })).toEqual({ status: 201, body: { word: "ÅSKA" } });
    const all = await rows();
    expect(all).toHaveLength(before + 4);
    expect(all.at(-1)).toMatchObject({ lexicon: "sv", version: "0123456789ab", kind: "missing" });
  });

  it("come from players alone and make nobody one", async () => {
    const before = await rowCounts();
    expect(await new Visitor().postBare(PATH, report)).toEqual(refusal(401, "no-session"));
    const elsewhere = { method: "POST", headers: { Origin: "https://evil.test", "Content-Type": "application/json" } };
    expect((await new Visitor().send(PATH, { ...elsewhere, body: JSON.stringify(report) })).status).toBe(403);
    expect((await new Visitor().send(PATH, { headers: { Origin: ORIGIN } })).status).toBe(404);
    expect(await rowCounts()).toEqual(before);
  });

  it("are refused where no list could hold the word, or the form is another", async () => {
    const anna = await player();
    const before = await rowCounts();
    for (const word of ["", "A", "a b", "a-b", "ærlig", "A".repeat(18), "\u{1F431}\u{1F431}", "ab\u0000"]) {
      expect(await anna.post(PATH, { ...report, word }), word).toEqual(refusal(400, "bad-request", "word"));
    }
    for (const [at, wrong] of [
      ["word", { ...report, word: "A".repeat(65) }],
      ["word", { ...report, word: 7 }],
      ["lexicon", { ...report, lexicon: "fi" }],
      ["version", { ...report, version: "newest" }],
      ["kind", { ...report, kind: "rude" }],
      ["note", { ...report, note: "more" }],
    ] as const) {
      expect(await anna.post(PATH, wrong)).toEqual(refusal(400, "bad-request", at));
    }
    expect(await rowCounts()).toEqual(before);
  });

  it("are twenty a day and player, also where they come at once", async () => {
    const [anna, bo] = [await player(), await player()];
    const words = Array.from({ length: 25 }, (_, index) => `ord${String.fromCharCode(97 + index)}`);
    const answers = await Promise.all(words.map((word) => anna.post(PATH, { ...report, word })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await anna.post(PATH, report)).toEqual(refusal(429, "too-many"));
    const said = words[answers.findIndex(({ status }) => status === 201)];
    expect((await anna.post(PATH, { ...report, word: said })).status).toBe(201);
    expect((await bo.post(PATH, report)).status).toBe(201);
    await env.DB.prepare("UPDATE word_reports SET reported_at = reported_at - 86400000").run();
    expect((await anna.post(PATH, report)).status).toBe(201);
  });

  it("are kept for 400 days", async () => {
    const anna = await player();
    await anna.post(PATH, { ...report, word: "gammal" });
    const days = (count: number): number => Date.now() + count * 86_400_000;
    const kept = async () => (await rows()).filter(({ word }) => word === "GAMMAL").length;
    await cleanUpReports(env.DB, days(399));
    expect(await kept()).toBe(1);
    await cleanUpReports(env.DB, days(401));
    expect(await kept()).toBe(0);
  });
});
