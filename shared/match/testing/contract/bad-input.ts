import { describe, expect, it } from "vitest";
import { CLOSE } from "../../../protocol/codes.ts";
import type { MakeRig } from "../rig.types.ts";
import { both, casual, LAY_KATT, PASS } from "./prepared.ts";

const command = (body: unknown, more: object = {}): string =>
  JSON.stringify({ t: "command", id: "abcdefgh", seen: 2, command: body, ...more });

const lay = (at: string, letter: string, from?: string): unknown => ({
  type: "play",
  tiles: [{ at, letter, ...(from === undefined ? {} : { from }) }],
  powers: [],
});

const withGold = (letter: string): unknown => ({
  type: "play",
  tiles: [
    { at: "H8", letter: "K" },
    { at: "I8", letter, from: "gold" },
  ],
  powers: [],
});

export function badInput(make: MakeRig): void {
  describe("bad input", () => {
    it.each([
      ["malformed JSON", '{"t":"command"', "bad-message"],
      ["an unknown message", '{"t":"grant","seat":0}', "bad-message"],
      ["an unknown command", command({ type: "win" }), "bad-message"],
      ["5 KB", JSON.stringify({ t: "visible", visible: true, filler: "x".repeat(5000) }), "too-large"],
      ["bytes", new Uint8Array([1, 2, 3]).buffer, "bad-message"],
      ["a prototype", '{"t":"visible","visible":true,"__proto__":{"seat":0},"constructor":1}', null],
      ["nesting", `${"[".repeat(2000)}${"]".repeat(2000)}`, "bad-message"],
      ["a seat of someone else", command({ type: "resign", seat: 0 }, { seat: 0, id: "resign-for-anna", seen: 0 }), null],
    ])("%s: a stable code or nothing, nothing changed, the other socket unharmed", async (_, data, code) => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const before = await rig.stored();
      const heard = anna.messages.length;
      if (code === null) bo.send(data);
      else expect(await bo.bad(data)).toBe(code);
      await bo.settle();
      expect((await rig.stored())?.log).toBe(before?.log);
      const said = anna.messages.slice(heard).filter(({ t }) => t !== "people");
      expect(said).toEqual([]);
      expect(await bo.try(LAY_KATT)).toBe("done");
      await both({ anna, bo });
      expect(anna.game.board.H8?.letter).toBe("A");
      expect([...anna.texts, ...bo.texts].join("\n")).not.toMatch(/at .*\.ts:\d|Error:|stack/);
    });

    it.each([
      ["a square off the board", lay("Z99", "K"), "outside-board"],
      ["a letter of no alphabet", lay("H8", "Я"), "not-held"],
      ["a gold tile as a letter of no alphabet", withGold("Я"), "bad-letter"],
      ["a letter not held", lay("H8", "Ö"), "not-held"],
      ["an alfa tile not owned", lay("H8", "K", "alfa:septagon"), "not-held"],
      ["nothing", { type: "play", tiles: [], powers: [] }, "nothing-to-play"],
      ["a power not bought", { type: "play", tiles: [], powers: [{ power: "erase", at: "A1" }] }, "not-held"],
      ["a power of other rules", { type: "buy", power: "place-3W" }, "unknown-power"],
      ["a move of other rules", { type: "end-game" }, "not-allowed"],
    ])("%s has the rules' code, and nothing is stored", async (_, body, code) => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const before = await rig.stored();
      const answer = bo.next("refused", "done", "bad");
      bo.send(JSON.stringify({ t: "command", id: "abcdefgh", seen: bo.n, command: body }));
      expect(await answer).toMatchObject({ t: "refused", id: "abcdefgh", error: { code } });
      expect(await rig.stored()).toEqual(before);
      await both({ anna, bo });
    });

    it("too many messages are told so, then the socket is closed with 1008; the other plays on", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      for (let count = 0; count < 200; count++) anna.send('{"t":"visible","visible":true}');
      await anna.gone();
      expect(anna.closed).toMatchObject({ code: 1008, reason: "too-many" });
      expect(anna.messages).toContainEqual({ t: "bad", code: "too-many" });
      expect(await bo.try(LAY_KATT)).toBe("done");
      await both({ anna: await rig.connect("anna", anna), bo });
    });

    it("R-27 a seat that comes too often is turned away for a while; the other hears of it once, and plays on", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const heard = anna.texts.length;
      const come = async (): Promise<string> => {
        try {
          (await rig.connect("bo")).close();
          return "in";
        } catch (error) {
          return String(error);
        }
      };
      const seen: string[] = [];
      for (let count = 0; count < 40; count++) seen.push(await come());
      expect(seen.filter((what) => what === "in")).toHaveLength(29);
      expect(seen.at(-1)).toMatch(/too-many/);
      await anna.settle();
      expect(anna.texts.slice(heard).filter((text) => text.includes('"people"'))).toEqual([]);
      expect(await bo.try(LAY_KATT)).toBe("done");
      rig.setClock(rig.now() + 2000);
      await both({ anna, bo: await rig.connect("bo", bo) });
    });

    it("R-27 a page that is turned away from and back too often is not heard for a while, nor does the other hear of it", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const heard = anna.texts.length;
      const refused = bo.next("bad");
      for (let count = 0; count < 18; count++) bo.send(JSON.stringify({ t: "visible", visible: count % 2 === 1 }));
      expect(await refused).toEqual({ t: "bad", code: "too-many" });
      rig.setClock(rig.now() + 5000);
      await bo.settle();
      await anna.settle();
      expect(anna.texts.slice(heard).filter((text) => text.includes('"people"')).length).toBeLessThan(18);
      expect(bo.closed).toBeNull();
    });

    it("R-25 R-27 who asks too often for what was missed gets a snapshot in place of it", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      await bo.ask(LAY_KATT);
      await anna.settle();
      const heard = anna.messages.length;
      for (let count = 0; count < 40; count++) {
        rig.setClock(rig.now() + 200);
        const said = anna.next("event", "snapshot");
        anna.send(JSON.stringify({ t: "catch-up", after: 0 }));
        await said;
      }
      await anna.settle();
      const snapshots = anna.messages.slice(heard).filter(({ t }) => t === "snapshot");
      expect(snapshots.length).toBeGreaterThan(15);
      expect(await anna.try(PASS, { seen: 0 })).toBe("stale");
      await both({ anna, bo });
    });

    it("a seat has at most eight sockets: one more closes the oldest, which learns that it is used elsewhere", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const more = [];
      for (let count = 0; count < 8; count++) {
        rig.setClock(rig.now() + 1);
        more.push(await rig.connect("bo"));
      }
      await bo.gone();
      expect(bo.closed).toMatchObject({ code: CLOSE.elsewhere });
      const [second] = more;
      if (second === undefined) throw new Error("there are eight");
      expect(await second.try(LAY_KATT)).toBe("done");
      await both({ anna, bo: second });
    });
  });
}
