import { describe, expect, it } from "vitest";
import { CLOSE } from "../../../protocol/codes.ts";
import { KNOWS_VACATED, OLDEST_PROTOCOL, PROTOCOL, UNSAID_PROTOCOL } from "../../../protocol/version.ts";
import { type MakeRig, wanted } from "../rig.types.ts";
import { stable } from "../stable.ts";
import { both, casual, LAY_KATT } from "./prepared.ts";

export function protocol(make: MakeRig): void {
  describe("the protocol's version", () => {
    it("A-93 a page from before, which does not say its version, hears one message a frame, and the same as others", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const old = await rig.connect("bo", undefined, UNSAID_PROTOCOL);
      const heard = bo.texts.length;
      await old.ask(LAY_KATT);
      await both({ anna, bo });
      await old.settle();
      expect(old.texts.filter((text) => !text.startsWith("{"))).toEqual([]);
      expect(old.messages.map(({ t }) => t)).toEqual(["snapshot", "people", "event", "done", "snapshot"]);
      expect(bo.texts.length - heard).toBe(2);
      expect(stable(old.view)).toBe(stable(bo.view));
      old.close();
      await anna.ask({ type: "pass" });
      const back = await rig.connect("bo", old, UNSAID_PROTOCOL);
      await back.settle();
      expect(back.texts.filter((text) => !text.startsWith("{"))).toEqual([]);
    });

    it("A-93 a page that is too old is told so by its snapshot and a code of its own; nothing else is done for it", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const stored = await rig.stored();
      const old = await rig.connect("bo", undefined, OLDEST_PROTOCOL - 1);
      await old.gone();
      expect(old.closed).toMatchObject({ code: CLOSE.outdated });
      expect(old.messages).toMatchObject([{ t: "snapshot", oldest: OLDEST_PROTOCOL, protocol: PROTOCOL }]);
      expect(await rig.stored()).toEqual(stored);
      expect(await bo.try(LAY_KATT)).toBe("done");
      await both({ anna, bo });
    });

    it("A-93 a page that does not know that a seat can be left is sent the whole view when one is", async () => {
      const rig = await make();
      await rig.match.create(wanted(rig.id, { ruleset: "alfapet", options: { players: 3 } }));
      await rig.match.takeSeat({ player: "bo", name: "Bo" });
      const old = await rig.connect("anna", undefined, KNOWS_VACATED - 1);
      await rig.match.leaveSeat({ player: "bo" });
      await old.settle();
      expect(old.messages.map(({ t }) => t)).toEqual(["snapshot", "people", "event", "snapshot", "people", "snapshot"]);
      expect(old.view.taken).toEqual([true, false, false]);
    });

    it("A-93 a page from after the deploy that reaches an object from before it is spoken to as far as both know", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const newer = await rig.connect("bo", undefined, PROTOCOL + 1);
      const unknown = { t: "command", id: "of-a-newer-kind", seen: newer.n, command: { type: "juggle" }, mood: "new" };
      expect(await newer.bad(JSON.stringify(unknown))).toBe("bad-message");
      expect(await newer.try(LAY_KATT)).toBe("done");
      await both({ anna, bo });
    });
  });
}
