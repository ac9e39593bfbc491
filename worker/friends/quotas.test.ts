/** Quotas of requests and challenges: fair to friends, and nothing left of a deleted account. */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runSchedule } from "../schedule.ts";
import { befriended } from "../testing/friends.ts";
import { kraft, Person, two } from "../testing/person.ts";
import { refusal } from "../testing/visitor.ts";

const between = async (one: Person, other: Person) =>
  (
    await env.DB.prepare("SELECT kind FROM relations WHERE player_id IN (?1, ?2) AND other_id IN (?1, ?2)")
      .bind(one.id, other.id)
      .all()
  ).results;

const people = (count: number) => Promise.all(Array.from({ length: count }, () => Person.make()));

describe("A-04 a request while an account is deleted", () => {
  it("leaves nothing, whichever of the two goes", async () => {
    for (let tries = 0; tries < 20; tries++) {
      const [anna, bo] = await two();
      const goes = tries % 2 === 0 ? bo : anna;
      await Promise.all([goes.delete("/api/account"), anna.does("ask", bo)]);
      expect(await between(anna, bo)).toEqual([]);
    }
  });

  it("is not stored once the account is marked, and what was left before is removed daily", async () => {
    const [anna, bo] = await two();
    await env.DB.prepare("UPDATE players SET deleted_at = 1 WHERE id = ?").bind(bo.id).run();
    await anna.does("ask", bo);
    expect(await between(anna, bo)).toEqual([]);
    await env.DB.prepare("INSERT INTO relations (player_id, other_id, kind, at) VALUES (?, ?, 'asked', 1)")
      .bind(anna.id, bo.id)
      .run();
    await runSchedule(env, Date.parse("2026-12-01T03:00:00Z"));
    expect(await between(anna, bo)).toEqual([]);
  });
});

describe("A-11 challenges that wait for one player", () => {
  it("of strangers do not use up the room of friends, nor the other way round", async () => {
    const [anna, bo] = await befriended();
    const strangers = await people(14);
    const sent = await Promise.all(
      strangers.flatMap((one) =>
        Array.from({ length: 3 }, () => one.post("/api/challenges", { ...kraft, to: { code: bo.code } })),
      ),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(2);
    for (let each = 0; each < 3; each++) await anna.challenge({ code: bo.code });
    expect(await anna.post("/api/challenges", { ...kraft, to: { code: bo.code } })).toEqual(refusal(429, "too-many", "to"));
  });

  it("of strangers are declined by whoever wants friends alone; those of friends stay", async () => {
    const [anna, bo] = await befriended();
    const [eve, carl] = await two();
    await eve.challenge({ code: bo.code });
    await carl.does("ask", bo);
    const { match } = await anna.challenge({ code: bo.code });
    expect(await bo.inbox()).toHaveLength(3);
    await bo.post("/api/friends/reachable", { reachable: "friends" });
    expect((await bo.inbox()).map(({ id }) => id)).toEqual([`challenge:${match}`]);
    expect((await eve.inbox()).map(({ kind }) => kind)).toEqual(["declined"]);
    expect((await carl.friends()).asked).toEqual([]);
    expect((await eve.list()).matches).toEqual([]);
  });
});
