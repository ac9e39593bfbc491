import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { refusal, rowCounts, Visitor } from "../testing/visitor.ts";

const gone = refusal(404, "no-such-invite");

async function nameOf(visitor: Visitor): Promise<string> {
  const { body } = (await visitor.get("/api/me")) as { body: { player: { name: string } } };
  return body.player.name;
}

async function seatsOf(match: string): Promise<number[]> {
  const { results } = await env.DB.prepare("SELECT seat FROM seats WHERE match_id = ? ORDER BY seat")
    .bind(match)
    .all<{ seat: number }>();
  return results.map((row) => row.seat);
}

describe("an invite link", () => {
  it("A-12 shows the match to somebody who has never been here, and a POST takes the seat", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, invite, commit } = await anna.open();
    const agreed = { ruleset: "kraft", lexicon: "sv", format: "casual", options: {} };
    const shown = { by: await nameOf(anna), ...agreed, seats: 2, taken: 1, commit };
    expect(await bo.get(`/api/invites/${invite}`)).toEqual({ status: 200, body: { invite: { ...shown, mine: false } } });
    expect(bo.cookie).toBeNull();
    expect(await bo.post(`/api/invites/${invite}`)).toEqual({ status: 200, body: { match } });
    expect(bo.cookie).not.toBeNull();
    expect(await bo.get(`/api/matches/${match}`)).toMatchObject({ body: { match, status: "live", seat: 1, expiresAt: null } });
    expect(await anna.get("/api/matches")).toMatchObject({
      body: { matches: [{ id: match, status: "live", opponents: [await nameOf(bo)] }] },
    });
  });

  it("A-12 gives the same seat again to a visitor whose answer was lost, since the session came first", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, invite, code } = await anna.open();
    expect(await bo.post("/api/me")).toMatchObject({ status: 200, body: { player: { name: expect.any(String) } } });
    const again = await bo.post("/api/me");
    expect(again).toMatchObject({ body: { player: { name: await nameOf(bo) } } });
    for (const _ of [1, 2]) expect(await bo.post(`/api/invites/${invite}`)).toEqual({ status: 200, body: { match } });
    expect(await bo.post("/api/codes", { code })).toEqual({ status: 200, body: { match } });
    expect(await seatsOf(match)).toEqual([0, 1]);
  });

  it("A-01 A-12 opened a hundred times it stores nothing and makes no player", async () => {
    const { invite } = await new Visitor().open();
    const before = await rowCounts();
    for (let i = 0; i < 100; i++) {
      const machine = new Visitor();
      expect((await machine.get(`/api/invites/${invite}`)).status).toBe(200);
      expect(machine.cookie).toBeNull();
    }
    expect(await rowCounts()).toEqual(before);
  });

  it("A-12 says to its creator that it is theirs, and takes them to the match instead of a second seat", async () => {
    const anna = new Visitor();
    const { match, invite, code } = await anna.open();
    expect(await anna.get(`/api/invites/${invite}`)).toMatchObject({ body: { invite: { mine: true, match } } });
    expect(await anna.post(`/api/invites/${invite}`)).toEqual({ status: 200, body: { match } });
    expect(await anna.post("/api/codes", { code })).toEqual({ status: 200, body: { match } });
    expect(await seatsOf(match)).toEqual([0]);
    expect(await anna.get(`/api/matches/${match}`)).toMatchObject({ body: { status: "open" } });
  });

  it("A-05 is dead once taken, to everyone but those who sit there, and looks like one that never was", async () => {
    const [anna, bo, late] = [new Visitor(), new Visitor(), new Visitor()];
    const { match, invite, code } = await anna.open();
    await bo.post(`/api/invites/${invite}`);
    for (const dead of [invite, "AAAAAAAAAAAAAAAAAAAAAA", "x", "%00"]) {
      expect(await late.get(`/api/invites/${dead}`)).toEqual(gone);
      expect(await late.post(`/api/invites/${dead}`)).toEqual(gone);
    }
    expect(await late.post("/api/codes", { code })).toEqual(gone);
    expect(await bo.post(`/api/invites/${invite}`)).toEqual({ status: 200, body: { match } });
    expect(await bo.get(`/api/invites/${invite}`)).toMatchObject({ body: { invite: { mine: false, match } } });
  });

  it("A-12 two guests who press at once get one seat between them", async () => {
    for (let round = 0; round < 5; round++) {
      const { match, invite, code } = await new Visitor().open();
      const rivals = [new Visitor(), new Visitor(), new Visitor(), new Visitor()];
      const answers = await Promise.all(
        rivals.map((who, i) => (i % 2 === 0 ? who.post(`/api/invites/${invite}`) : who.post("/api/codes", { code }))),
      );
      expect(answers.filter(({ status }) => status === 200)).toEqual([{ status: 200, body: { match } }]);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([gone, gone, gone]);
      expect(await seatsOf(match)).toEqual([0, 1]);
      const [winner] = rivals.filter((_, i) => answers[i]?.status === 200);
      expect(await winner?.get(`/api/matches/${match}`)).toMatchObject({ body: { seat: 1 } });
    }
  });

  it("the same guest pressing twice at once gets the same seat", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    await bo.open();
    const { match, invite } = await anna.open();
    const answers = await Promise.all([bo.post(`/api/invites/${invite}`), bo.post(`/api/invites/${invite}`)]);
    expect(answers).toEqual([
      { status: 200, body: { match } },
      { status: 200, body: { match } },
    ]);
    expect(await seatsOf(match)).toEqual([0, 1]);
  });

  it("a seat that the match gave and the database missed is written by the same guest's next try", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, invite } = await anna.open();
    await bo.post(`/api/invites/${invite}`);
    await env.DB.prepare("DELETE FROM seats WHERE match_id = ? AND seat = 1").bind(match).run();
    await env.DB.prepare("UPDATE matches SET status = 'open', expires_at = ? WHERE id = ?")
      .bind(Date.now() + 60_000, match)
      .run();
    expect(await new Visitor().post(`/api/invites/${invite}`)).toEqual(gone);
    expect(await bo.post(`/api/invites/${invite}`)).toEqual({ status: 200, body: { match } });
    expect(await seatsOf(match)).toEqual([0, 1]);
    expect(await bo.get(`/api/matches/${match}`)).toMatchObject({ body: { status: "live", seat: 1 } });
  });

  it("A-14 a Blitz match that is taken stands in its lobby", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, code } = await anna.open("blitz");
    expect(await bo.post("/api/codes", { code })).toEqual({ status: 200, body: { match } });
    for (const who of [anna, bo]) expect(await who.get(`/api/matches/${match}`)).toMatchObject({ body: { status: "lobby" } });
  });

  it("A-12 A-13 is dead when its time has run out", async () => {
    const { match, invite } = await new Visitor().open("blitz");
    await env.DB.prepare("UPDATE invites SET expires_at = ? WHERE match_id = ?").bind(Date.now(), match).run();
    expect(await new Visitor().get(`/api/invites/${invite}`)).toEqual(gone);
    expect(await new Visitor().post(`/api/invites/${invite}`)).toEqual(gone);
  });
});

describe("a room code", () => {
  it("A-05 takes the free seat, however it is typed", async () => {
    const { match, code } = await new Visitor().open();
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3).toLowerCase()} `;
    expect(await new Visitor().post("/api/codes", { code: typed })).toEqual({ status: 200, body: { match } });
  });

  it("A-05 a link's token is no code, and a code no link", async () => {
    const { code, invite } = await new Visitor().open();
    expect(await new Visitor().post("/api/codes", { code: invite })).toEqual(gone);
    expect(await new Visitor().post(`/api/invites/${code}`)).toEqual(gone);
  });

  it("A-05 ten wrong codes in ten minutes, then too-many, also for a right one", async () => {
    const { match, code } = await new Visitor().open();
    const guesser = new Visitor();
    for (const wrong of ["222222", "AAAAAA", "", "é", "🙂", "2", "2".repeat(32), "B2B2B2", "' --", "%%%%%%"]) {
      expect(await guesser.post("/api/codes", { code: wrong })).toEqual(gone);
    }
    expect(await guesser.post("/api/codes", { code: "222222" })).toEqual(refusal(429, "too-many"));
    expect(await guesser.post("/api/codes", { code })).toEqual(refusal(429, "too-many"));
    expect(await new Visitor().post("/api/codes", { code })).toEqual({ status: 200, body: { match } });
    await env.DB.prepare("UPDATE code_attempts SET at = at - 600000").run();
    expect(await guesser.post("/api/codes", { code: "222222" })).toEqual(gone);
  });

  it("A-05 a hundred at once are ten", async () => {
    const guesser = new Visitor();
    await guesser.open();
    const answers = await Promise.all(Array.from({ length: 100 }, () => guesser.post("/api/codes", { code: "999999" })));
    expect(answers.filter(({ status }) => status === 404).length).toBe(10);
    expect(answers.filter(({ status }) => status === 429).length).toBe(90);
  });

  it("A-05 right codes are not counted, and throwing the cookie away buys no endless tries", async () => {
    const patient = new Visitor();
    for (let i = 0; i < 12; i++) {
      const { match, code } = await new Visitor().open();
      expect(await patient.post("/api/codes", { code })).toEqual({ status: 200, body: { match } });
    }
    let tries = 0;
    for (let answer = gone; answer.status === 404; tries++) {
      if (tries % 8 === 0) {
        patient.cookie = null;
        await patient.open();
      }
      answer = (await patient.post("/api/codes", { code: "999999" })) as typeof gone;
    }
    expect(tries).toBe(61);
  });

  it("A-05 of a match that is gone can be given to another", async () => {
    const { match, code } = await new Visitor().open();
    await env.DB.prepare("UPDATE invites SET expires_at = 0 WHERE match_id = ?").bind(match).run();
    const { giveOtherCode } = await import("../match/invitation.ts");
    const next = await new Visitor().open();
    const random = crypto.getRandomValues;
    const letters = "23456789BCDFGHJKMNPQRSTVWXYZ";
    let i = 0;
    crypto.getRandomValues = ((array: Uint8Array) => array.fill(letters.indexOf(code[i++ % 6] ?? ""))) as typeof random;
    try {
      expect(await giveOtherCode(env.DB, next.match as never, Date.now() + 60_000, Date.now())).toBe(code);
    } finally {
      crypto.getRandomValues = random;
    }
    expect(await env.DB.prepare("SELECT code FROM matches WHERE id = ?").bind(next.match).first("code")).toBe(code);
    expect(await new Visitor().post("/api/codes", { code })).toEqual({ status: 200, body: { match: next.match } });
  });
});
