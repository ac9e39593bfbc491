import { describe, expect, it } from "vitest";
import { fold } from "../../evolve.ts";
import { streamAfter } from "../../streams.ts";
import { turns } from "../../turns/mode.ts";
import type { MakeRig } from "../rig.types.ts";
import { stable } from "../stable.ts";
import { newId } from "../stream-client.ts";
import { BUY, both, casual, LAY_KATT, LAY_TTAK, PASS, RESIGN, SELL, types } from "./prepared.ts";

export function commands(make: MakeRig): void {
  describe("commands and streams", () => {
    it("K-04 R-26 an accepted play reaches both at once, each with its own view of it", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      expect(bo.game.turn).toBe(1);
      expect(await bo.ask(LAY_KATT)).toMatchObject({ t: "done", n: bo.n });
      await both({ anna, bo });
      expect(anna.game.board.H8?.letter).toBe("A");
      expect(anna.game.turn).toBe(0);
      expect(bo.own.rack).toHaveLength(7);
      expect(anna.events.at(-1)).not.toHaveProperty("own");
      expect(bo.events.at(-1)).toMatchObject({ type: "played", own: { drawn: ["A", "D", "E", "F"] } });
    });

    it("R-20 the log folds to the live state, and a stream is rebuilt from it with every number", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      await bo.ask(BUY);
      await bo.ask(LAY_KATT);
      await anna.ask(BUY);
      await anna.ask(PASS);
      await both({ anna, bo });
      const events = (await rig.log()).flatMap((row) => row.events);
      expect(stable(fold(turns, events))).toBe(stable(await rig.state()));
      for (const [seat, client] of [anna, bo].entries()) {
        const stream = streamAfter(turns, events, seat, 0);
        expect(stream.map(({ n }) => n)).toEqual(stream.map((_, index) => index + 1));
        expect(stream).toHaveLength(client.n);
        expect(stream.slice(-client.events.length).map(({ event }) => event)).toEqual(client.events);
      }
    });

    it("R-20 K-41 the other's purchase has no number and sends nothing", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const heard = anna.messages.length;
      const { n } = anna;
      await bo.ask(BUY);
      await bo.ask(BUY);
      await bo.ask(SELL);
      await anna.settle();
      expect(anna.messages.slice(heard).map(({ t }) => t)).toEqual(["snapshot"]);
      expect(anna.n).toBe(n);
      expect(anna.game.seats[1]?.coins).toBe(200);
      expect(bo.own.coins).toBe(199);
    });

    it("R-25 the same id and body again gives the stored answer, and is stored once", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const id = newId();
      const { seen } = { seen: bo.n };
      const first = await bo.ask(LAY_KATT, { id, seen });
      const rows = (await rig.log()).length;
      await anna.ask(PASS, { seen: (await anna.settle()).n });
      await bo.settle();
      expect(await bo.ask(LAY_KATT, { id, seen })).toEqual(first);
      await rig.evict();
      expect(await bo.ask(LAY_KATT, { id, seen })).toEqual(first);
      expect((await rig.log()).length).toBe(rows + 1);
      await both({ anna, bo });
    });

    it("R-25 the same id with another body is refused, whatever the body", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const id = newId();
      expect(await bo.try(BUY, { id })).toBe("done");
      expect(await bo.try(SELL, { id })).toBe("id-reused");
      expect(await bo.try(LAY_KATT, { id })).toBe("id-reused");
      // Ids belong to a seat.
      expect(await anna.try(BUY, { id })).toBe("done");
      await both({ anna, bo });
    });

    it("R-25 a command without effect is judged anew under its id", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const id = newId();
      expect(await anna.try(PASS, { id })).toBe("not-your-turn");
      expect(await bo.try(LAY_KATT)).toBe("done");
      await anna.settle();
      expect(await anna.try(PASS, { id })).toBe("done");
      await both({ anna, bo });
    });

    it("R-25 a command against a stale turn is refused, and what was missed comes before the refusal", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const { n } = anna;
      await bo.ask(LAY_KATT);
      await anna.settle();
      const heard = anna.messages.length;
      expect(await anna.try(PASS, { seen: n })).toBe("stale");
      const said = anna.messages.slice(heard);
      expect(said).toMatchObject([
        { t: "event", n: n + 1, event: { type: "played" } },
        { t: "refused", error: { code: "stale" } },
      ]);
      expect(await anna.try(BUY, { seen: n })).toBe("stale");
      expect(await anna.try(PASS, { seen: n + 1 })).toBe("done");
      await both({ anna, bo });
    });

    it("R-25 purchases make nothing stale", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const { n } = bo;
      expect(await bo.try(BUY)).toBe("done");
      expect(await bo.try(BUY)).toBe("done");
      expect(bo.n).toBe(n + 2);
      expect(await bo.try(LAY_KATT, { seen: n })).toBe("done");
      await both({ anna, bo });
    });

    it("R-25 a number that never was is stale, and brings a snapshot", async () => {
      const rig = await make();
      const { bo } = await casual(rig);
      const heard = bo.messages.length;
      expect(await bo.try(PASS, { seen: bo.n + 5 })).toBe("stale");
      expect(bo.messages.slice(heard).map(({ t }) => t)).toEqual(["snapshot", "refused"]);
    });

    it("R-27 at most 50 purchases and sales are stored between two turn events", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      for (let trade = 0; trade < 25; trade++) {
        rig.setClock(rig.now() + 1000);
        expect(await bo.try(BUY)).toBe("done");
        expect(await bo.try(SELL)).toBe("done");
      }
      const rows = (await rig.log()).length;
      expect(await bo.try(BUY)).toBe("too-many");
      await rig.evict();
      expect(await bo.try(BUY)).toBe("too-many");
      expect((await rig.log()).length).toBe(rows);
      expect(await anna.try(BUY)).toBe("done");
      expect(await bo.try(LAY_KATT)).toBe("done");
      expect(await bo.try(BUY)).toBe("done");
      await both({ anna, bo });
    });

    it("R-14 R-15 an illegal play changes nothing, and names every rejected word", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const before = await rig.stored();
      const answer = await bo.ask(LAY_TTAK);
      expect(answer).toMatchObject({ t: "refused", error: { code: "word-not-in-lexicon", rejected: ["TTAK"] } });
      expect(await rig.stored()).toEqual(before);
      await both({ anna, bo });
    });

    it("R-32 R-33 a match is resigned on either's turn, and then nothing more is possible", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      expect(await anna.try(RESIGN)).toBe("done");
      await both({ anna, bo });
      expect(bo.view.phase).toBe("over");
      expect(bo.game.result).toMatchObject({ reason: "resigned", winner: 1 });
      expect(await bo.try(BUY)).toBe("match-over");
      expect(await anna.try(LAY_KATT)).toBe("match-over");
      expect(await rig.alarmAt()).not.toBeNull();
      await rig.fireAlarm();
      expect(await rig.alarmAt()).toBeNull();
    });

    it("R-26 one frame holds all that a command tells a socket: its event and its answer", async () => {
      const rig = await make();
      const { bo } = await casual(rig);
      const heard = bo.texts.length;
      await bo.ask(LAY_KATT);
      expect(bo.texts.slice(heard).map((text) => JSON.parse(text))).toMatchObject([[{ t: "event" }, { t: "done" }]]);
    });

    it("R-20 a client that was away gets the events it missed, then a snapshot that agrees with them", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      anna.close();
      await bo.ask(LAY_KATT);
      const back = await rig.connect("anna", anna);
      await back.settle();
      expect(types(back)).toEqual(["played"]);
      expect(back.messages.map(({ t }) => t).slice(0, 3)).toEqual(["event", "snapshot", "people"]);
      expect(await back.try(PASS)).toBe("done");
    });

    it("R-20 two sockets of a seat both hear everything, and only the asking one is answered", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      const tablet = await rig.connect("bo");
      const heard = tablet.messages.length;
      await bo.ask(BUY);
      await bo.ask(LAY_KATT);
      await tablet.settle();
      expect(tablet.messages.slice(heard).map(({ t }) => t)).toEqual(["event", "event", "snapshot"]);
      expect(stable(tablet.view)).toBe(stable(bo.view));
      await both({ anna, bo });
    });

    it("R-21 R-22 no key, and no tile of the other's rack or the bag, is in any byte", async () => {
      const rig = await make();
      const { anna, bo } = await casual(rig);
      await bo.ask(BUY);
      await bo.ask(LAY_KATT);
      await anna.ask(PASS);
      await both({ anna, bo });
      const heard = anna.texts.join("\n");
      expect(heard).not.toContain("07070707");
      expect(heard).not.toMatch(/"bag":\[|"setUp"|"charge","charge"/);
      for (const message of anna.messages) {
        if (message.t === "snapshot") expect(message.view.game?.seats[1]).not.toHaveProperty("rack");
      }
    });
  });
}
