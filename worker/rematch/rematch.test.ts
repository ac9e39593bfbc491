import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { MatchList } from "../../shared/protocol/http.ts";
import { RematchStatus } from "../../shared/protocol/rematch.ts";
import { readServerMessages } from "../../shared/protocol/server-message.ts";
import { command, listen } from "../testing/listen.ts";
import { ORIGIN, refusal, rowCounts, Visitor } from "../testing/visitor.ts";

class Player extends Visitor {
  id = "";

  static async make(): Promise<Player> {
    const player = new Player();
    const { body } = (await player.post("/api/me")) as { body: { player: { id: string } } };
    return Object.assign(player, body.player);
  }

  list = async () => v.parse(MatchList, (await this.get("/api/matches")).body);
  look = async (match: string) => v.parse(RematchStatus, (await this.get(`/api/matches/${match}/rematch`)).body);
  offer = async (match: string) => v.parse(RematchStatus, (await this.post(`/api/matches/${match}/rematch`)).body);
  places = async (): Promise<readonly string[]> => {
    const kept = await runInDurableObject(env.PLAYER.getByName(this.id), (_, { storage }) =>
      storage.get<readonly { readonly match: string }[]>("places"),
    );
    return (kept ?? []).map(({ match }) => match);
  };
}

/** Anna made the match, Bo joined and so began, and gave up at once. */
async function played(): Promise<{ readonly anna: Player; readonly bo: Player; readonly match: string }> {
  const [anna, bo] = [await Player.make(), await Player.make()];
  const { match, invite } = await anna.open();
  await bo.post(`/api/invites/${invite}`);
  await command(bo, match, 3, { type: "resign" });
  return { anna, bo, match };
}

/** A page with the match open, for as long as the test lasts: who leaves the lobby takes Ready back. */
async function sit(player: Player, match: string) {
  const headers = { Upgrade: "websocket", Origin: ORIGIN };
  const { webSocket } = await player.send(`/api/matches/${match}/socket`, { headers });
  if (webSocket === null) throw new Error("no socket");
  let [n, phase, sent] = [0, "", 0];
  const ready = new Promise<void>((resolve) =>
    webSocket.addEventListener("message", ({ data }) => {
      for (const message of readServerMessages(String(data))) {
        if (message.t === "snapshot" || message.t === "event") n = message.n;
        if (message.t === "event") phase = message.event.type;
        if (message.t === "snapshot") resolve();
      }
    }),
  );
  webSocket.accept();
  await ready;
  const send = (command: object): void =>
    webSocket.send(JSON.stringify({ t: "command", id: `command-${sent++}-of-it`, seen: n, command }));
  return { send, phase: () => phase };
}

const matchOf = (standing: RematchStatus): string => ("match" in standing ? standing.match : "");

describe("a rematch", () => {
  it("A-42 K-04 is offered by either, waits seven days in the other's inbox, and begins with a yes and whoever did not begin last", async () => {
    const { anna, bo, match } = await played();
    expect([await anna.look(match), await bo.look(match)]).toEqual([{ state: "open" }, { state: "open" }]);
    const page = await listen(bo);
    const offered = await anna.offer(match);
    const next = matchOf(offered);
    expect(offered).toEqual({ state: "offered", match: next, expiresAt: expect.any(Number) });
    expect(Math.round(("expiresAt" in offered ? offered.expiresAt - Date.now() : 0) / 86_400_000)).toBe(7);
    await expect.poll(() => page.heard).toContain(JSON.stringify({ t: "inbox" }));
    expect((await bo.list()).inbox).toMatchObject([{ kind: "challenge", match: next, rematch: true, ruleset: "kraft" }]);
    // Pressed again, or by the other as well: it is the same one.
    expect(await anna.offer(match)).toEqual(offered);
    expect(await bo.offer(match)).toMatchObject({
      state: "received",
      match: next,
      commit: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await bo.post(`/api/challenges/${next}`)).toMatchObject({ status: 200, body: { match: next } });
    expect([await anna.look(match), await bo.look(match)]).toEqual(Array(2).fill({ state: "begun", match: next }));
    expect((await anna.list()).matches.find(({ id }) => id === next)).toMatchObject({
      status: "live",
      seat: 0,
      card: { turn: 0 },
    });
    expect(await anna.offer(match)).toEqual({ state: "begun", match: next });
  });

  it("A-42 a no is final, and is told to who offered it; a challenge is possible all the same", async () => {
    const { anna, bo, match } = await played();
    const next = matchOf(await bo.offer(match));
    expect(await anna.delete(`/api/challenges/${next}`)).toMatchObject({ status: 200 });
    for (const who of [anna, bo]) expect(await who.offer(match)).toEqual({ state: "declined" });
    expect((await bo.list()).inbox).toMatchObject([{ kind: "declined", match: next, rematch: true }]);
    const wanted = { ruleset: "kraft", lexicon: "sv", format: "casual", to: { match, seat: 0 } };
    expect(await bo.post("/api/challenges", wanted)).toMatchObject({ status: 201 });
  });

  it("A-42 is taken back by who made it, and then offered again; of two at once one is made", async () => {
    const { anna, bo, match } = await played();
    const first = matchOf(await anna.offer(match));
    await anna.delete(`/api/matches/${first}`);
    expect((await bo.list()).inbox).toEqual([]);
    expect(await bo.look(match)).toEqual({ state: "open" });
    const standings = await Promise.all([anna.offer(match), bo.offer(match)]);
    expect(standings.map(({ state }) => state).sort()).toEqual(["offered", "received"]);
    const [next, same] = standings.map(matchOf);
    expect(same).toBe(next);
    expect(next).not.toBe(first);
    await env.DB.prepare("UPDATE matches SET expires_at = 1 WHERE id = ?")
      .bind(next ?? "")
      .run();
    expect(await bo.look(match)).toEqual({ state: "open" });
    for (const who of [anna, bo]) {
      const open = (await who.list()).matches.filter(({ status }) => status === "open");
      expect(open).toEqual([]);
    }
  });

  it("A-42 R-27 is offered and taken back ten times a day and no oftener; what came to be played does not count", async () => {
    const { anna, bo, match } = await played();
    const begun = matchOf(await anna.offer(match));
    await bo.post(`/api/challenges/${begun}`);
    await command(bo, begun, 3, { type: "resign" });
    await expect.poll(() => anna.look(begun)).toEqual({ state: "open" });
    for (let times = 0; times < 10; times++) {
      const next = matchOf(await anna.offer(begun));
      expect(await anna.delete(`/api/matches/${next}`)).toMatchObject({ status: 200 });
    }
    expect(await anna.post(`/api/matches/${begun}/rematch`)).toEqual(refusal(429, "too-many"));
    expect(await bo.offer(begun)).toMatchObject({ state: "offered" });
    const wanted = { ruleset: "kraft", lexicon: "sv", format: "casual", to: { match, seat: 1 } };
    expect(await anna.post("/api/challenges", wanted)).toMatchObject({ status: 201 });
  });

  it("A-23 A-42 a Blitz one takes nobody's place before the yes, and opens the lobby", async () => {
    const [anna, bo] = [await Player.make(), await Player.make()];
    const { match, invite } = await anna.open("blitz");
    await bo.post(`/api/invites/${invite}`);
    const pages = [await sit(anna, match), await sit(bo, match)];
    for (const page of pages) page.send({ type: "ready" });
    // Three seconds are counted down.
    await expect.poll(() => pages[1]?.phase(), { timeout: 8000 }).toBe("started");
    pages[1]?.send({ type: "resign" });
    await expect.poll(() => pages[0]?.phase()).toBe("ended");
    const next = matchOf(await anna.offer(match));
    expect(await anna.places()).toEqual([match]);
    await bo.post(`/api/challenges/${next}`);
    expect([await anna.places(), await bo.places()]).toEqual(Array(2).fill([match, next]));
    expect((await bo.list()).matches.find(({ id }) => id === next)).toMatchObject({ status: "lobby" });
  });

  it("A-10 A-42 is none where the other takes nothing from strangers any more, or has blocked one: the two look alike", async () => {
    const refused = refusal(409, "not-reachable");
    const friendsOnly = (who: Player, reachable: string) => who.post("/api/friends/reachable", { reachable });
    const block = (who: Player, does: string, match: string) => who.post("/api/friends", { does, whom: { match, seat: 0 } });
    const ways = [
      [(bo: Player) => friendsOnly(bo, "friends"), (bo: Player) => friendsOnly(bo, "anyone")],
      [(bo: Player, match: string) => block(bo, "block", match), (bo: Player, match: string) => block(bo, "unblock", match)],
    ] as const;
    for (const [closes, opens] of ways) {
      const { anna, bo, match } = await played();
      await closes(bo, match);
      expect(await anna.look(match)).toEqual({ state: "impossible" });
      expect(await anna.post(`/api/matches/${match}/rematch`)).toEqual(refused);
      await opens(bo, match);
      expect(await anna.look(match)).toEqual({ state: "open" });
      expect(await anna.offer(match)).toMatchObject({ state: "offered" });
    }
  });

  it("A-42 is for two who played: nobody else, nothing that goes on, no more than two, nobody who is gone", async () => {
    const { anna, bo, match } = await played();
    const eve = await Player.make();
    expect(await eve.get(`/api/matches/${match}/rematch`)).toEqual(refusal(404, "no-such-match"));
    expect(await eve.post(`/api/matches/${match}/rematch`)).toEqual(refusal(404, "no-such-match"));
    const going = await anna.open();
    await eve.post(`/api/invites/${going.invite}`);
    const before = await rowCounts();
    expect(await eve.post(`/api/matches/${going.match}/rematch`)).toEqual(refusal(404, "no-such-match"));
    expect(await anna.post(`/api/matches/${match}/rematch`, { match: going.match })).toEqual(refusal(409, "id-reused", "match"));
    expect(await anna.post(`/api/matches/${match}/rematch`, { match: "A".repeat(33) })).toEqual(
      refusal(400, "bad-request", "match"),
    );
    expect(await rowCounts()).toEqual(before);
    await bo.delete("/api/account");
    expect(await anna.offer(match)).toEqual({ state: "impossible" });
  });
});
