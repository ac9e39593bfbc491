import { describe, expect, it } from "vitest";
import expressLobby from "../../../../test/fixtures/stored/express-lobby.json" with { type: "json" };
import expressThree from "../../../../test/fixtures/stored/express-three-live.json" with { type: "json" };
import type { AtOnce } from "../../at-once/at-once.types.ts";
import { outcomeOf, verify } from "../../fair/verify.ts";
import type { ExpressClient } from "../express-client.ts";
import type { MakeRig, OldMatch } from "../rig.types.ts";
import { stable } from "../stable.ts";
import { back, bothWays } from "./old-matches.ts";
import { wait } from "./prepared.ts";

const all = (clients: readonly ExpressClient[]) => Promise.all(clients.map((client) => client.settle()));

export function oldExpress(make: MakeRig<AtOnce, ExpressClient>): void {
  describe("P-20 an Express match from before", () => {
    it.each(bothWays({ expressLobby, expressThree }))("A-93 R-20 $name: everybody sees what they saw", async ({ old }) => {
      const rig = await make();
      const clients = await back(rig, old);
      for (const [index, { n, view }] of old.seen.entries()) {
        expect(clients[index]?.n).toBe(n);
        expect(stable(clients[index]?.view)).toBe(stable(view));
      }
    });

    it("A-93 R-25 a press sent again across the deploy has its old answer, and no second tile", async () => {
      const rig = await make();
      const clients = await back(rig, expressThree);
      const press = (expressThree as OldMatch).log.findLast(({ events }) => String(events).includes('"type":"drew"'));
      const [seat, id, { n }] = [Number(press?.seat), String(press?.id), JSON.parse(String(press?.reply)) as { n: number }];
      const { held } = clients[seat]?.mine ?? { held: [] };
      expect(await clients[seat]?.ask({ type: "draw" }, { id })).toEqual({ t: "done", id, n });
      expect(await clients[seat]?.try({ type: "resign" }, { id })).toBe("id-reused");
      await all(clients);
      expect(clients[seat]?.mine.held).toEqual(held);
    });

    it("A-93 what was live goes on to its end, and its record is whole", async () => {
      const rig = await make();
      const clients = await back(rig, expressThree);
      for (const client of clients) expect(await client.try({ type: "draw" })).toBe("done");
      for (const client of clients.slice(1)) expect(await client.try({ type: "resign" })).toBe("done");
      await all(clients);
      expect(clients[0]?.view.phase).toBe("over");
      const told = await rig.match.record();
      if ("error" in told) throw new Error(told.error);
      expect(outcomeOf(verify(told.record))).toBe("agrees");
    });

    it("A-93 a lobby leads to its match", async () => {
      const rig = await make();
      const clients = await back(rig, expressLobby);
      for (const [seat, client] of clients.entries()) {
        if (client.view.ready[seat] === false) await client.ask({ type: "ready" });
      }
      await wait(rig, 3000);
      await all(clients);
      expect(clients.map(({ view }) => view.phase)).toEqual(["live", "live"]);
    });
  });
}
