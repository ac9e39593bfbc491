import { describe, expect, it } from "vitest";
import { type MakeRig, wanted } from "../rig.types.ts";
import { both, casual, connected, PASS, RESIGN, seated, wait } from "./prepared.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

export function lobby(make: MakeRig): void {
  describe("open matches", () => {
    it("writes nothing until it is made, whatever is asked of it", async () => {
      const rig = await make();
      expect(await rig.match.takeSeat({ player: "eve", name: "Eve" })).toEqual({ error: "no-such-match" });
      expect(await rig.match.closeMatch({ player: "eve" })).toEqual({ error: "no-such-match" });
      expect(await rig.match.seatOf({ player: "eve" })).toBeNull();
      await expect(rig.connect("eve")).rejects.toThrow();
      expect(await rig.stored()).toBeNull();
      expect(await rig.alarmAt()).toBeNull();
    });

    it("is made once: again by the same player is fine, by another is refused", async () => {
      const rig = await make();
      const made = await rig.match.create(wanted(rig.id));
      expect(made).toEqual({ ok: true, expiresAt: rig.now() + 14 * DAY, commit: expect.stringMatching(/^[0-9a-f]{64}$/) });
      const stored = await rig.stored();
      expect(await rig.match.create(wanted(rig.id))).toEqual(made);
      expect(await rig.match.create(wanted(rig.id, { creator: { player: "eve", name: "Eve" } }))).toEqual({
        error: "bad-request",
      });
      expect(await rig.stored()).toEqual(stored);
    });

    it("K-01 refuses what is nothing for two: a puzzle, an unknown test option", async () => {
      const rig = await make();
      expect(await rig.match.create(wanted(rig.id, { ruleset: "daily-1" }))).toEqual({ error: "bad-request" });
      expect(await rig.match.create(wanted(rig.id, { test: { cheat: true } }))).toEqual({ error: "bad-request" });
      expect(await rig.stored()).toBeNull();
    });

    it("A-12 the free seat is taken once; whoever has it may ask again", async () => {
      const rig = await make();
      await rig.match.create(wanted(rig.id));
      const anna = await rig.connect("anna");
      const taken = await rig.match.takeSeat({ player: "bo", name: "Bo" });
      expect(taken).toMatchObject({ ok: true, seat: 1, phase: "live" });
      expect(await rig.match.takeSeat({ player: "bo", name: "Bo" })).toEqual(taken);
      expect(await rig.match.takeSeat({ player: "anna", name: "Anna" })).toMatchObject({ ok: true, seat: 0, phase: "live" });
      expect(await rig.match.takeSeat({ player: "eve", name: "Eve" })).toEqual({ error: "seat-taken" });
      expect(await rig.match.seatOf({ player: "bo" })).toBe(1);
      await anna.settle();
      expect(anna.game.turn).toBe(1);
      expect(anna.people).toMatchObject([
        { seat: 0, name: "Anna", online: true },
        { seat: 1, name: "Bo", online: false },
      ]);
    });

    it("R-20 the log holds seats, never players", async () => {
      const rig = await make();
      await casual(rig);
      const stored = await rig.stored();
      expect(`${stored?.log} ${stored?.head}`).not.toMatch(/anna|"bo"|Bo\b/i);
      expect(stored?.about).toContain('"player":"bo"');
    });

    it("A-12 ends after 14 days, and A-13 a Blitz one after 10 minutes", async () => {
      for (const [format, ms] of [
        ["casual", 14 * DAY],
        ["blitz", 10 * MINUTE],
      ] as const) {
        const rig = await make();
        await rig.match.create(wanted(rig.id, { format }));
        await wait(rig, ms - 1);
        expect(rig.delivered()).toEqual([]);
        await wait(rig, 1);
        expect(rig.delivered()).toMatchObject([{ name: "closed", reason: "expired" }]);
        expect(await rig.match.takeSeat({ player: "bo", name: "Bo" })).toEqual({ error: "no-such-match" });
        expect(await rig.alarmAt()).toBeNull();
      }
    });

    it("A-15 is closed by its creator while the seat is free, and by nobody else", async () => {
      const rig = await make();
      await rig.match.create(wanted(rig.id));
      const anna = await rig.connect("anna");
      expect(await rig.match.closeMatch({ player: "eve" })).toEqual({ error: "not-allowed" });
      expect(await rig.match.closeMatch({ player: "anna" })).toEqual({ ok: true });
      expect(await rig.match.closeMatch({ player: "anna" })).toEqual({ ok: true });
      await anna.settle();
      expect(anna.view.phase).toBe("closed");
      expect(await anna.try(PASS)).toBe("match-over");
      const other = await make();
      await casual(other);
      expect(await other.match.closeMatch({ player: "anna" })).toEqual({ error: "seat-taken" });
    });

    it("before the game nothing of it can be done", async () => {
      const rig = await make();
      await rig.match.create(wanted(rig.id));
      const anna = await rig.connect("anna");
      expect(await anna.try(PASS)).toBe("not-allowed");
      expect(await anna.try(RESIGN)).toBe("not-allowed");
      expect(await anna.try({ type: "ready" })).toBe("not-allowed");
      await anna.settle();
    });
  });

  describe("the Ready lobby", () => {
    it("A-14 both press Ready, three seconds pass, the first turn begins", async () => {
      const rig = await make();
      await seated(rig, "blitz");
      const { anna, bo } = await connected(rig);
      expect(anna.view).toMatchObject({ phase: "lobby", ready: [false, false], expiresAt: rig.now() + 10 * MINUTE });
      expect(await anna.try({ type: "ready" })).toBe("done");
      expect(await anna.try({ type: "ready" })).toBe("done");
      expect(await bo.try(PASS)).toBe("not-allowed");
      expect(await bo.try({ type: "ready" })).toBe("done");
      await both({ anna, bo });
      expect(anna.view).toMatchObject({ phase: "countdown", startsAt: rig.now() + 3000 });
      await wait(rig, 2999);
      await both({ anna, bo });
      expect(anna.view.phase).toBe("countdown");
      await wait(rig, 1);
      await both({ anna, bo });
      expect(anna.view).toMatchObject({ phase: "live", startsAt: null, expiresAt: null });
      expect(anna.game).toMatchObject({ turn: 1, turnStartedAt: rig.now(), turnMs: 120_000 });
      expect(rig.delivered()).toMatchObject([{ name: "live" }]);
    });

    it("A-14 tests may count down for longer or shorter", async () => {
      const rig = await make();
      await seated(rig, "blitz", { countdownMs: 20 });
      const { anna, bo } = await connected(rig);
      await anna.try({ type: "ready" });
      await bo.try({ type: "ready" });
      await both({ anna, bo });
      expect(anna.view).toMatchObject({ phase: "countdown", startsAt: rig.now() + 20 });
    });

    it.each([
      ["Ready is taken back", (client: { ask(command: { type: "unready" }): unknown }) => client.ask({ type: "unready" })],
      ["someone leaves", (client: { close(): void }) => client.close()],
    ])("A-14 if %s in the countdown, it stops and both marks are cleared", async (_, leave) => {
      const rig = await make();
      await seated(rig, "blitz");
      const { anna, bo } = await connected(rig);
      await anna.ask({ type: "ready" });
      await bo.ask({ type: "ready" });
      rig.setClock(rig.now() + 1000);
      await leave(bo as never);
      await wait(rig, 10_000);
      await anna.settle();
      expect(anna.view).toMatchObject({ phase: "lobby", ready: [false, false], startsAt: null, game: null });
    });

    it("A-14 a second socket of the seat keeps the countdown going", async () => {
      const rig = await make();
      await seated(rig, "blitz");
      const { anna, bo } = await connected(rig);
      const tablet = await rig.connect("bo");
      await anna.ask({ type: "ready" });
      await bo.ask({ type: "ready" });
      bo.close();
      await wait(rig, 3000);
      await both({ anna, bo: tablet });
      expect(anna.view.phase).toBe("live");
    });

    it("A-14 who leaves the lobby takes the mark along, and who is lost unnoticed stops the start", async () => {
      const rig = await make();
      await seated(rig, "blitz");
      const { anna, bo } = await connected(rig);
      await bo.ask({ type: "ready" });
      bo.close();
      await anna.settle();
      expect(anna.view.ready).toEqual([false, false]);
      const back = await rig.connect("bo", bo);
      await back.ask({ type: "ready" });
      await anna.ask({ type: "ready" });
      await rig.restart();
      const again = await rig.connect("anna", anna);
      await wait(rig, 3000);
      await again.settle();
      expect(again.view).toMatchObject({ phase: "lobby", ready: [false, false] });
    });

    it("A-13 A-42 the lobby is closed after its 10 minutes", async () => {
      const rig = await make();
      await seated(rig, "blitz");
      const { anna } = await connected(rig);
      await wait(rig, 10 * MINUTE);
      await anna.settle();
      expect(anna.view.phase).toBe("closed");
      expect(rig.delivered()).toMatchObject([{ name: "closed", reason: "expired" }]);
    });

    it("R-27 A-14 marks are bounded too, by the time between them: no number of them locks the lobby", async () => {
      const rig = await make();
      await seated(rig, "blitz");
      const { anna, bo } = await connected(rig);
      for (let mark = 0; mark < 50; mark++) {
        rig.setClock(rig.now() + 500);
        expect(await bo.try({ type: mark % 2 === 0 ? "ready" : "unready" })).toBe("done");
      }
      expect(await bo.try({ type: "ready" })).toBe("too-many");
      rig.setClock(rig.now() + 2000);
      expect(await bo.try({ type: "ready" })).toBe("done");
      expect(await bo.try({ type: "unready" })).toBe("too-many");
      expect(await anna.try({ type: "ready" })).toBe("done");
      await wait(rig, 3000);
      await both({ anna, bo });
      expect(bo.view.phase).toBe("live");
    });
  });
}
