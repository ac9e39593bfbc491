import { describe, expect, it } from "vitest";
import { fold } from "./evolve.ts";
import type { TestClient } from "./testing/client.ts";
import { BUY, blitz, both, casual, KATT, LAY_KATT, PASS, RESIGN, SELL, WORDS, wait } from "./testing/contract/prepared.ts";
import { NodeRig } from "./testing/node-rig.ts";
import { wanted } from "./testing/rig.types.ts";
import { stable } from "./testing/stable.ts";
import { turns } from "./turns/mode.ts";

const LAY_BIL = [..."BIL"].map((letter, index) => ({ at: `${"GHI".charAt(index)}8`, letter }));

const rigOf = (): NodeRig => new NodeRig({ words: new Set(WORDS) });

const OF_ANOTHER_VERSION = `UPDATE kept SET body = json_set(body, '$.version', 0, '$.fold', 'of another shape') WHERE name = 'head'`;

describe("a match in trouble", () => {
  it("R-20 a state that cannot be kept holds up no command: whoever wakes up folds the whole log", async () => {
    const rig = rigOf();
    const { anna, bo } = await casual(rig);
    rig.tamper("CREATE TRIGGER full BEFORE INSERT ON kept BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");
    for (let trade = 0; trade < 20; trade++) {
      expect(await anna.try({ type: trade % 2 === 0 ? "buy" : "sell", power: "charge" })).toBe("done");
    }
    expect(await bo.try(LAY_KATT)).toBe("done");
    await anna.settle();
    const seen = stable(anna.view);
    await rig.evict();
    expect(stable((await rig.connect("anna")).view)).toBe(seen);
    expect(rig.notes.filter(({ event }) => event === "fault")).toEqual([]);
  });

  it("A-34 an alarm that fails twenty times is set again each time, and its deadline arrives once", async () => {
    const rig = rigOf();
    const pair = await blitz(rig);
    rig.broken = true;
    for (let failure = 0; failure < 20; failure++) {
      const at = await rig.alarmAt();
      if (at === null) throw new Error("the alarm was given up");
      rig.setClock(Math.max(rig.now(), at));
      await rig.fireAlarm();
    }
    expect(rig.notes.filter(({ event }) => event === "fault")).toHaveLength(20);
    rig.broken = false;
    const at = await rig.alarmAt();
    rig.setClock(at ?? 0);
    await rig.fireAlarm();
    await both(pair);
    expect(pair.anna.events.filter(({ type }) => type === "passed")).toHaveLength(1);
    expect(pair.anna.game.turn).toBe(0);
  });

  it("a command that cannot be stored is answered with try-again, has not happened, and can be sent again", async () => {
    const rig = rigOf();
    const { anna, bo } = await casual(rig);
    const before = await rig.stored();
    rig.broken = true;
    expect(await bo.try(LAY_KATT, { id: "the-one-play" })).toBe("try-again");
    expect(await rig.stored()).toEqual(before);
    await both({ anna, bo });
    expect(bo.game.board).toEqual({});
    rig.broken = false;
    expect(await bo.try(LAY_KATT, { id: "the-one-play" })).toBe("done");
    await both({ anna, bo });
  });

  it("A-34 R-26 a fault after a step was stored: its alarm is set all the same, and everybody learns of it", async () => {
    const rig = rigOf();
    const { anna, bo } = await blitz(rig);
    rig.alarmFails = 1;
    expect(await bo.try(RESIGN, { id: "the-resigning" })).toBe("try-again");
    expect(anna.view.phase).toBe("over");
    expect(await rig.alarmAt()).toBe(rig.now());
    expect(await bo.try(RESIGN, { id: "the-resigning" })).toBe("done");
    await rig.fireAlarm();
    expect(rig.delivered().at(-1)).toMatchObject({ name: "over" });
  });

  it("A-34 an alarm that could not be set is set as soon as anything is heard", async () => {
    const rig = rigOf();
    const { anna, bo } = await blitz(rig);
    rig.alarmFails = 2;
    expect(await bo.try(RESIGN)).toBe("try-again");
    expect(await anna.try(PASS)).toBe("match-over");
    expect(await rig.alarmAt()).toBe(rig.now());
  });

  it("a logger that fails keeps nothing from being done", async () => {
    const rig = rigOf();
    rig.notes.push = () => {
      throw new Error("no more lines");
    };
    const pair = await blitz(rig);
    rig.broken = true;
    expect(await pair.bo.try(PASS)).toBe("try-again");
    rig.broken = false;
    expect(await pair.bo.try(PASS)).toBe("done");
    await both(pair);
  });

  it("R-20 the snapshot is a cache: of another version it is folded anew from the log", async () => {
    const rig = rigOf();
    const { anna, bo } = await casual(rig);
    await bo.ask({ type: "buy", power: "charge" });
    await bo.ask(LAY_KATT);
    await anna.ask({ type: "buy", power: "dice" });
    rig.tamper(OF_ANOTHER_VERSION);
    await both({ anna, bo });
    expect(await anna.try(PASS)).toBe("done");
    await both({ anna, bo });
  });

  it("R-27 folded anew it still knows how many purchases were made", async () => {
    const rig = rigOf();
    const { bo } = await casual(rig);
    for (let bought = 0; bought < 25; bought++) {
      expect(await bo.try({ type: "buy", power: "charge" })).toBe("done");
      expect(await bo.try({ type: "sell", power: "charge" })).toBe("done");
      if (bought % 5 === 0) rig.tamper(OF_ANOTHER_VERSION);
    }
    expect(await bo.try({ type: "buy", power: "charge" })).toBe("too-many");
  });

  it("R-20 the snapshot may be behind the log: whoever wakes up folds what came after", async () => {
    const rig = rigOf();
    const pair = await casual(rig);
    for (let bought = 0; bought < 12; bought++) {
      await pair.bo.ask({ type: bought % 2 === 0 ? "buy" : "sell", power: "charge" });
      await rig.evict();
      await both(pair);
      const { row } = JSON.parse((await rig.stored())?.head ?? "{}");
      expect((await rig.log()).length - row).toBeLessThan(8);
      expect(
        stable(
          fold(
            turns,
            (await rig.log()).flatMap(({ events }) => events),
          ),
        ),
      ).toBe(stable(await rig.state()));
    }
  });

  it("V-13 no lexicon is asked for by what lays no word: a lobby, coming and going, trades, passes, deadlines, resigning", async () => {
    const rig = rigOf();
    const { anna, bo } = await blitz(rig, { ...KATT, turnMs: 60_000 });
    const turns = [anna, bo];
    for (const command of [BUY, SELL, PASS]) {
      const mine = turns[bo.game.turn];
      expect(await mine?.try(command)).toBe("done");
      await both({ anna, bo });
    }
    await rig.evict();
    anna.send('{"t":"visible","visible":false}');
    anna.send('{"t":"catch-up","after":1}');
    await rig.match.card({ player: "anna" });
    await wait(rig, 60_001);
    await both({ anna, bo });
    expect(anna.events.at(-1)).toMatchObject({ type: "passed", automatic: true });
    expect(await bo.try(RESIGN)).toBe("done");
    await wait(rig, 0);
    expect(rig.delivered().map(({ name }) => name)).toEqual(["live", "over"]);
    await rig.match.record();
    expect(rig.wordsAsked).toBe(0);
  });

  it("a lexicon that cannot be had: plays are to be tried again, all else goes on", async () => {
    const rig = new NodeRig({ words: null });
    const { anna, bo } = await casual(rig);
    expect(await bo.try(LAY_KATT)).toBe("try-again");
    expect(await bo.try({ type: "buy", power: "charge" })).toBe("done");
    expect(await bo.try(PASS)).toBe("done");
    await both({ anna, bo });
  });

  describe("P-13 a lexicon that cannot be had when nobody can lay a word any more", () => {
    /** With E and N the last word is KATTEN; the third seat has them, and a Q fits nowhere. */
    const position = {
      board: { G9: "K", H9: "A", I9: "T", J9: "T" },
      players: [{ rack: "Q" }, { rack: "Q" }, { rack: "ENQ" }],
      bag: "",
      turn: 2,
    };

    async function without(): Promise<{ readonly rig: NodeRig; readonly anna: TestClient; readonly ceb: TestClient }> {
      const rig = rigOf();
      await rig.match.create(wanted(rig.id, { ruleset: "alfapet", options: { players: 3 }, test: { position } }));
      for (const player of ["bo", "ceb"]) await rig.match.takeSeat({ player, name: player });
      const [anna, ceb] = [await rig.connect("anna"), await rig.connect("ceb")];
      await wait(rig, 0);
      rig.wordsGone = true;
      return { rig, anna, ceb };
    }

    /** Tries in vain, sleeps, and has the lexicon again. */
    async function comesBack(rig: NodeRig, anna: TestClient): Promise<void> {
      for (const after of [1000, 2000, 4000]) {
        expect(await rig.alarmAt()).toBe(rig.now() + after);
        await wait(rig, after);
      }
      await anna.settle();
      expect(anna.view.phase).toBe("live");
      await rig.evict();
      rig.wordsGone = false;
      await wait(rig, 8000);
      await anna.settle();
      expect(anna.game.result).toMatchObject({ reason: "blocked" });
      await wait(rig, 30 * 86_400_000);
      expect(rig.delivered()).toMatchObject([{ name: "over" }]);
      expect(await rig.alarmAt()).toBeNull();
    }

    it("is asked for again after a deadline, also by an object that has slept meanwhile", async () => {
      const { rig, anna } = await without();
      await wait(rig, 7 * 86_400_000 + 1);
      await comesBack(rig, anna);
    });

    it("and after a command that needed none", async () => {
      const { rig, anna, ceb } = await without();
      expect(await ceb.try({ type: "resign" })).toBe("done");
      await wait(rig, 0);
      await comesBack(rig, anna);
    });
  });

  it("a version of the lexicon that is served no longer: both are told, and the newest judges", async () => {
    const rig = new NodeRig({ words: new Set(WORDS), lexiconVersion: "newer" });
    const { anna, bo } = await casual(rig);
    expect(await bo.try(PASS)).toBe("done");
    await both({ anna, bo });
    expect(anna.view.lexiconVersion).toBe("test");
    const { n } = anna;
    expect(await anna.try({ type: "play", tiles: [{ at: "H8", letter: "B" }], powers: [] })).toBe("no-word");
    await both({ anna, bo });
    expect(bo.events.at(-1)).toMatchObject({ type: "lexicon-changed", version: "newer" });
    expect(await anna.try({ type: "play", tiles: LAY_BIL, powers: [] }, { seen: n })).toBe("done");
    expect(await bo.try(PASS)).toBe("done");
    await both({ anna, bo });
    expect(anna.events.filter(({ type }) => type === "lexicon-changed")).toHaveLength(1);
    expect(anna.view.lexiconVersion).toBe("newer");
  });

  it("TEST_OPTIONS alone allows a prepared match", async () => {
    const rig = new NodeRig({ testOptions: false });
    expect(await rig.match.create(wanted(rig.id, { test: { turnMs: 5 } }))).toEqual({ error: "bad-request" });
    expect(await rig.match.create(wanted(rig.id, { test: {} }))).toEqual({ error: "bad-request" });
    expect(await rig.stored()).toBeNull();
    expect(await rig.match.create(wanted(rig.id))).toMatchObject({ ok: true });
  });

  it("R-21 the key is drawn for each match, and replays the same bag", async () => {
    const starts = [];
    for (const byte of [1, 1, 2]) {
      const rig = new NodeRig({ randomBytes: (count) => new Uint8Array(count).fill(byte) });
      await casual(rig, {});
      const events = (await rig.log()).flatMap((row) => row.events);
      starts.push(stable(events.find(({ type }) => type === "started")));
    }
    expect(starts[1]).toBe(starts[0]);
    expect(starts[2]).not.toBe(starts[0]);
  });

  it("A-91 every line names whose doing it is, and counts: how late a clock was, what was refused, how it ended", async () => {
    const rig = rigOf();
    const { bo } = await blitz(rig);
    await bo.ask({ type: "buy", power: "charge" });
    expect(await bo.try({ type: "end-game" })).toBe("not-allowed");
    rig.setClock((await rig.alarmAt()) ?? 0);
    rig.setClock(rig.now() + 250);
    await rig.fireAlarm();
    await bo.ask(RESIGN);
    const [anna, bos, nobody] = [
      { seat: 0, player: "anna" },
      { seat: 1, player: "bo" },
      { seat: null, player: null },
    ];
    const level = "info";
    expect(rig.notes).toEqual([
      { level, event: "opened", fields: expect.objectContaining(anna) },
      { level, event: "seated", fields: { ...bos, phase: "lobby" } },
      { level, event: "deadline", fields: { ...nobody, phase: "countdown", lateMs: 0, events: ["started"] } },
      { level, event: "started", fields: nobody },
      { level, event: "refused", fields: { ...bos, command: "end-game", code: "not-allowed" } },
      { level, event: "deadline", fields: { ...bos, phase: "live", lateMs: 250, events: ["passed"] } },
      { level, event: "ended", fields: { ...nobody, reason: "resigned", rows: 8 } },
    ]);
  });

  it("R-33 after the end the clock does nothing more", async () => {
    const rig = rigOf();
    const pair = await blitz(rig);
    await pair.bo.ask(RESIGN);
    const rows = (await rig.log()).length;
    await wait(rig, 10 * 120_000);
    pair.anna.close();
    await pair.bo.settle();
    expect((await rig.log()).length).toBe(rows);
    expect(await rig.alarmAt()).toBeNull();
  });
});
