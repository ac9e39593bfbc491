import { describe, expect, it } from "vitest";
import type { TestClient } from "../client.ts";
import { type MakeRig, type Rig, wanted } from "../rig.types.ts";
import { casual, LAY_KATT, PASS, RESIGN, wait } from "./prepared.ts";

const MINUTE = 60_000;

async function open(rig: Rig, format: "casual" | "blitz" = "casual", players: 3 | 4 = 3): Promise<void> {
  const made = await rig.match.create(wanted(rig.id, { ruleset: "alfapet", format, options: { players } }));
  expect(made).toHaveProperty("ok");
}

const sit = (rig: Rig, player: string) => rig.match.takeSeat({ player, name: player });

export function seats(make: MakeRig): void {
  describe("a match of three or four", () => {
    it("P-01 P-05 begins when the last seat is taken; who starts is drawn, and all see the draw", async () => {
      const rig = await make();
      await open(rig);
      const anna = await rig.connect("anna");
      expect(await sit(rig, "bo")).toMatchObject({ seat: 1, phase: "open" });
      await anna.settle();
      expect(anna.view).toMatchObject({ phase: "open", seats: 3, taken: [true, true, false] });
      expect(anna.people).toHaveLength(2);
      expect(await sit(rig, "ceb")).toMatchObject({ seat: 2, phase: "live" });
      expect(await sit(rig, "dan")).toEqual({ error: "seat-taken" });
      const ceb = await rig.connect("ceb");
      await anna.settle();
      expect(anna.game.draws[0]?.map(({ seat }) => seat)).toEqual([0, 1, 2]);
      expect(ceb.game.draws).toEqual(anna.game.draws);
      expect(ceb.game.seats).toHaveLength(3);
    });

    it("A-12 A-15 is closed by its creator while a seat is free, whoever else sits there", async () => {
      const rig = await make();
      await open(rig);
      await sit(rig, "bo");
      const bo = await rig.connect("bo");
      expect(await rig.match.closeMatch({ player: "bo" })).toEqual({ error: "not-allowed" });
      expect(await rig.match.closeMatch({ player: "anna" })).toEqual({ ok: true });
      await bo.settle();
      expect(bo.view).toMatchObject({ phase: "closed", reason: "closed" });
    });

    it("A-23 a guest leaves while it is open: all hear it, the seat is free, and who comes then brings a part of the chance", async () => {
      const rig = await make();
      await open(rig);
      await sit(rig, "bo");
      const [anna, bo] = [await rig.connect("anna"), await rig.connect("bo")];
      expect(await rig.match.leaveSeat({ player: "anna" })).toEqual({ error: "not-allowed" });
      expect(await rig.match.leaveSeat({ player: "bo" })).toEqual({ ok: true });
      expect(await rig.match.leaveSeat({ player: "bo" })).toEqual({ ok: true });
      await bo.gone();
      await anna.settle();
      expect(anna.view).toMatchObject({ phase: "open", taken: [true, false, false] });
      expect(anna.people).toMatchObject([{ seat: 0 }]);
      expect(await rig.match.seatOf({ player: "bo" })).toBeNull();
      await expect(rig.connect("bo")).rejects.toThrow();
      await rig.evict();
      expect(await sit(rig, "ceb")).toMatchObject({ seat: 1, phase: "open" });
      expect(await sit(rig, "bo")).toMatchObject({ seat: 2, phase: "live" });
      const { about = "" } = (await rig.stored()) ?? {};
      expect(JSON.parse(about).holders.map(({ player }: { player: string }) => player)).toEqual(["anna", "ceb", "bo"]);
      await anna.settle();
      expect(anna.view.phase).toBe("live");
      const ceb = await rig.connect("ceb");
      expect(ceb.game).toEqual({ ...anna.game, own: ceb.game.own });
      expect(await rig.match.leaveSeat({ player: "ceb" })).toEqual({ error: "not-allowed" });
    });

    it("A-13 A-14 a lobby of three waits for every Ready, and says why it closed", async () => {
      const rig = await make();
      await open(rig, "blitz");
      await sit(rig, "bo");
      expect(await sit(rig, "ceb")).toMatchObject({ phase: "lobby" });
      const [anna, bo] = [await rig.connect("anna"), await rig.connect("bo")];
      await anna.ask({ type: "ready" });
      await bo.ask({ type: "ready" });
      await wait(rig, 5 * MINUTE);
      await anna.settle();
      expect(anna.view.phase).toBe("lobby");
      await wait(rig, 5 * MINUTE);
      await anna.settle();
      expect(anna.view).toMatchObject({ phase: "closed", reason: "expired" });
    });

    it("R-32 goes on without who resigns, while two remain", async () => {
      const rig = await make();
      await open(rig, "casual", 4);
      for (const player of ["bo", "ceb", "dan"]) await sit(rig, player);
      const clients = await Promise.all(["anna", "bo", "ceb", "dan"].map((player) => rig.connect(player)));
      const [anna] = clients;
      if (anna === undefined) throw new Error("anna is not there");
      const first = anna.game.turn;
      const gone = clients[(first + 1) % 4];
      expect(await gone?.try(RESIGN)).toBe("done");
      const all = () => Promise.all(clients.map((client) => client.settle()));
      await all();
      expect(anna.view.phase).toBe("live");
      expect(await clients[first]?.try(PASS)).toBe("done");
      await all();
      expect(anna.game.turn).toBe((first + 2) % 4);
      expect(await clients[(first + 2) % 4]?.try(RESIGN)).toBe("done");
      await all();
      expect(await clients[(first + 3) % 4]?.try(RESIGN)).toBe("done");
      await anna.settle();
      expect(anna.game.result).toMatchObject({ reason: "resigned", winner: first });
    });
  });

  describe("a match in which nobody can lay a word", () => {
    /** With E and N the last word is KATTEN; a Q fits nowhere. */
    const test = {
      position: { board: { G9: "K", H9: "A", I9: "T", J9: "T" }, players: [{ rack: "ENQ" }, { rack: "Q" }], bag: "", turn: 0 },
    };
    const LAY_EN = {
      type: "play",
      tiles: [
        { at: "K9", letter: "E" },
        { at: "L9", letter: "N" },
      ],
      powers: [],
    } as const;

    async function made(rig: Rig, ruleset: "alfapet" | "wordfeud"): Promise<TestClient> {
      await rig.match.create(wanted(rig.id, { ruleset, test }));
      await sit(rig, "bo");
      return rig.connect("anna");
    }

    it("P-13 ends with the play after which it is so, in one step", async () => {
      const rig = await make();
      const anna = await made(rig, "alfapet");
      expect(await anna.try(LAY_EN)).toBe("done");
      await anna.settle();
      expect(anna.events.slice(-2).map(({ type }) => type)).toEqual(["played", "ended"]);
      expect(anna.game.result).toMatchObject({ reason: "blocked" });
      expect((await rig.log()).at(-1)?.events).toHaveLength(2);
    });

    const DAY = 24 * 60 * MINUTE;

    /** As above, with a third who holds the E and N, and whose clock runs out. */
    async function outOfTime(rig: Rig): Promise<TestClient> {
      const players = [{ rack: "ENQ" }, { rack: "Q" }, { rack: "Q" }];
      const position = { ...test.position, players };
      await rig.match.create(wanted(rig.id, { ruleset: "alfapet", options: { players: 3 }, test: { position } }));
      await sit(rig, "bo");
      await sit(rig, "ceb");
      return rig.connect("bo");
    }

    it("P-13 A-34 ends with the deadline after which it is so, in one step", async () => {
      const rig = await make();
      const bo = await outOfTime(rig);
      await wait(rig, 7 * DAY + 1);
      await bo.settle();
      expect(bo.events.slice(-2).map(({ type }) => type)).toEqual(["timed-out", "ended"]);
      expect(bo.game.result).toMatchObject({ reason: "blocked" });
      expect((await rig.log()).at(-1)?.events).toHaveLength(2);
    });

    it.each([
      ["comes back", async (rig: Rig) => void (await rig.connect("ceb"))],
      ["looks for the seat", async (rig: Rig) => void (await rig.match.seatOf({ player: "ceb" }))],
      ["sends a move", async (_: Rig, bo: TestClient) => expect(await bo.try(PASS)).toBe("stale")],
    ])("P-13 R-24 so it does when somebody %s before the alarm has fired", async (_, come) => {
      const rig = await make();
      const bo = await outOfTime(rig);
      rig.setClock(rig.now() + 7 * DAY + 1);
      await come(rig, bo);
      await wait(rig, 0);
      await bo.settle();
      expect(bo.game.result).toMatchObject({ reason: "blocked" });
      await wait(rig, 0);
      expect(await rig.alarmAt()).toBeNull();
    });

    it("P-13 goes on while somebody can, and where the rules know no such end", async () => {
      const rig = await make();
      const anna = await made(rig, "wordfeud");
      expect(await anna.try(LAY_EN)).toBe("done");
      await anna.settle();
      expect(anna.view.phase).toBe("live");
      const other = await make();
      const eva = await made(other, "alfapet");
      expect(await eva.try(PASS)).toBe("done");
      await eva.settle();
      expect(eva.view.phase).toBe("live");
    });
  });

  describe("the card of a match", () => {
    it("A-31 tells a player how it stands, and nobody else; asking changes nothing", async () => {
      const rig = await make();
      expect(await rig.match.card({ player: "anna" })).toEqual({ error: "no-such-match" });
      const { bo } = await casual(rig);
      const since = rig.now();
      await bo.ask(LAY_KATT);
      const stored = await rig.stored();
      const told = await rig.match.card({ player: "anna" });
      expect(told).toMatchObject({ ok: true, card: { turn: 0, deadline: since + 7 * 24 * 60 * MINUTE, size: 15 } });
      if ("error" in told || told.card === null) throw new Error("no card");
      // G8 to J8: the squares 6 to 9 of the eighth row.
      expect(told.card.rows.map((row, index) => [index, row]).filter(([, row]) => row !== 0)).toEqual([[7, 0b11_1100_0000]]);
      expect(told.card.scores[1]).toBe(bo.game.seats[1]?.score);
      expect(await rig.match.card({ player: "eve" })).toEqual({ error: "no-such-match" });
      expect(await rig.stored()).toEqual(stored);
      await bo.ask(RESIGN);
      expect(await rig.match.card({ player: "bo" })).toEqual({ ok: true, card: null });
    });
  });
}
