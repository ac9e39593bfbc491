import { describe, expect, it } from "vitest";
import { type MakeRig, type Rig, wanted } from "../rig.types.ts";
import { casual, RESIGN, seated, wait } from "./prepared.ts";

const DAY = 86_400_000;

export function rematch(make: MakeRig): void {
  describe("a rematch", () => {
    const terms = (rig: Rig, player: string) => rig.match.rematch({ player });

    it("A-42 K-04 is the same game, begun by who did not begin the last, whoever offers it; while a match runs there is none", async () => {
      const rig = await make();
      expect(await terms(rig, "anna")).toEqual({ error: "no-such-match" });
      const { bo } = await casual(rig);
      expect(await terms(rig, "anna")).toEqual({ error: "not-allowed" });
      await bo.ask(RESIGN);
      const stored = await rig.stored();
      const same = { ok: true, ruleset: "kraft", lexicon: "sv", format: "casual", options: {} };
      // Bo, who joined, began: now it is Anna, at seat 0 if she offers it and at seat 1 if Bo does.
      expect(await terms(rig, "anna")).toEqual({ ...same, firstTurn: 0, other: "bo" });
      expect(await terms(rig, "bo")).toEqual({ ...same, firstTurn: 1, other: "anna" });
      expect(await terms(rig, "eve")).toEqual({ error: "not-allowed" });
      expect(await rig.stored()).toEqual(stored);
    });

    it("A-42 K-04 who offers it begins where that is agreed; the offer waits for as long as it says", async () => {
      const rig = await make();
      const made = await rig.match.create(wanted(rig.id, { firstTurn: 0, openMs: 7 * DAY }));
      expect(made).toMatchObject({ expiresAt: rig.now() + 7 * DAY });
      await rig.evict();
      await rig.match.takeSeat({ player: "bo", name: "Bo" });
      const anna = await rig.connect("anna");
      expect(anna.game).toMatchObject({ turn: 0 });
      const other = await make();
      await other.match.create(wanted(other.id, { format: "blitz", openMs: 7 * DAY }));
      await wait(other, 6 * DAY);
      expect(await other.match.takeSeat({ player: "bo", name: "Bo" })).toMatchObject({
        phase: "lobby",
        due: other.now() + 600_000,
      });
    });

    it("A-42 P-05 is drawn for where the first one was; a match of three has none", async () => {
      const rig = await make();
      await rig.match.create(wanted(rig.id, { ruleset: "alfapet", options: { players: 3 } }));
      for (const player of ["bo", "ceb"]) await rig.match.takeSeat({ player, name: player });
      for (const player of ["bo", "ceb"]) await (await rig.connect(player)).ask(RESIGN);
      expect(await terms(rig, "anna")).toEqual({ error: "not-allowed" });
      const open = await make();
      await seated(open, "blitz");
      expect(await terms(open, "anna")).toEqual({ error: "not-allowed" });
    });
  });
}
