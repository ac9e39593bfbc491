/** What only the platform can show of an Express match: what it costs while many press at once, and that nothing keeps it awake. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { wait } from "../../shared/match/testing/contract/prepared.ts";
import { wanted } from "../../shared/match/testing/rig.types.ts";
import { expressRig } from "./testing/express-rig.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("P-20 what an Express match costs", () => {
  it("a tile drawn or laid writes one row, and the state with it at every eighth; no alarm is set before the round is over", async () => {
    const rig = await expressRig();
    await rig.match.create(wanted(rig.id, { ruleset: "express", format: "blitz", test: { position: { bag: "KATTKATTKATT" } } }));
    await rig.match.takeSeat({ player: "bo", name: "Bo" });
    const clients = [await rig.connect("anna"), await rig.connect("bo")];
    for (const client of clients) await client.ask({ type: "ready" });
    await wait(rig, 3000);
    await wait(rig, 0);
    const [anna, bo] = clients;
    if (anna === undefined || bo === undefined) throw new Error("nobody is there");
    const before = await rig.object.usage();
    for (let tile = 0; tile < 4; tile++) for (const client of clients) expect(await client.try({ type: "draw" })).toBe("done");
    for (let revision = 1; revision <= 8; revision++) {
      const tiles = [{ at: `A${revision}`, letter: "K" }];
      expect(await anna.try({ type: "arrange", revision, tiles })).toBe("done");
    }
    const { rowsWritten, alarmsSet } = await rig.object.usage();
    expect(rowsWritten - before.rowsWritten).toBe(16 + 2);
    expect(alarmsSet).toBe(before.alarmsSet);
    await rig.evict();
    await anna.settle();
    expect(anna.mine).toMatchObject({ held: ["K", "T", "K", "T"], revision: 8 });
  });
});
