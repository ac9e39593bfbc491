import { describe, expect, it } from "vitest";
import type { MakeRig } from "../rig.types.ts";
import { BUY, blitz, both, casual, LAY_KATT, PASS, RESIGN, types, wait } from "./prepared.ts";

const DAY = 86_400_000;
const TURN = 120_000;

export function clocks(make: MakeRig): void {
  describe("clocks", () => {
    it("R-24 a play exactly at the deadline is in time", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      rig.setClock(pair.bo.game.turnStartedAt + TURN);
      expect(await pair.bo.try(LAY_KATT)).toBe("done");
      await both(pair);
    });

    it("R-24 one millisecond later it is refused, though no timer has fired; the turn is passed at once", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      rig.setClock(pair.bo.game.turnStartedAt + TURN + 1);
      expect(await pair.bo.try(LAY_KATT)).toBe("too-late");
      await both(pair);
      expect(pair.anna.game.board).toEqual({});
      expect(pair.anna.game.last).toMatchObject({ type: "passed", seat: 1, automatic: true });
      expect(pair.anna.game.turn).toBe(0);
    });

    it("R-24 the opponent's play in that moment is stale, not early", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      rig.setClock(pair.bo.game.turnStartedAt + TURN + 1);
      expect(await pair.anna.try(PASS)).toBe("stale");
      await both(pair);
      expect(await pair.anna.try(PASS)).toBe("done");
    });

    it("R-24 buying, selling and resigning are not refused for the clock", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      rig.setClock(pair.bo.game.turnStartedAt + TURN + 1);
      expect(await pair.bo.try(BUY)).toBe("done");
      await both(pair);
      rig.setClock(pair.bo.game.turnStartedAt + TURN + 1);
      expect(await pair.anna.try(RESIGN)).toBe("done");
      await both(pair);
      expect(pair.bo.game.result).toMatchObject({ reason: "resigned", winner: 1 });
    });

    it("A-32 a Blitz turn that runs out is passed by the server, at the deadline and not before", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      await wait(rig, TURN);
      await both(pair);
      expect(pair.bo.game.turn).toBe(1);
      await wait(rig, 1);
      await both(pair);
      expect(pair.bo.game.turn).toBe(0);
      expect(pair.bo.game.passes).toBe(1);
      expect(pair.bo.game.turnStartedAt).toBe(rig.now());
    });

    it("A-33 who is present gets no warning", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      rig.setClock(rig.now() + TURN - 1000);
      pair.bo.send(JSON.stringify({ t: "visible", visible: true }));
      await pair.bo.settle();
      await wait(rig, 1001);
      await both(pair);
      expect(pair.anna.game.last).toMatchObject({ automatic: true, warned: false });
      expect(pair.anna.game.seats[1]?.warnings).toBe(0);
    });

    it.each([
      ["without a socket", (client: { close(): void }) => client.close()],
      ["with a page out of view", (client: { send(text: string): void }) => client.send('{"t":"visible","visible":false}')],
      ["silent for more than 45 seconds", () => undefined],
    ])("A-33 who is %s gets a warning", async (_, leave) => {
      const rig = await make();
      const pair = await blitz(rig);
      leave(pair.bo);
      await wait(rig, TURN + 1);
      await pair.anna.settle();
      expect(pair.anna.game.last).toMatchObject({ automatic: true, warned: true });
      expect(pair.anna.game.seats[1]?.warnings).toBe(1);
    });

    it("A-33 a turn taken oneself clears the warnings; three of them lose the match", async () => {
      const rig = await make();
      const { anna, bo } = await blitz(rig);
      await wait(rig, TURN + 1);
      await anna.settle();
      expect(await anna.try(PASS)).toBe("done");
      await bo.settle();
      expect(bo.game.seats[1]?.warnings).toBe(1);
      expect(await bo.try(LAY_KATT)).toBe("done");
      expect(bo.game.seats[1]?.warnings).toBe(0);
      bo.close();
      for (let warning = 1; warning <= 3; warning++) {
        await anna.settle();
        // Swapping takes the count of passes back, which would end the match first (K-16, K-30).
        expect(await anna.try({ type: "buy", power: "swap" })).toBe("done");
        expect(await anna.try({ type: "swap", tiles: [anna.own.rack[0] ?? ""] })).toBe("done");
        expect(await anna.try(PASS)).toBe("done");
        await wait(rig, TURN + 1);
      }
      await anna.settle();
      expect(anna.game.result).toMatchObject({ reason: "inactivity", winner: 0 });
    });

    it("A-33 a drop that the server caused gives no warning, though nobody woke the object until the deadline", async () => {
      const rig = await make();
      const { anna } = await blitz(rig);
      await rig.restart();
      rig.setClock(anna.game.turnStartedAt + TURN + 1);
      expect(await rig.fireAlarm()).toBe(true);
      const back = await rig.connect("anna", anna);
      await back.settle();
      expect(back.game.last).toMatchObject({ seat: 1, automatic: true, warned: false });
    });

    it("A-33 who closes the page while the match sleeps has left, and was not dropped", async () => {
      const rig = await make();
      const { anna, bo } = await blitz(rig);
      rig.setClock(anna.game.turnStartedAt + TURN - 1000);
      bo.send(JSON.stringify({ t: "visible", visible: true }));
      await bo.settle();
      await rig.evict();
      const left = anna.next("people");
      bo.close();
      await left;
      await wait(rig, 1001);
      await anna.settle();
      expect(anna.game.last).toMatchObject({ seat: 1, automatic: true, warned: true });
    });

    it("A-33 nor to who waited in the match before the other came", async () => {
      const rig = await make();
      const { anna, bo } = await blitz(rig);
      await bo.ask(PASS);
      await anna.settle();
      await rig.restart();
      rig.setClock(anna.game.turnStartedAt + TURN + 1);
      expect(await rig.fireAlarm()).toBe(true);
      const back = await rig.connect("bo", bo);
      await back.settle();
      expect(back.game.last).toMatchObject({ seat: 0, automatic: true, warned: false });
    });

    it("A-33 whoever had 45 seconds to come back from it, and did not, gets one", async () => {
      const rig = await make();
      const { anna } = await blitz(rig);
      await rig.restart();
      const back = await rig.connect("anna", anna);
      await rig.evict();
      await wait(rig, TURN + 1);
      await back.settle();
      expect(back.game.last).toMatchObject({ seat: 1, automatic: true, warned: true });
    });

    it("A-30 a Casual clock runs out with nobody connected, in an object that was evicted", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      anna.close();
      bo.close();
      await rig.evict();
      await wait(rig, 7 * DAY);
      await rig.evict();
      expect(await rig.alarmAt()).toBe(rig.now() + 1);
      rig.setClock(rig.now() + 1);
      expect(await rig.fireAlarm()).toBe(true);
      const back = await rig.connect("bo", bo);
      await back.settle();
      expect(back.game.result).toMatchObject({ reason: "clock", winner: 0 });
      expect(rig.delivered()).toMatchObject([{ name: "over", result: { reason: "clock" } }]);
    });

    it("A-30 buying does not lengthen a Casual turn; a play starts the other's clock", async () => {
      const rig = await make();
      const pair = await casual(rig);
      const due = await rig.alarmAt();
      expect(due).toBe(pair.bo.game.turnStartedAt + 7 * DAY + 1);
      rig.setClock(rig.now() + DAY);
      await pair.bo.ask(BUY);
      expect(await rig.alarmAt()).toBe(due);
      await pair.bo.ask(LAY_KATT);
      const later = rig.now() + 7 * DAY + 1;
      // The alarm that is set stays, and is moved once it has found nothing to do.
      expect(await rig.alarmAt()).toBe(due);
      rig.setClock(due ?? 0);
      await rig.fireAlarm();
      expect(await rig.alarmAt()).toBe(later);
      await both(pair);
      expect(pair.bo.view.phase).toBe("live");
      rig.setClock(later);
      await rig.fireAlarm();
      await both(pair);
      expect(pair.bo.game.result).toMatchObject({ reason: "clock", winner: 1 });
    });

    it("A-34 an alarm that comes too early, twice or late does what is due once", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      const due = await rig.alarmAt();
      await rig.fireAlarm();
      await rig.fireAlarm();
      expect(await rig.alarmAt()).toBe(due);
      rig.setClock((due ?? 0) + 30_000);
      await rig.fireAlarm();
      await rig.fireAlarm();
      await both(pair);
      expect(types(pair.anna).filter((type) => type === "passed")).toHaveLength(1);
      expect(pair.anna.game.turnStartedAt).toBe(rig.now());
    });

    it("A-34 an alarm that goes off at the very millisecond of its deadline is followed by the next, and by the result", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      // The start came by the alarm of the countdown, at its very time, and told the lists at that time, too.
      expect(await rig.alarmAt()).toBe(rig.now() + TURN + 1);
      await pair.bo.ask({ type: "resign" });
      expect(await rig.alarmAt()).toBe(rig.now());
      await rig.fireAlarm();
      expect(rig.delivered().at(-1)).toMatchObject({ name: "over" });
      expect(await rig.alarmAt()).toBeNull();
    });

    it("A-34 an alarm that was lost is set again on waking up", async () => {
      const rig = await make();
      const pair = await blitz(rig);
      rig.setClock(rig.now() + TURN + 5000);
      await rig.evict();
      await both(pair);
      expect(pair.bo.game.last).toMatchObject({ automatic: true });
    });
  });
}
