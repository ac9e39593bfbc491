import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { readRecord } from "../../shared/match/fair/record.ts";
import { outcomeOf, verify } from "../../shared/match/fair/verify.ts";
import { Commitment, InviteAnswer, MatchMade } from "../../shared/protocol/http.ts";
import { ORIGIN, refusal, rowCounts, Visitor } from "../testing/visitor.ts";

const wanted = { ruleset: "kraft", lexicon: "sv", format: "casual" };
const ANNAS = "a1".repeat(16);
const BOS = "b0".repeat(16);

async function promised(visitor: Visitor): Promise<Commitment> {
  const { status, body } = await visitor.postBare("/api/matches/commitments", { ruleset: wanted.ruleset });
  expect(status).toBe(200);
  return v.parse(Commitment, body);
}

/** Gives the match up by its socket. */
async function resign(visitor: Visitor, match: string): Promise<void> {
  const headers = { Upgrade: "websocket", Origin: ORIGIN };
  const { webSocket } = await visitor.send(`/api/matches/${match}/socket`, { headers });
  if (webSocket === null) throw new Error("no socket");
  const done = new Promise<void>((resolve) => {
    webSocket.addEventListener("message", ({ data }) => String(data).includes('"done"') && resolve());
  });
  webSocket.accept();
  webSocket.send(JSON.stringify({ t: "command", id: "i-give-up", seen: 3, command: { type: "resign" } }));
  await done;
  webSocket.close(1000, "");
}

describe("the fair bag over HTTP", () => {
  it("R-21 the commit comes before either nonce, and the record of the finished match agrees with it", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const before = await rowCounts();
    const { match, commit } = await promised(anna);
    expect(await rowCounts()).toEqual(before);
    const made = v.parse(MatchMade, (await anna.post("/api/matches", { ...wanted, match, nonce: ANNAS })).body);
    expect(made).toMatchObject({ match, commit });

    const shown = v.parse(InviteAnswer, (await bo.get(`/api/invites/${made.invite}`)).body);
    expect(shown.invite.commit).toBe(commit);
    expect(await bo.post(`/api/invites/${made.invite}`, { nonce: BOS })).toMatchObject({ status: 200 });
    expect(await bo.get(`/api/matches/${match}/record`)).toEqual(refusal(404, "no-such-match"));

    await resign(bo, match);
    // Anybody may ask: there is no secret left.
    const { status, body } = await new Visitor().get(`/api/matches/${match}/record`);
    expect(status).toBe(200);
    const record = readRecord(body);
    if (record === null) throw new Error("no record");
    const nonces = [ANNAS, BOS].map((nonce) => ({ nonce, by: "player" }));
    expect(record).toMatchObject({ match, commit, nonces });
    expect(outcomeOf(verify(record))).toBe("agrees");
  });

  it("R-21 A-05 a room code is looked at before the nonce is drawn: that counts as entering it", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { code, commit } = await anna.open();
    expect(await bo.post("/api/codes/look", { code })).toEqual({ status: 200, body: { commit } });
    expect(await bo.post("/api/codes", { code, nonce: BOS })).toMatchObject({ status: 200 });
    for (let tries = 0; tries < 10; tries++) {
      expect(await bo.post("/api/codes/look", { code: "BBBBBB" })).toEqual(refusal(404, "no-such-invite"));
    }
    expect(await bo.post("/api/codes/look", { code: "BBBBBB" })).toEqual(refusal(429, "too-many"));
  });

  it("a match that is closed, or whose time has run out, is not made again of its commitment, and gets no code", async () => {
    const anna = new Visitor();
    const made = async () => {
      const { match } = await promised(anna);
      expect(await anna.post("/api/matches", { ...wanted, match })).toMatchObject({ status: 201, body: { match } });
      return match;
    };
    const [closed, late, joined] = [await made(), await made(), await made()];
    await anna.delete(`/api/matches/${closed}`);
    const change = (text: string, match: string) => env.DB.prepare(text).bind(match).run();
    await change("UPDATE matches SET expires_at = 1 WHERE id = ?", late);
    await change("UPDATE matches SET status = 'live', expires_at = NULL WHERE id = ?", joined);
    await env.DB.prepare("UPDATE invites SET expires_at = 1").run();
    const before = await rowCounts();
    for (const match of [closed, late])
      expect(await anna.post("/api/matches", { ...wanted, match })).toEqual(refusal(400, "bad-request", "match"));
    expect(await anna.post("/api/matches", { ...wanted, match: joined })).toMatchObject({ status: 201, body: { match: joined } });
    expect(await rowCounts()).toEqual(before);
  });

  it("a match is made once of a commitment: asked again its creator has the same answer, and nobody else any", async () => {
    const [anna, eve] = [new Visitor(), new Visitor()];
    const { match } = await promised(anna);
    const made = await anna.post("/api/matches", { ...wanted, match, nonce: ANNAS });
    expect(await anna.post("/api/matches", { ...wanted, match, nonce: ANNAS })).toEqual(made);
    expect(await eve.post("/api/matches", { ...wanted, match, nonce: ANNAS })).toEqual(refusal(400, "bad-request", "match"));
    expect(await eve.post("/api/matches", { ...wanted, match: "x".repeat(33) })).toEqual(refusal(400, "bad-request", "match"));
    expect(await eve.post("/api/matches", { ...wanted, nonce: "short" })).toEqual(refusal(400, "bad-request", "nonce"));
  });

  it("A-93 a page from before that sends neither has its match; one made before is shown without a commit", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, invite, commit } = await anna.open();
    expect(commit).toMatch(/^[0-9a-f]{64}$/);
    await env.DB.prepare("UPDATE matches SET commitment = NULL WHERE id = ?").bind(match).run();
    expect((await bo.get(`/api/invites/${invite}`)).body).toMatchObject({ invite: { commit: null } });
    expect(await bo.post(`/api/invites/${invite}`)).toMatchObject({ status: 200, body: { match } });
  });
});
