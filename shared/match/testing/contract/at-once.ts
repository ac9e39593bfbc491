/** What holds for a match that all play at once (P-20), whatever it runs on. */
import { describe, expect, it } from "vitest";
import { CLOSE } from "../../../protocol/codes.ts";
import { OLDEST_AT_ONCE, PROTOCOL } from "../../../protocol/version.ts";
import type { RuleOptions } from "../../../rules/model.ts";
import type { AtOnce } from "../../at-once/at-once.types.ts";
import { atOnce } from "../../at-once/mode.ts";
import { fold } from "../../evolve.ts";
import { streamAfter } from "../../streams.ts";
import type { TestOptions } from "../../test-options.ts";
import type { ExpressClient } from "../express-client.ts";
import { type MakeRig, type Rig, wanted } from "../rig.types.ts";
import { stable } from "../stable.ts";
import { newId } from "../stream-client.ts";
import { oldExpress } from "./old-express.ts";
import { wait } from "./prepared.ts";
import { troubledHour } from "./trouble.ts";

type ExpressRig = Rig<AtOnce, ExpressClient>;

const ROUND = 600_000;
const PLAYERS = ["anna", "bo", "ceb", "dan"];
const DRAW = { type: "draw" } as const;
const READY = { type: "ready" } as const;

/** Drawn from the left. */
const BAG = "KATTKATTBILBILNIALNIAL";

const lay = (revision: number, ...rows: readonly string[]) => ({
  type: "arrange" as const,
  revision,
  tiles: rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === "." ? [] : [{ at: `${String.fromCharCode(65 + x)}${y + 1}`, letter }])),
  ),
});

async function seated(rig: ExpressRig, players: 2 | 3 | 4, test: TestOptions): Promise<readonly ExpressClient[]> {
  const options: RuleOptions = players === 2 ? {} : { players };
  const made = await rig.match.create(wanted(rig.id, { ruleset: "express", format: "blitz", options, test }));
  expect(made).toHaveProperty("ok");
  for (const player of PLAYERS.slice(1, players)) await rig.match.takeSeat({ player, name: player });
  return Promise.all(PLAYERS.slice(0, players).map((player) => rig.connect(player)));
}

async function begun(rig: ExpressRig, players: 2 | 3 | 4 = 2, test: TestOptions = { position: { bag: BAG } }) {
  const clients = await seated(rig, players, test);
  for (const client of clients) expect(await client.try(READY)).toBe("done");
  await wait(rig, 3000);
  await all(clients);
  const [anna, bo] = clients;
  if (anna === undefined || bo === undefined) throw new Error("nobody is there");
  return { clients, anna, bo };
}

const all = (clients: readonly ExpressClient[]) => Promise.all(clients.map((client) => client.settle()));

async function draw(client: ExpressClient, count: number): Promise<void> {
  for (let tile = 0; tile < count; tile++) expect(await client.try(DRAW)).toBe("done");
}

export function atOnceContract(make: MakeRig<AtOnce, ExpressClient>): void {
  lobby(make);
  rounds(make);
  commands(make);
  connections(make);
  oldExpress(make);
}

function lobby(make: MakeRig<AtOnce, ExpressClient>): void {
  describe("P-20 the lobby", () => {
    it("is another game than those in turns", async () => {
      const rig = await make();
      expect(await rig.match.create(wanted(rig.id, { format: "blitz" }))).toEqual({ error: "bad-request" });
      expect(await rig.stored()).toBeNull();
    });

    it("A-14 opens with the last seat and waits for every Ready; then three seconds, and round 1", async () => {
      const rig = await make();
      const clients = await seated(rig, 4, {});
      for (const client of clients.slice(1)) expect(await client.try(READY)).toBe("done");
      await clients[0]?.settle();
      expect(clients[0]?.view).toMatchObject({ phase: "lobby", ready: [false, true, true, true], game: null });
      expect(await clients[0]?.try(DRAW)).toBe("not-allowed");
      expect(await clients[0]?.try(READY)).toBe("done");
      const since = rig.now();
      await wait(rig, 3000);
      await all(clients);
      expect(clients[2]?.view).toMatchObject({ phase: "live", ruleset: "express", seats: 4, format: "blitz" });
      expect(clients[2]?.game).toMatchObject({ round: 1, stage: "playing", until: since + 3000 + ROUND, bag: 240 });
      await wait(rig, 0);
      expect(rig.delivered()).toMatchObject([{ name: "live" }]);
    });

    it("names are agreed on by Ready: a new list takes every mark back, and counts when the round has begun", async () => {
      const rig = await make();
      const [anna, bo] = await seated(rig, 2, { position: { bag: "ANNAXQ" } });
      if (anna === undefined || bo === undefined) throw new Error("nobody is there");
      expect(await anna.try({ type: "names", names: ["anna", "XQ"] })).toBe("done");
      expect(await bo.try(READY)).toBe("done");
      expect(await anna.try({ type: "names", names: ["ANNA"] })).toBe("done");
      await all([anna, bo]);
      expect(bo.view).toMatchObject({ ready: [false, false], options: { names: ["ANNA"] } });
      expect(await anna.try({ type: "names", names: ["ANNA"] })).toBe("done");
      for (const client of [anna, bo]) await client.ask(READY);
      expect(await bo.try({ type: "names", names: [] })).toBe("not-allowed");
      await wait(rig, 3000);
      await draw(anna, 6);
      expect(await anna.try(lay(1, "ANNA", "", "XQ"))).toBe("done");
      await anna.settle();
      expect(anna.mine.invalid).not.toContain("ANNA");
      expect(anna.mine.invalid).toContain("XQ");
    });

    it("R-27 proposals are bounded too", async () => {
      const rig = await make();
      const [anna] = await seated(rig, 3, {});
      for (let list = 0; list < 50; list++) {
        rig.setClock(rig.now() + 500);
        expect(await anna?.try({ type: "names", names: [`A${"B".repeat((list % 5) + 1)}`] })).toBe("done");
      }
      expect(await anna?.try({ type: "names", names: [] })).toBe("too-many");
    });
  });
}

function rounds(make: MakeRig<AtOnce, ExpressClient>): void {
  describe("P-20 rounds", () => {
    it("others see how many letters a seat has drawn and laid, not which, until the round is over", async () => {
      const rig = await make();
      const { anna, bo, clients } = await begun(rig);
      await draw(anna, 4);
      expect(await anna.try(lay(1, "KATT"))).toBe("done");
      expect(await anna.try(lay(2, "..KATT"))).toBe("done");
      await all(clients);
      expect(bo.game.seats[0]).toMatchObject({ held: 4, laid: 4, done: false });
      expect(bo.game.bag).toBe(BAG.length - 4);
      expect(bo.texts.join("")).not.toMatch(/KATT|"K"/);
      expect(bo.events.map(({ type }) => type).slice(-5)).toEqual(["drew", "drew", "drew", "drew", "laid"]);
      expect(anna.mine).toEqual({ held: ["K", "A", "T", "T"], tiles: lay(2, "..KATT").tiles, revision: 2, invalid: [] });
      await wait(rig, ROUND + 1);
      await all(clients);
      expect(bo.game).toMatchObject({
        stage: "shown",
        last: {
          end: "time",
          halves: [{ tiles: lay(2, "..KATT").tiles, words: [{ word: "KATT", valid: true, counts: true }] }, { tiles: [] }],
          prizes: { words: [0], longest: [0], letters: [0] },
        },
      });
      expect(bo.game.seats.map(({ points }) => points)).toEqual([3, 0]);
    });

    it("end when all are done, go on when all are Ready, and a match that is over tells the lists", async () => {
      const rig = await make();
      const { anna, bo, clients } = await begun(rig);
      await draw(anna, 4);
      await anna.ask(lay(1, "KATT"));
      await draw(bo, 1);
      for (const client of clients) expect(await client.try({ type: "done" })).toBe("done");
      await all(clients);
      expect(bo.game).toMatchObject({ stage: "shown", last: { end: "done" } });
      for (const client of clients) expect(await client.try(READY)).toBe("done");
      await wait(rig, 3000);
      await all(clients);
      expect(bo.game).toMatchObject({ stage: "playing", round: 2, bag: 120 });
      expect(bo.mine).toEqual({ held: [], tiles: [], revision: 0, invalid: [] });
      expect(await bo.try({ type: "resign" })).toBe("done");
      await all(clients);
      expect(anna.view.phase).toBe("over");
      expect(anna.game.result).toEqual({ reason: "resigned", winner: 0, final: [3, 0] });
      await wait(rig, 0);
      expect(rig.delivered().at(-1)).toMatchObject({ name: "over", result: { reason: "resigned", winner: 0, final: [3, 0] } });
      expect(await rig.alarmAt()).toBeNull();
    });

    it("a match that everybody has left ends by itself, with one alarm at a time", async () => {
      const rig = await make();
      const { clients } = await begun(rig, 3);
      for (const client of clients) client.close();
      let alarms = 0;
      for (let at = await rig.alarmAt(); at !== null; at = await rig.alarmAt()) {
        rig.setClock(Math.max(at, rig.now()));
        await rig.fireAlarm();
        alarms++;
      }
      expect(alarms).toBeLessThan(12);
      expect(rig.delivered().at(-1)).toMatchObject({ name: "over", result: { reason: "inactivity" } });
      expect(await rig.match.standing()).toMatchObject({ ok: true, phase: "over" });
    });

    it("A-34 come and go once, though the lists do not answer for an hour and the alarm fails twenty times", async () => {
      const rig = await make();
      const { events, told } = await troubledHour(rig, () => begun(rig, 2, { roundMs: 7 * 60_000, pauseMs: 120_000 }));
      expect(told).toEqual(["live", "over"]);
      const rounds = events.flatMap((event) => (event.type === "round-began" ? [event.round] : []));
      expect(rounds.length).toBeGreaterThan(0);
      expect(rounds).toEqual(rounds.map((_, index) => index + 2));
      const over = events.filter(({ type }) => type === "round-over");
      expect(over).toHaveLength(rounds.length + 1);
      expect(events.filter(({ type }) => type === "ended")).toHaveLength(1);
    });

    it("R-32 four play on while two remain", async () => {
      const rig = await make();
      const { clients } = await begun(rig, 4, {});
      for (const client of clients.slice(2)) expect(await client.try({ type: "resign" })).toBe("done");
      await all(clients);
      expect(clients[3]?.game.seats.map(({ left }) => left)).toEqual([false, false, true, true]);
      expect(await clients[3]?.try(DRAW)).toBe("not-allowed");
      expect(await clients[0]?.try(DRAW)).toBe("done");
      expect(clients[0]?.view.phase).toBe("live");
    });

    it("A-31 the card tells a player how the match stands, with their own half alone", async () => {
      const rig = await make();
      const { anna } = await begun(rig);
      await draw(anna, 4);
      await anna.ask(lay(1, "KATT"));
      const told = await rig.match.card({ player: "anna" });
      const until = rig.now() + ROUND;
      expect(told).toMatchObject({ ok: true, card: { turn: null, scores: [0, 0], deadline: until, size: 17 } });
      expect("card" in told && told.card?.rows[0]).toBe(0b1111);
      const other = await rig.match.card({ player: "bo" });
      expect("card" in other && other.card?.rows.every((row) => row === 0)).toBe(true);
    });
  });
}

function commands(make: MakeRig<AtOnce, ExpressClient>): void {
  describe("P-20 commands", () => {
    it("R-25 one press is one tile, however often it is sent; two presses are two", async () => {
      const rig = await make();
      const { anna, bo } = await begun(rig);
      const id = newId();
      const first = await anna.ask(DRAW, { id });
      expect(await anna.ask(DRAW, { id })).toEqual(first);
      await rig.evict();
      expect(await anna.ask(DRAW, { id })).toEqual(first);
      expect(await anna.try({ type: "done" }, { id })).toBe("id-reused");
      expect(await bo.try(DRAW, { id })).toBe("done");
      await all([anna, bo]);
      expect([anna.mine.held, bo.mine.held]).toEqual([["K"], ["A"]]);
    });

    it("what others do makes nothing stale; the end of a round does", async () => {
      const rig = await make();
      const { anna, bo } = await begun(rig);
      const seen = bo.n;
      await draw(anna, 3);
      expect(await bo.try(DRAW, { seen })).toBe("done");
      await wait(rig, ROUND + 1);
      expect(await bo.try(DRAW, { seen })).toBe("stale");
      await bo.settle();
      expect(await bo.try(DRAW)).toBe("not-allowed");
    });

    it("an arrangement that comes after a later one changes nothing", async () => {
      const rig = await make();
      const { anna } = await begun(rig);
      await draw(anna, 4);
      expect(await anna.try(lay(2, "KATT"))).toBe("done");
      expect(await anna.try(lay(1, "TTAK"))).toBe("stale");
      expect(await anna.try(lay(2, "TTAK"))).toBe("stale");
      await anna.settle();
      expect(anna.mine.tiles).toEqual(lay(2, "KATT").tiles);
      expect(await anna.try(lay(3, "KATTEN"))).toBe("not-held");
    });

    it("what came at the end of a round is in time, and one millisecond later is not", async () => {
      const rig = await make();
      const { anna, clients } = await begun(rig);
      await draw(anna, 4);
      rig.setClock(anna.game.until ?? 0);
      expect(await anna.try(lay(1, "KATT"))).toBe("done");
      rig.setClock(rig.now() + 1);
      expect(await anna.try(lay(2))).toBe("stale");
      await all(clients);
      expect(anna.game.last?.halves[0]?.counted.words).toBe(1);
    });

    it("A-93 a page from before Express is told to reload", async () => {
      const rig = await make();
      await begun(rig);
      const old = await rig.connect("anna", undefined, OLDEST_AT_ONCE - 1);
      await old.gone();
      expect(old.closed).toMatchObject({ code: CLOSE.outdated });
      expect(old.messages).toMatchObject([{ t: "snapshot", protocol: PROTOCOL, oldest: OLDEST_AT_ONCE }]);
    });

    it("the commands of a match in turns are not understood", async () => {
      const rig = await make();
      const { anna } = await begun(rig);
      expect(await anna.bad(JSON.stringify({ t: "command", id: newId(), seen: anna.n, command: { type: "pass" } }))).toBe(
        "bad-message",
      );
    });
  });
}

function connections(make: MakeRig<AtOnce, ExpressClient>): void {
  describe("P-20 connections", () => {
    it("a page that comes back in the middle of a round hears what it missed, and has its half as it was", async () => {
      const rig = await make();
      const { anna, bo } = await begun(rig);
      await draw(anna, 4);
      await anna.ask(lay(1, "KATT"));
      anna.close();
      await draw(bo, 3);
      const back = await rig.connect("anna", anna);
      await back.settle();
      expect(back.mine).toMatchObject({ held: ["K", "A", "T", "T"], revision: 1 });
      expect(back.game.seats[1]).toMatchObject({ held: 3 });
      const fresh = await rig.connect("anna");
      await fresh.settle();
      expect(stable(fresh.view)).toBe(stable(back.view));
      expect(await fresh.try(lay(2))).toBe("done");
      await back.settle();
      expect(back.mine.tiles).toEqual([]);
    });

    it("R-20 sleep, restart and the log: every stream without gaps, and the log folds to what is kept", async () => {
      const rig = await make();
      const { anna, bo } = await begun(rig);
      await draw(anna, 3);
      await rig.evict();
      await draw(bo, 2);
      await rig.restart();
      const clients = [await rig.connect("anna", anna), await rig.connect("bo", bo)];
      await clients[0]?.ask(lay(1, "KAT"));
      await all(clients);
      const events = (await rig.log()).flatMap((row) => row.events);
      expect(stable(fold(atOnce, events))).toBe(stable(await rig.state()));
      for (const [seat, client] of clients.entries()) {
        const stream = streamAfter(atOnce, events, seat, 0);
        expect(stream.map(({ n }) => n)).toEqual(stream.map((_, index) => index + 1));
        expect(stream).toHaveLength(client.n);
      }
      const stored = await rig.stored();
      expect(`${stored?.log} ${stored?.head}`).not.toMatch(/anna|"bo"/i);
    });

    it("A-14 who leaves during the countdown stops it", async () => {
      const rig = await make();
      const [anna, bo] = await seated(rig, 2, {});
      await anna?.ask(READY);
      await bo?.ask(READY);
      bo?.close();
      await wait(rig, 10_000);
      await anna?.settle();
      expect(anna?.view).toMatchObject({ phase: "lobby", ready: [false, false], game: null });
    });
  });
}
