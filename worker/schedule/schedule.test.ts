/** Matches whose alarm the platform has lost, lists that were put back to an earlier day, and what has run out. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { runSchedule } from "../schedule.ts";
import { rowCounts, Visitor } from "../testing/visitor.ts";
import { cleanUp, cleanUpInvites } from "./clean-up.ts";

const HALF_HOUR = 1_800_000;
const TURN_MS = 604_800_000;

interface Row {
  readonly status: string;
  readonly reason: string | null;
  readonly ask_at: number | null;
}

const row = (match: string): Promise<Row | null> =>
  env.DB.prepare("SELECT status, reason, ask_at FROM matches WHERE id = ?").bind(match).first<Row>();

async function live(): Promise<{ readonly match: string; readonly bo: Visitor }> {
  const bo = new Visitor();
  const { match, invite } = await new Visitor().open();
  await bo.post(`/api/invites/${invite}`);
  return { match, bo };
}

async function loseAlarm(match: string): Promise<void> {
  await runInDurableObject(env.MATCH.getByName(match), (_, { storage }) => storage.deleteAlarm());
}

/** The schedule runs at a time at which the objects live, too. */
async function runAt(at: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  await runSchedule(env, at);
}

async function after(match: string): Promise<Row | null> {
  await runDurableObjectAlarm(env.MATCH.getByName(match));
  const found = await row(match);
  vi.useRealTimers();
  return found;
}

describe("overdue matches", () => {
  it("A-34 a match whose alarm was lost ends by its clock within the hour", async () => {
    const { match } = await live();
    const deadline = (await row(match))?.ask_at ?? 0;
    expect(deadline - Date.now()).toBeGreaterThan(TURN_MS);
    expect(deadline - Date.now()).toBeLessThanOrEqual(TURN_MS + HALF_HOUR);
    await loseAlarm(match);
    await runAt(deadline);
    expect(await after(match)).toEqual({ status: "over", reason: "clock", ask_at: null });
  });

  it("an open match whose alarm was lost closes", async () => {
    const { match } = await new Visitor().open("blitz");
    await loseAlarm(match);
    await runAt((await row(match))?.ask_at ?? 0);
    expect(await after(match)).toEqual({ status: "closed", reason: "expired", ask_at: null });
  });

  it("one that has moved on is left alone until its later deadline is past", async () => {
    const { match } = await live();
    const first = (await row(match))?.ask_at ?? 0;
    await env.DB.prepare("UPDATE matches SET ask_at = 1 WHERE id = ?").bind(match).run();
    await runSchedule(env, Date.now());
    expect(await row(match)).toEqual({ status: "live", reason: null, ask_at: first });
  });

  it("who sat down and was not listed is listed", async () => {
    const { match, bo } = await live();
    await env.DB.batch([
      env.DB.prepare("DELETE FROM seats WHERE match_id = ? AND seat = 1").bind(match),
      env.DB.prepare("UPDATE matches SET status = 'open', ask_at = 1 WHERE id = ?").bind(match),
    ]);
    expect(await bo.get("/api/matches")).toMatchObject({ body: { matches: [] } });
    await runSchedule(env, Date.now());
    expect(await bo.get("/api/matches")).toMatchObject({ body: { matches: [{ id: match, status: "live", seat: 1 }] } });
  });

  it("lists that were put back to before the end hear of it again", async () => {
    const { match } = await live();
    const at = (await row(match))?.ask_at ?? 0;
    await runAt(at);
    expect(await after(match)).toMatchObject({ status: "over" });
    await env.DB.batch([
      env.DB.prepare("UPDATE matches SET status = 'live', reason = NULL, result = NULL, ask_at = 1 WHERE id = ?").bind(match),
      env.DB.prepare("DELETE FROM applied WHERE match_id = ?").bind(match),
    ]);
    await runAt(at + 1000);
    expect(await after(match)).toEqual({ status: "over", reason: "clock", ask_at: null });
  });

  it("a match that is nowhere is given up, with a line of the log", async () => {
    const { match } = await live();
    const ghost = `${match}x`;
    await env.DB.prepare(
      `INSERT INTO matches (id, ruleset, lexicon, lexicon_version, format, seats, creator, status, created_at, updated_at, code, expires_at, ask_at)
        SELECT ?, ruleset, lexicon, lexicon_version, format, seats, creator, status, created_at, updated_at, code, expires_at, 1
        FROM matches WHERE id = ?`,
    )
      .bind(ghost, match)
      .run();
    const lines = vi.spyOn(console, "error");
    await runSchedule(env, Date.now());
    expect(lines.mock.calls.flat()).toContainEqual(expect.stringContaining(`"event":"match-missing","match":"${ghost}"`));
    expect(await row(ghost)).toMatchObject({ ask_at: null });
    lines.mockRestore();
  });
});

describe("the clean-up", () => {
  it("removes what has run out, nothing else, and can be run twice", async () => {
    const anna = new Visitor();
    const { match, code } = await anna.open();
    await new Visitor().post("/api/codes", { code: "wrong" });
    const now = Date.now();
    await cleanUp(env.DB, now);
    expect(await anna.get(`/api/matches/${match}`)).toMatchObject({ body: { code } });
    expect(await rowCounts()).not.toMatchObject({ code_attempts: 0 });
    await cleanUp(env.DB, now + 600_000);
    await cleanUp(env.DB, now + 600_000);
    expect(await rowCounts()).toMatchObject({ code_attempts: 0 });
    const { matches, seats, players } = await rowCounts();
    await cleanUpInvites(env.DB, now + 40 * 86_400_000);
    expect(await rowCounts()).toMatchObject({ players });
    // With their sessions go the guests who never played: nobody can come back as one, and nobody has met them.
    const played = await env.DB.prepare("SELECT count(DISTINCT player_id) AS players FROM seats").first<number>("players");
    expect(players).toBeGreaterThan(played ?? 0);
    await cleanUp(env.DB, now + 500 * 86_400_000);
    await cleanUpInvites(env.DB, now + 40 * 86_400_000);
    await cleanUpInvites(env.DB, now + 500 * 86_400_000);
    expect(await rowCounts()).toMatchObject({ sessions: 0, invites: 0, matches, seats, players: played });
  });
});
