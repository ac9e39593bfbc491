/** a request whose answer was lost, or that comes twice, makes nothing new. */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { kraft, Person, two } from "../testing/person.ts";
import { refusal, rowCounts } from "../testing/visitor.ts";

async function promised(person: Person): Promise<string> {
  const { body } = await person.post("/api/matches/commitments", { ruleset: "kraft" });
  return (body as { readonly match: string }).match;
}

const NONCE = "0123456789abcdef".repeat(2);

describe("A-07 an id makes one match", () => {
  it("for eight creations at once, which all have the same answer and one code", async () => {
    const anna = await Person.make();
    const wanted = { ...kraft, match: await promised(anna), nonce: NONCE };
    const before = await rowCounts();
    const answers = await Promise.all(Array.from({ length: 8 }, () => anna.post("/api/matches", wanted)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const after = await rowCounts();
    expect(after).toMatchObject({ matches: (before.matches ?? 0) + 1, seats: (before.seats ?? 0) + 1 });
    expect(after.invites).toBe((before.invites ?? 0) + 2);
    expect(await anna.post("/api/matches", wanted)).toEqual(answers[0]);
  });

  it("and is refused with other terms, also where both come at once", async () => {
    const anna = await Person.make();
    const wanted = { ...kraft, match: await promised(anna) };
    const terms = [{}, { lexicon: "en" }, { format: "blitz" }, { lexicon: "da" }];
    const answers = await Promise.all(terms.map((other) => anna.post("/api/matches", { ...wanted, ...other })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const made = terms[answers.findIndex(({ status }) => status === 201)];
    for (const other of terms) {
      const again = await anna.post("/api/matches", { ...wanted, ...other });
      if (other === made) expect(again.status).toBe(201);
      else expect(again).toEqual(refusal(409, "id-reused", "match"));
    }
  });

  it("for challenges at once, of which the other hears one", async () => {
    const [anna, bo] = await two();
    const wanted = { ...kraft, match: await promised(anna), to: { code: bo.code } };
    const answers = await Promise.all(Array.from({ length: 4 }, () => anna.post("/api/challenges", wanted)));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(201));
    expect(await bo.inbox()).toHaveLength(1);
    expect(await anna.post("/api/challenges", { ...wanted, lexicon: "en" })).toEqual(refusal(409, "id-reused", "match"));
  });

  it("where only the object was made before the answer was lost", async () => {
    const anna = await Person.make();
    const wanted = { ...kraft, match: await promised(anna), nonce: NONCE };
    const made = await anna.post("/api/matches", wanted);
    await env.DB.batch(
      ["invites", "seats"]
        .map((table) => env.DB.prepare(`DELETE FROM ${table} WHERE match_id = ?`).bind(wanted.match))
        .concat(env.DB.prepare("DELETE FROM matches WHERE id = ?").bind(wanted.match)),
    );
    expect(await anna.post("/api/matches", { ...wanted, lexicon: "en" })).toEqual(refusal(409, "id-reused", "match"));
    expect(await anna.post("/api/matches", wanted)).toMatchObject({ status: 201, body: { match: wanted.match } });
    expect((await anna.list()).matches).toHaveLength(1);
    expect(made.status).toBe(201);
  });
});
