import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { DatabaseOutlet } from "../../party/match/outlet.ts";
import { ListsAndPlayers } from "../../party/match/players.ts";
import type { Kept } from "../../shared/player/places.ts";
import type { MatchMade } from "../../shared/protocol/http.ts";
import { app } from "../app.ts";
import type { Bindings } from "../env.ts";
import { listen } from "../testing/listen.ts";
import { ORIGIN, Visitor } from "../testing/visitor.ts";

const kraft = { ruleset: "kraft", lexicon: "sv", format: "casual" };
const wordfeud = { ...kraft, ruleset: "wordfeud" };
const blitz = { ...kraft, format: "blitz" };

/** A guest to whom the limits apply: with TEST_OPTIONS they do not. */
class Player extends Visitor {
  id = "";

  static async make(): Promise<Player> {
    const player = new Player();
    const { body } = (await player.post("/api/me")) as { body: { player: { id: string } } };
    player.id = body.player.id;
    return player;
  }

  async ask(method: "POST" | "DELETE", path: string, body?: object, changes: Partial<Bindings> = {}) {
    const bindings: Bindings = { ...(env as unknown as Bindings), TEST_OPTIONS: "", MATCHES_PER_ADDRESS: "0", ...changes };
    const headers = { Origin: ORIGIN, "Content-Type": "application/json", Cookie: this.cookie ?? "" };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const context = createExecutionContext();
    const answer = await app.fetch(new Request(`${ORIGIN}${path}`, init), bindings, context);
    const said = { status: answer.status, body: await answer.json() };
    await waitOnExecutionContext(context);
    return said;
  }

  make = async (wanted: object) => (await this.ask("POST", "/api/matches", wanted)) as { status: number; body: MatchMade };

  get object() {
    return env.PLAYER.getByName(this.id);
  }

  places = async (): Promise<string[]> => (await this.kept()).map(({ match }) => match);

  kept = (): Promise<readonly Kept[]> =>
    runInDurableObject(this.object, async (_, { storage }) => (await storage.get<readonly Kept[]>("places")) ?? []);

  async older(ms: number): Promise<void> {
    const kept = (await this.kept()).map((place) => ({ ...place, since: place.since - ms }));
    await runInDurableObject(this.object, (_, { storage }) => storage.put("places", kept));
  }
}

const full = (code: string) => ({ status: 409, body: { error: { code } } });
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describe("a player's places", () => {
  it("A-23 are twenty, and thirty more with wordfeud rules, also where they are asked for at once", async () => {
    const anna = await Player.make();
    const made = await times(30, () => anna.make(kraft));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(made.filter(({ status }) => status !== 201)).toEqual(Array(10).fill(full("too-many-matches")));
    expect((await anna.get("/api/matches")).body).toMatchObject({ matches: { length: 20 } });
    const more = await times(33, () => anna.make(wordfeud));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(await anna.make(kraft)).toEqual(full("too-many-matches"));
  });

  it("A-23 are free again when a match is closed, or is over", async () => {
    const [anna, bo] = [await Player.make(), await Player.make()];
    const made = await times(20, () => anna.make(kraft));
    expect(await anna.make(kraft)).toEqual(full("too-many-matches"));
    expect(await anna.ask("DELETE", `/api/matches/${made[0]?.body.match}`)).toMatchObject({ status: 200 });
    const { body } = await anna.make(kraft);
    expect(await bo.ask("POST", `/api/invites/${body.invite}`, {})).toMatchObject({ status: 200 });
    expect(await bo.places()).toEqual([body.match]);
    expect(await anna.make(kraft)).toEqual(full("too-many-matches"));
    await bo.delete("/api/account");
    // Its outbox has told the lists.
    await expect.poll(() => anna.make(kraft)).toMatchObject({ status: 201 });
    expect(await anna.places()).not.toContain(body.match);
  });

  it("A-23 hold one Blitz match from its invitation on", async () => {
    const [anna, bo] = [await Player.make(), await Player.make()];
    const [first, second] = await times(2, () => anna.make(blitz));
    expect([first?.status, second?.status].sort()).toEqual([201, 409]);
    const mine = first?.status === 201 ? first : second;
    const theirs = await bo.make(blitz);
    expect(await bo.ask("POST", `/api/invites/${mine?.body.invite}`, {})).toEqual(full("blitz-taken"));
    expect(await bo.ask("DELETE", `/api/matches/${theirs.body.match}`)).toMatchObject({ status: 200 });
    expect(await bo.ask("POST", `/api/invites/${mine?.body.invite}`, {})).toMatchObject({ status: 200 });
  });

  it("A-22 A-23 one match takes one place, however often and from wherever it is asked for; who comes too late keeps none", async () => {
    const [anna, bo, late] = [await Player.make(), await Player.make(), await Player.make()];
    const { body } = await anna.make(kraft);
    const [one, two] = await times(2, () => bo.ask("POST", `/api/invites/${body.invite}`, {}));
    expect(one).toEqual(two);
    expect(await bo.places()).toEqual([body.match]);
    const { body: other } = await anna.make(kraft);
    const rivals = await Promise.all([bo, late].map((who) => who.ask("POST", "/api/codes", { code: other.code })));
    const loser = rivals[0]?.status === 200 ? late : bo;
    expect(await loser.places()).not.toContain(other.match);
  });

  it("A-23 are found to stand for nothing where a request was cut short after taking one, a minute later", async () => {
    const anna = await Player.make();
    const MATCH = {
      getByName: () => ({
        create: async () => {
          throw new Error("cut short");
        },
      }),
    } as unknown as DurableObjectNamespace;
    const logged = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) => spy.mockImplementation(() => {}));
    await times(20, () => anna.ask("POST", "/api/matches", kraft, { MATCH }));
    expect(await anna.places()).toHaveLength(20);
    expect(await anna.make(kraft)).toEqual(full("too-many-matches"));
    await anna.older(61_000);
    expect(await anna.make(kraft)).toMatchObject({ status: 201 });
    expect(await anna.places()).toHaveLength(1);
    for (const spy of logged) spy.mockRestore();
  });

  it("A-23 are found to be free where a match is over, has run out, or has another in the seat", async () => {
    const anna = await Player.make();
    const made = await times(20, () => anna.make(kraft));
    await env.DB.prepare("UPDATE matches SET status = 'over', ended_at = 1 WHERE id = ?").bind(made[0]?.body.match).run();
    await env.DB.prepare("UPDATE matches SET expires_at = 1 WHERE id = ?").bind(made[1]?.body.match).run();
    await env.DB.prepare("DELETE FROM seats WHERE match_id = ?").bind(made[2]?.body.match).run();
    expect(await anna.make(kraft)).toMatchObject({ status: 201 });
    expect(await anna.places()).toHaveLength(19);
    await anna.older(61_000);
    expect(await anna.make(kraft)).toMatchObject({ status: 201 });
    expect(await anna.make(kraft)).toMatchObject({ status: 201 });
    expect(await anna.places()).not.toContain(made[2]?.body.match);
  });

  it("an object of which nothing was wanted has stored nothing, and one whose account is gone has nothing left", async () => {
    const anna = await Player.make();
    await anna.object.tell("match");
    await anna.object.release("match");
    const stored = () => runInDurableObject(anna.object, async (_, { storage }) => [...(await storage.list()).keys()]);
    expect(await stored()).toEqual([]);
    await anna.make(kraft);
    expect(await stored()).toEqual(["places"]);
    await anna.delete("/api/account");
    expect(await stored()).toEqual([]);
  });
});

describe("from a match to its players", () => {
  it("A-34 an end is told to the lists once and to the players until they have heard it", async () => {
    const [anna, bo] = [await Player.make(), await Player.make()];
    const { body } = await anna.make(kraft);
    await bo.ask("POST", `/api/invites/${body.invite}`, {});
    let refusals = 2;
    const PLAYER = new Proxy(env.PLAYER, {
      get: (namespace, name) =>
        name === "getByName"
          ? (player: string) => {
              if (player === bo.id && refusals-- > 0) throw new Error("no player today");
              return namespace.getByName(player);
            }
          : Reflect.get(namespace, name),
    });
    const heard = { [anna.id]: (await listen(anna)).heard, [bo.id]: (await listen(bo)).heard };
    const outlet = new ListsAndPlayers(new DatabaseOutlet(env.DB), { ...env, PLAYER });
    const notice = { name: "closed", at: Date.now(), reason: "closed" } as const;
    const deliver = () => outlet.deliver(body.match, notice, [anna.id, bo.id]);
    await expect(deliver()).rejects.toThrow("no player today");
    await expect(deliver()).rejects.toThrow("no player today");
    await expect.poll(() => heard[anna.id]).toHaveLength(4);
    expect(heard[bo.id]).toEqual([]);
    expect(await deliver()).toBe("applied");
    const nobody = JSON.stringify({ t: "here", seats: [0, 1].map((seat) => ({ match: body.match, seat, here: false })) });
    await expect.poll(() => heard[bo.id]).toEqual([nobody, JSON.stringify({ t: "match", match: body.match })]);
    const { results } = await env.DB.prepare("SELECT * FROM applied WHERE match_id = ?").bind(body.match).all();
    expect(results).toHaveLength(1);
  });
});

describe("the app's socket", () => {
  it("A-76 tells both players' pages of a seat taken, of each turn, and of the end, and nothing of what happened", async () => {
    const [anna, bo, eve] = [await Player.make(), await Player.make(), await Player.make()];
    const { body } = await anna.make(kraft);
    const [hers, his, other] = [await listen(anna), await listen(bo), await listen(eve)];
    const news = JSON.stringify({ t: "match", match: body.match });
    await bo.ask("POST", `/api/invites/${body.invite}`, {});
    await expect.poll(() => [hers.heard, his.heard]).toEqual([[news], [news]]);
    const seat = await bo.send(`/api/matches/${body.match}/socket`, { headers: { Origin: ORIGIN, Upgrade: "websocket" } });
    seat.webSocket?.accept();
    const ask = (id: string, seen: number, command: object) =>
      seat.webSocket?.send(JSON.stringify({ t: "command", id, seen, command }));
    ask("buys-one", 3, { type: "buy", power: "charge" });
    ask("passes-1", 3, { type: "pass" });
    await expect
      .poll(() => [hers.heard, his.heard])
      .toEqual([
        [news, news],
        [news, news],
      ]);
    ask("resigns1", 5, { type: "resign" });
    // Once at the moment, once by the outbox, which is sure to arrive, and by which nobody is here any more.
    const nobody = JSON.stringify({ t: "here", seats: [0, 1].map((seat) => ({ match: body.match, seat, here: false })) });
    await expect.poll(() => hers.heard).toEqual([news, news, news, nobody, news]);
    expect(other.heard).toEqual([]);
    hers.socket.send("ping");
    await expect.poll(() => hers.heard.at(-1)).toBe("pong");
  });

  it("A-04 is closed with its session, by its own account's end, and by whoever speaks on it", async () => {
    const [anna, bo] = [await Player.make(), await Player.make()];
    const [first, loud] = [await listen(anna), await listen(bo)];
    loud.socket.send("hello");
    expect(await loud.closed).toBe(1008);
    await anna.delete("/api/session");
    expect(await first.closed).toBe(4002);
    const again = await listen(bo);
    await bo.delete("/api/account");
    expect(await again.closed).toBe(4002);
  });

  it("is nobody's without a session, none without an upgrade or of another page, and sixteen at most", async () => {
    const upgrade = { Upgrade: "websocket" };
    expect((await new Visitor().send("/api/me/socket", { headers: { Origin: ORIGIN, ...upgrade } })).status).toBe(401);
    const anna = await Player.make();
    expect((await anna.send("/api/me/socket", { headers: { Origin: ORIGIN } })).status).toBe(400);
    expect((await anna.send("/api/me/socket", { headers: { Origin: "https://evil.test", ...upgrade } })).status).toBe(403);
    const oldest = await listen(anna);
    for (let more = 0; more < 16; more++) await listen(anna);
    expect(await oldest.closed).toBe(4001);
  });
});
