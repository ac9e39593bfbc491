import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { befriended, notReachable, relate, seatsOf, shown } from "../testing/friends.ts";
import { listen, sit } from "../testing/listen.ts";
import { kraft, Person, two } from "../testing/person.ts";
import { refusal } from "../testing/visitor.ts";

describe("a block", () => {
  it("A-10 is total and not announced: it looks as if the other took nothing from strangers", async () => {
    const [anna, bo] = await befriended();
    const { match } = await anna.challenge({ code: bo.code });
    const { match: back } = await bo.challenge({ code: anna.code });
    expect(await bo.does("block", anna)).toMatchObject({ body: { friends: [], blocked: [shown(anna)] } });
    expect(await anna.friends()).toMatchObject({ friends: [], requests: [], asked: [], blocked: [] });
    expect((await anna.inbox()).map(({ kind, id }) => [kind, id])).toEqual([["declined", `declined:${match}`]]);
    expect(await anna.post(`/api/challenges/${back}`)).toEqual(refusal(404, "no-such-challenge"));
    expect(await anna.does("ask", bo)).toEqual(notReachable);
    expect(await anna.post("/api/challenges", { ...kraft, to: { code: bo.code } })).toEqual(refusal(409, "not-reachable", "to"));
    expect(await bo.inbox()).toEqual([]);
    expect(await bo.does("ask", anna)).toEqual(refusal(409, "blocked-by-you", "whom"));
    await bo.does("unblock", anna);
    expect(await anna.does("ask", bo)).toMatchObject({ status: 200 });
    expect(await bo.friends()).toMatchObject({ friends: [], requests: [shown(anna)], blocked: [] });
  });

  it("A-10 keeps either from the other's open match: its code and its link are dead to them, and to nobody else", async () => {
    const [anna, bo] = await two();
    const hers = await anna.open();
    const his = await bo.open();
    await bo.does("block", anna);
    const gone = refusal(404, "no-such-invite");
    for (const [who, { code, invite, match }] of [
      [anna, his],
      [bo, hers],
    ] as const) {
      expect(await who.post("/api/codes", { code })).toEqual(gone);
      expect(await who.post("/api/codes/look", { code })).toEqual(gone);
      expect(await who.get(`/api/invites/${invite}`)).toEqual(gone);
      expect(await who.post(`/api/invites/${invite}`)).toEqual(gone);
      expect((await seatsOf(match)).length).toBe(1);
    }
    expect(await anna.post("/api/codes", { code: hers.code })).toMatchObject({ status: 200 });
    expect(await (await Person.make()).post("/api/codes", { code: his.code })).toMatchObject({ status: 200 });
    await bo.does("unblock", anna);
    expect(await bo.post(`/api/invites/${hers.invite}`)).toMatchObject({ status: 200 });
  });

  it("A-10 always works, whoever one knows, and one's friends stay on the list", async () => {
    const [anna, bo] = await befriended();
    const eve = await Person.make();
    await relate(299, "?, 'x' || i", anna);
    expect(await anna.does("ask", eve)).toEqual(refusal(429, "too-many", "whom"));
    expect(await anna.does("block", eve)).toMatchObject({ status: 200, body: { friends: [shown(bo)], blocked: [shown(eve)] } });
    expect(await anna.does("block", bo)).toMatchObject({ status: 200, body: { friends: [], blocked: [shown(bo), shown(eve)] } });
    await env.DB.prepare("UPDATE relations SET kind = 'blocked', at = ? WHERE player_id = ? AND other_id LIKE 'x%'")
      .bind(Date.now() + 1000, anna.id)
      .run();
    await anna.does("unblock", bo);
    await bo.does("ask", anna);
    expect(await anna.does("accept", bo)).toMatchObject({ status: 200, body: { friends: [shown(bo)] } });
  });

  it("A-10 A-33 who is blocked sees no more whether the other is here, in a match that goes on", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    await bo.post(`/api/challenges/${match}`);
    const [hers, his] = [await listen(anna), await listen(bo)];
    const look = (page: typeof hers) => page.socket.send(JSON.stringify({ t: "look", visible: true, at: match }));
    const here = (seat: number, is: boolean) => JSON.stringify({ t: "here", seats: [{ match, seat, here: is }] });
    const nobody = JSON.stringify({ t: "here", seats: [] });
    look(hers);
    await expect.poll(() => hers.heard.at(-1)).toBe(here(1, false));
    look(his);
    await expect.poll(() => [hers.heard.at(-1), his.heard.at(-1)]).toEqual([here(1, true), here(0, true)]);
    const before = new Map([hers, his].map((page) => [page, page.heard.length]));
    const saw = (page: typeof hers, seat: number) =>
      page.heard.slice(before.get(page)).some((text) => text.includes(JSON.stringify({ match, seat, here: false })));
    await bo.does("block", anna);
    await expect.poll(() => [saw(hers, 1), saw(his, 0)]).toEqual([true, true]);
    look(hers);
    look(his);
    await expect.poll(() => [hers.heard.at(-1), his.heard.at(-1)]).toEqual([nobody, nobody]);
  });
});

describe("a match that goes on between two of whom one blocks the other", () => {
  it("A-10 A-33 shows neither whether the other is there, on any of their pages, until the block is lifted", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    await bo.post(`/api/challenges/${match}`);
    const [hers, his] = [await sit(anna, match), await sit(bo, match)];
    const seen = () => [hers.online(), his.online()];
    await expect.poll(seen).toEqual([
      [true, true],
      [true, true],
    ]);
    for (const _ of [1, 2]) await bo.does("block", anna);
    const apart = [
      [true, false],
      [false, true],
    ];
    await expect.poll(seen).toEqual(apart);
    const tablet = await sit(anna, match);
    await expect.poll(tablet.online).toEqual([true, false]);
    await bo.does("unblock", anna);
    await expect
      .poll(() => [tablet, his].map(({ online }) => online()))
      .toEqual([
        [true, true],
        [true, true],
      ]);
  });
});
