import { describe, expect, it } from "vitest";
import { random } from "../rules/testing/random.ts";
import { NodeRig } from "./testing/node-rig.ts";
import { wanted } from "./testing/rig.types.ts";

const PLAYERS = ["anna", "bo", "ceb", "dan", "eve"];

interface Holders {
  readonly holders: readonly { readonly seat: number; readonly player: string }[];
}

describe("the seats of an open match", () => {
  it("A-12 A-23 R-20 are one player's each, however many come, go and come again, asleep or awake", async () => {
    for (let seed = 1; seed <= 30; seed++) {
      const draw = random(seed);
      const rig = new NodeRig({});
      const players = draw.below(2) === 0 ? 3 : 4;
      await rig.match.create(wanted(rig.id, { ruleset: "alfapet", options: { players } }));
      const anna = await rig.connect("anna");
      for (let deed = 0; deed < 25 && anna.view.phase === "open"; deed++) {
        // Nobody does so much at once that they are not heard any more.
        rig.setClock(rig.now() + 2000);
        const player = draw.pick(PLAYERS) ?? "bo";
        if (draw.below(4) === 0) await rig.evict();
        if (draw.below(2) === 0) await rig.match.takeSeat({ player, name: player });
        else await rig.match.leaveSeat({ player });
        const { holders } = JSON.parse((await rig.stored())?.about ?? "{}") as Holders;
        const seats = holders.map(({ seat }) => seat).sort();
        expect(new Set(seats).size, `seed ${seed}`).toBe(seats.length);
        expect(new Set(holders.map((one) => one.player)).size).toBe(holders.length);
        expect(holders).toContainEqual(expect.objectContaining({ seat: 0, player: "anna" }));
        await anna.settle();
        // Exactly what the server would show her.
        expect(anna.view.taken).toEqual(Array.from({ length: players }, (_, seat) => seats.includes(seat)));
        expect(anna.people.map(({ name }) => name)).toEqual(holders.map((one) => (one.player === "anna" ? "Anna" : one.player)));
        if (seats.length === players) expect(anna.view.phase).toBe("live");
      }
    }
  });

  it("R-27 are taken and left so often, by whomever, and no more: the log of a match that has not begun stays short", async () => {
    const rig = new NodeRig({});
    await rig.match.create(wanted(rig.id, { ruleset: "alfapet", options: { players: 3 } }));
    let sat = 0;
    while (sat < 500) {
      const player = `guest-${sat}`;
      const answer = await rig.match.takeSeat({ player, name: player });
      if (!("ok" in answer)) {
        expect(answer).toEqual({ error: "too-many" });
        break;
      }
      sat += 1;
      await rig.match.leaveSeat({ player });
    }
    expect(sat).toBeGreaterThan(90);
    expect(sat).toBeLessThanOrEqual(100);
    expect(await rig.match.leaveSeat({ player: "guest-0" })).toEqual({ ok: true });
    expect(await rig.match.closeMatch({ player: "anna" })).toEqual({ ok: true });
  });
});
