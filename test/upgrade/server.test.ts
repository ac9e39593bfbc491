/** The storage of earlier builds, opened by the runtime as its own files. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestClient } from "../../shared/match/testing/client.ts";
import { ExpressClient } from "../../shared/match/testing/express-client.ts";
import type { StreamClient, Wire } from "../../shared/match/testing/stream-client.ts";
import type { ConnectionOf } from "../matches/visitor.ts";
import { BUILDS, folderOf, readJson } from "./fixtures.ts";
import { type Command, type Opened, openSaved, type SavedMatch, type SavedServer, type Told, tell } from "./saved-server.ts";

type AnyConnection = ConnectionOf<Command, StreamClient<unknown, { readonly type: string }, Command>>;

describe.each(BUILDS)("A-93 what a server of %s has stored", (build) => {
  const saved = readJson<SavedServer>(build, "server.json");
  const old = readJson<Told>(build, "told.json");
  let opened: Opened;
  let told: Told;

  beforeAll(async () => {
    opened = await openSaved(folderOf(build), saved);
    told = await tell(saved, opened);
  }, 60_000);
  afterAll(() => opened.close());

  async function connect({ id, name, players }: SavedMatch, seat: number): Promise<AnyConnection> {
    const makeClient = (wire: Wire) => (name.startsWith("express") ? new ExpressClient(wire) : new TestClient(wire));
    return (await opened.visitor(players[seat] ?? "").join(id, makeClient as never)) as AnyConnection;
  }

  async function statusOf({ id, players }: SavedMatch): Promise<string> {
    return ((await opened.visitor(players[0] ?? "").get(`/api/matches/${id}`)) as { readonly status: string }).status;
  }

  it.each(saved.matches)("R-20 $name: every seat has its stream and its view, byte for byte", ({ name }) => {
    expect(told.streams[name]).toEqual(old.streams[name]);
  });

  it.each(Object.entries(saved.routes).flatMap(([player, routes]) => routes.map((route) => ({ player, route }))))(
    "the lists answer $player at $route",
    ({ player, route }) => {
      expect(told.answers[player]?.[route]).toMatchObject(old.answers[player]?.[route] as object);
    },
  );

  it.each(saved.matches.filter(({ sent }) => sent.length > 0))(
    "R-25 $name: a command sent again has its stored answer",
    async (match) => {
      for (const { seat, id, command, answer } of match.sent) {
        const connection = await connect(match, seat);
        expect(await connection.ask(command, { id })).toEqual(answer);
        expect(await connection.ask({ type: "unready" }, { id })).toMatchObject({ t: "refused", error: { code: "id-reused" } });
      }
    },
  );

  it.each(saved.matches.filter(({ waits }) => waits !== null))("$name: the waiting notice reaches the lists", async (match) => {
    expect(await statusOf(match)).not.toBe(match.waits);
    await opened.workerd.alarm(match.id);
    expect(await statusOf(match)).toBe(match.waits);
  });

  it.each(saved.matches.filter(({ next }) => next !== null))("$name: goes on", async (match) => {
    const { seat = 0, command = { type: "pass" } } = match.next ?? {};
    const connection = await connect(match, seat);
    expect(await connection.ask(command)).toMatchObject({ t: "done" });
    await connection.settle();
  });

  it("an invitation is taken", async () => {
    const open = saved.matches.find(({ name }) => name === "kraft-open");
    const [link] = saved.routes.anna?.filter((route) => route.startsWith("/api/invites/")) ?? [];
    expect(await opened.visitor("cy").post(link ?? "")).toMatchObject({ match: open?.id });
  });

  it("A-23 a player's places are known, and their page hears of their matches", async () => {
    const anna = opened.visitor("anna");
    const blitz = { ruleset: "kraft", lexicon: "sv", format: "blitz" };
    await expect(anna.post("/api/matches", blitz)).rejects.toThrow("blitz-taken");
    const live = saved.matches.find(({ name }) => name === "kraft-live");
    (await anna.app(live?.id ?? "")).close();
  });

  it("no fault is logged", () => {
    expect(opened.workerd.faults()).toEqual([]);
  });
});
