import { describe, expect, it } from "vitest";
import { FILLS, IDLE_ROUNDS, MOST_HELD, PAUSE_MS, POINTLESS_ROUNDS, ROUND_MS, tilesFor, WINS_AT } from "./index.ts";
import { Game, NOW, tilesOf } from "./testing/game.ts";

const BLOCK = ["ABCDEFGH", "ABCDEFGH", "ABCDEFGH", "ABCDEFGH"];
/** What a block is laid of, and as much again. */
const BLOCKS = [...BLOCK.join(""), ...BLOCK.join("")];

describe("P-20 drawing", () => {
  it("gives the next tile of the common bag to who asks first", () => {
    const game = new Game({ bag: [..."ABCDE"] });
    expect([0, 1, 1, 0].map((seat) => game.do(seat, { type: "draw" }))).toEqual(["done", "done", "done", "done"]);
    expect(game.seat(0).held).toEqual(["A", "D"]);
    expect(game.seat(1).held).toEqual(["B", "C"]);
    expect(game.state.bag).toEqual(["E"]);
  });

  it("takes one set of tiles for two, and two for three or four, so that nobody can empty the bag for the others", () => {
    expect([2, 3, 4].map((seats) => tilesFor("sv", seats).length)).toEqual([120, 240, 240]);
    for (const seats of [2, 3, 4]) expect(seats * MOST_HELD).toBeLessThanOrEqual(tilesFor("sv", seats).length);
    expect(tilesFor("sv", 2).filter((tile) => tile === "?")).toHaveLength(2);
    expect(tilesFor("sv", 4).some((tile) => tile === "#" || tile === ">")).toBe(false);
  });

  it("ends at 40 letters, and where a bag is empty", () => {
    const game = new Game();
    game.draw(0, MOST_HELD);
    expect(game.do(0, { type: "draw" })).toBe("hand-full");
    expect(game.do(1, { type: "draw" })).toBe("done");
    expect(new Game({ bag: [] }).do(0, { type: "draw" })).toBe("bag-empty");
  });
});

describe("P-20 arranging", () => {
  const drawn = (bag = "KATT?", words = ["KATT"]): Game => {
    const game = new Game({ bag: [...bag], words: new Set(words) });
    game.draw(0, bag.length);
    return game;
  };

  it("lets letters lie in any way while it is worked on, and says which words are in no list", () => {
    const game = drawn();
    expect(game.lay(0, "K", "..A", "....T")).toBe("done");
    expect(game.seat(0)).toMatchObject({ revision: 1, invalid: [] });
    expect(game.lay(0, "KATT", "A")).toBe("not-held");
    expect(game.lay(0, "KATT", "a")).toBe("done");
    expect(game.seat(0).invalid).toEqual(["KA"]);
    expect(game.lay(0)).toBe("done");
    expect(game.seat(0)).toMatchObject({ tiles: [], revision: 3 });
  });

  it("lets a blank be another letter whenever the half is rearranged", () => {
    const game = drawn("KAT?");
    expect(game.lay(0, "KATt")).toBe("done");
    expect(game.seat(0).invalid).toEqual([]);
    expect(game.lay(0, "KATé")).toBe("bad-letter");
    expect(game.lay(0, "KATs")).toBe("done");
    expect(game.lay(0, "KaTt")).toBe("not-held");
  });

  it.each([
    ["outside-board", [{ at: "I1", letter: "K" }]],
    ["square-taken", ["A1", "A1"].map((at) => ({ at, letter: "T" }))],
    ["bad-letter", [{ at: "A1", letter: "?" }]],
    ["not-held", [{ at: "A1", letter: "Z" }]],
    ["half-full", Array.from({ length: FILLS + 1 }, (_, n) => ({ at: `A${n + 1}`, letter: "K" }))],
  ])("R-15 refuses %s and changes nothing", (code, tiles) => {
    const game = drawn();
    const before = game.state;
    expect(game.do(0, { type: "arrange", revision: 1, tiles })).toBe(code);
    expect(game.state).toBe(before);
  });

  it("R-25 an older arrangement that comes late changes nothing", () => {
    const game = drawn();
    expect(game.do(0, { type: "arrange", revision: 5, tiles: tilesOf("KATT") })).toBe("done");
    for (const revision of [5, 4, 1]) expect(game.do(0, { type: "arrange", revision, tiles: [] })).toBe("stale");
    expect(game.seat(0).tiles).toHaveLength(4);
  });

  it("a name that all are agreed on is a word", () => {
    const game = new Game({ bag: [..."KATT"], words: new Set(), names: ["KATT"] });
    game.draw(0, 4);
    game.lay(0, "KATT");
    expect(game.seat(0).invalid).toEqual([]);
  });
});

describe("P-20 a round", () => {
  it("is over when a half is filled: a point each for most words, the longest word and most letters", () => {
    const game = new Game({ bag: BLOCKS });
    game.draw(0, FILLS);
    game.draw(1, 4);
    game.lay(1, "ABCD");
    expect(game.lay(0, ...BLOCK)).toBe("done");
    expect(game.types().slice(-2)).toEqual(["arranged", "round-over"]);
    expect(game.state).toMatchObject({ stage: "shown", round: 1, until: NOW + PAUSE_MS });
    expect(game.state.last).toMatchObject({
      end: "filled",
      by: 0,
      prizes: { words: [0], longest: [0], letters: [0] },
      halves: [
        { seat: 0, counted: { words: 12, longest: 8, letters: 32 }, loose: [] },
        { seat: 1, counted: { words: 1, longest: 4, letters: 4 } },
      ],
    });
    expect(game.state.seats.map(({ points }) => points)).toEqual([3, 0]);
    expect(game.seat(0).stats).toEqual({ words: 12, longestWord: "ABCDEFGH", letters: 32, filled: 1 });
  });

  it("is not over while a word is in no list, or the letters lie apart: nobody can end it by throwing letters down", () => {
    const game = new Game({ bag: BLOCKS, words: { has: (word) => word !== "HHHH" } });
    game.draw(0, FILLS);
    game.lay(0, ...BLOCK);
    expect(game.state.stage).toBe("playing");
    game.lay(0, ...BLOCK.slice(1), "", "ABCDEFGH");
    expect(game.state.stage).toBe("playing");
  });

  it("a tie gives each the point, and where there is no word nobody gets one", () => {
    const game = new Game({ bag: [..."ALAL"] });
    game.draw(0, 2);
    game.draw(1, 2);
    game.lay(0, "AL");
    game.lay(1, "A", "L");
    game.timeIsUp();
    expect(game.state.last?.prizes).toEqual({ words: [0, 1], longest: [0, 1], letters: [0, 1] });
    expect(game.state.seats.map(({ points }) => points)).toEqual([3, 3]);
    game.timeIsUp();
    game.draw(0, 1);
    game.draw(1, 1);
    game.timeIsUp();
    expect(game.state.last?.prizes).toEqual({ words: [], longest: [], letters: [] });
  });

  it("R-15 invalid words count for nothing", () => {
    const game = new Game({ bag: [..."KATTENKAT"], words: new Set(["KAT"]) });
    game.draw(0, 6);
    game.draw(1, 3);
    game.lay(0, "KATTEN");
    game.lay(1, "KAT");
    game.timeIsUp();
    expect(game.state.seats.map(({ points }) => points)).toEqual([0, 3]);
    expect(game.state.last?.halves[0]?.words).toMatchObject([{ word: "KATTEN", valid: false, counts: false }]);
  });

  it("is over when its time is up, and when all who play can do no more", () => {
    const game = new Game({ seats: 3 });
    game.timeIsUp();
    expect(game.now).toBe(NOW + ROUND_MS);
    expect(game.state.last).toMatchObject({ end: "time", by: null });
    game.timeIsUp();
    for (const seat of [0, 1, 2]) game.draw(seat, 1);
    expect(game.do(0, { type: "done" })).toBe("done");
    expect(game.do(0, { type: "draw" })).toBe("not-allowed");
    expect(game.lay(0)).toBe("not-allowed");
    expect(game.do(0, { type: "undone" })).toBe("done");
    expect(game.do(0, { type: "draw" })).toBe("done");
    for (const seat of [0, 1, 2]) game.do(seat, { type: "done" });
    expect(game.state.last).toMatchObject({ round: 2, end: "done", by: null });
  });

  it("between rounds nothing is drawn or laid, and all halves lie open", () => {
    const game = new Game({ bag: [..."ALNI"] });
    game.draw(0, 3);
    game.lay(0, "AL");
    game.timeIsUp();
    expect(game.state.last?.halves[0]).toMatchObject({ tiles: tilesOf("AL"), loose: ["N"] });
    expect([game.do(0, { type: "draw" }), game.lay(0), game.do(0, { type: "done" })]).toEqual(Array(3).fill("not-allowed"));
  });

  it("the next one begins when the pause is over, or sooner once all are ready; everything is back in the bag", () => {
    const game = new Game();
    game.draw(0, 5);
    game.timeIsUp();
    const pause = game.now;
    expect(game.do(0, { type: "ready" })).toBe("done");
    expect(game.do(0, { type: "unready" })).toBe("done");
    expect(game.state.until).toBe(pause + PAUSE_MS);
    for (const seat of [0, 1]) game.do(seat, { type: "ready" });
    expect(game.state.until).toBe(pause + 3000);
    expect(game.do(0, { type: "unready" })).toBe("not-allowed");
    game.timeIsUp();
    expect(game.state).toMatchObject({ stage: "playing", round: 2, until: pause + 3000 + ROUND_MS });
    expect(game.state.bag).toHaveLength(120);
    expect(
      game.state.seats.every(({ held, tiles, revision, done }) => held.length + tiles.length + revision === 0 && !done),
    ).toBe(true);
  });
});

describe("P-20 the match", () => {
  const won = (game: Game, seat: number): void => {
    const other = 1 - seat;
    game.draw(seat, 2);
    game.draw(other, 1);
    game.do(seat, { type: "arrange", revision: 1, tiles: laidOf(game, seat) });
    game.timeIsUp();
  };
  const laidOf = (game: Game, seat: number) =>
    game.seat(seat).held.map((tile, row) => {
      const at = `A${row + 1}`;
      return tile === "?" ? { at, letter: "A", from: "blank" as const } : { at, letter: tile };
    });

  it("is won with 6 points", () => {
    const game = new Game();
    won(game, 1);
    expect(game.state.result).toBeNull();
    game.timeIsUp();
    won(game, 1);
    expect(game.state).toMatchObject({ stage: "over", until: null });
    expect(game.state.result).toEqual({ reason: "points", winner: 1, final: [0, WINS_AT] });
    expect(game.do(0, { type: "draw" })).toBe("match-over");
    expect(game.do(0, { type: "resign" })).toBe("match-over");
  });

  it("of several with 6 the one with most has won, and equals share the win", () => {
    const game = new Game();
    for (let round = 0; round < 2; round++) {
      for (const seat of [0, 1]) {
        game.draw(seat, 2);
        game.do(seat, { type: "arrange", revision: 1, tiles: laidOf(game, seat) });
      }
      game.timeIsUp();
      game.timeIsUp();
    }
    expect(game.state.result).toEqual({ reason: "points", winner: [0, 1], final: [6, 6] });
  });

  it("R-32 R-34 with one left that one has won; the halves are shown, and the points stand as they are", () => {
    const game = new Game({ bag: [..."ALNI"] });
    game.draw(0, 2);
    game.lay(0, "AL");
    const before = game.events.length;
    expect(game.do(1, { type: "resign" })).toBe("done");
    expect(game.types(before)).toEqual(["round-over", "left", "ended"]);
    expect(game.state.result).toEqual({ reason: "resigned", winner: 0, final: [0, 0] });
    expect(game.state.last).toMatchObject({ end: "left", prizes: { words: [], longest: [], letters: [] } });
    expect(game.state.last?.halves.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("R-32 goes on without who resigns while two remain, and waits for nobody who has left", () => {
    const game = new Game({ seats: 3 });
    for (const seat of [0, 1, 2]) game.draw(seat, 1);
    for (const seat of [0, 1]) game.do(seat, { type: "done" });
    expect(game.do(2, { type: "resign" })).toBe("done");
    expect(game.state.last).toMatchObject({ end: "done", halves: [{ seat: 0 }, { seat: 1 }] });
    expect(game.do(2, { type: "ready" })).toBe("not-allowed");
    for (const seat of [0, 1]) game.do(seat, { type: "ready" });
    expect(game.types().at(-1)).toBe("called");
    expect(game.do(0, { type: "resign" })).toBe("done");
    expect(game.state.result).toMatchObject({ reason: "resigned", winner: 1 });
  });

  it("who draws nothing in two rounds on end has left", () => {
    const game = new Game({ seats: 3 });
    for (let round = 0; round < IDLE_ROUNDS; round++) {
      game.draw(0, 1);
      game.draw(1, 1);
      game.timeIsUp();
      game.timeIsUp();
    }
    expect(game.events.find(({ type }) => type === "left")).toMatchObject({ seat: 2, reason: "inactivity" });
    expect(game.state.stage).toBe("playing");
  });

  it("ends when nobody comes back, and when nobody wins a point any more: every match has an end", () => {
    const nobody = new Game();
    while (nobody.state.result === null) nobody.timeIsUp();
    expect(nobody.state.result).toEqual({ reason: "inactivity", winner: [0, 1], final: [0, 0] });
    expect(nobody.state.round).toBe(IDLE_ROUNDS);
    const idle = new Game();
    while (idle.state.result === null) {
      if (idle.state.stage === "playing") for (const seat of [0, 1]) idle.draw(seat, 1);
      idle.timeIsUp();
    }
    expect(idle.state.result).toEqual({ reason: "no-points", winner: [0, 1], final: [0, 0] });
    expect(idle.state.round).toBe(POINTLESS_ROUNDS);
  });

  it("one who plays on alone has won when the other has been away for two rounds", () => {
    const game = new Game();
    for (let round = 0; round < IDLE_ROUNDS; round++) {
      game.draw(0, 1);
      game.timeIsUp();
      game.timeIsUp();
    }
    expect(game.state.result).toMatchObject({ reason: "inactivity", winner: 0 });
  });
});
