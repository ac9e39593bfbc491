import { describe, expect, it } from "vitest";
import type { MakeRig } from "../rig.types.ts";
import { casual, connected, RESIGN, wait } from "./prepared.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function outbox(make: MakeRig): void {
  describe("the outbox", () => {
    it("brings a result out once", async () => {
      const rig = await make();
      const { bo } = await casual(rig);
      await bo.ask(RESIGN);
      await wait(rig, 0);
      expect(rig.delivered()).toMatchObject([{ name: "over", result: { reason: "resigned", winner: 0 } }]);
      await wait(rig, HOUR);
      await rig.evict();
      await connected(rig);
      await wait(rig, HOUR);
      expect(rig.delivered()).toHaveLength(1);
      expect(await rig.alarmAt()).toBeNull();
    });

    it("tries again, less and less often, for as long as it takes, through evictions", async () => {
      const rig = await make();
      const { bo } = await casual(rig);
      await rig.refuseDelivery(true);
      await bo.ask(RESIGN);
      const tries: number[] = [];
      const since = rig.now();
      while (rig.now() - since < HOUR) {
        const at = await rig.alarmAt();
        if (at === null) throw new Error("it has given up");
        rig.setClock(at);
        await rig.fireAlarm();
        tries.push(at - since);
        if (tries.length % 4 === 0) await rig.evict();
      }
      expect(tries.slice(0, 5)).toEqual([0, 1000, 3000, 7000, 15_000]);
      expect(tries.length).toBeLessThan(20);
      await rig.refuseDelivery(false);
      await wait(rig, 10 * 60_000);
      expect(rig.delivered()).toHaveLength(1);
      expect(await rig.alarmAt()).toBeNull();
    });

    it("gives up after a day where the list does not know the match", async () => {
      const rig = await make();
      const { bo } = await casual(rig);
      await rig.refuseDelivery(true);
      await bo.ask(RESIGN);
      let tries = 0;
      const since = rig.now();
      for (let at = await rig.alarmAt(); at !== null; at = await rig.alarmAt()) {
        rig.setClock(at);
        await rig.fireAlarm();
        tries++;
      }
      expect(rig.now() - since).toBeGreaterThanOrEqual(DAY);
      expect(rig.now() - since).toBeLessThan(DAY + 700_000);
      expect(tries).toBeLessThan(160);
      expect(rig.delivered()).toEqual([]);
    });
  });
}
