import { describe, expect, it } from "vitest";
import type { Command, RuleErrorCode } from "../index.ts";
import { Match, prepared, wordList } from "../testing/match.ts";

const LINE = { H8: "E", I8: "N" };
const kraft = () =>
  new Match(
    prepared("kraft", {
      board: LINE,
      players: [{ rack: "SQA", coins: 9, bar: ["swap", "charge", "gold", "alfa:pentagon"] }, { rack: "A" }],
      bag: "BC",
    }),
    wordList("ENS", "EN"),
  );
const play = (
  tiles: Extract<Command, { type: "play" }>["tiles"],
  powers: Extract<Command, { type: "play" }>["powers"] = [],
): Command => ({
  type: "play",
  tiles,
  powers,
});

describe("whose turn it is", () => {
  it("K-11 buying, selling and swapping do not end it, K-12 a play, a powers-only play and a pass do", () => {
    const match = kraft();
    for (const command of [
      { type: "buy", power: "charge" },
      { type: "sell", power: "charge" },
      { type: "swap", tiles: ["A"] },
    ] as const) {
      expect(match.do(0, command).error).toBeNull();
      expect(match.state.turn).toBe(0);
    }
    match.do(0, play([], [{ power: "charge", at: "H8" }]));
    match.do(1, { type: "pass" });
    match.do(0, play([{ at: "J8", letter: "S" }]));
    expect([match.state.turn, match.state.turnNumber]).toEqual([1, 4]);
  });

  it("R-33 after the end nothing is done any more", () => {
    const match = kraft();
    match.do(0, { type: "resign" });
    const ended = match.state;
    for (const command of [{ type: "pass" }, { type: "buy", power: "charge" }, { type: "resign" }] as const) {
      expect(match.do(1, command)).toEqual({ error: { code: "match-over" }, events: [] });
    }
    expect(match.state).toBe(ended);
  });
});

describe("refusals", () => {
  it("R-15, K-28, P-14 change nothing", () => {
    const match = kraft();
    const before = JSON.stringify(match.state);
    const refusals: [Command, RuleErrorCode][] = [
      [play([{ at: "J8", letter: "Q" }]), "word-not-in-lexicon"],
      [play([{ at: "A1", letter: "S" }]), "not-connected"],
      [play([{ at: "Z9", letter: "S" }]), "outside-board"],
      [play([{ at: "J8", letter: "S" }], [{ power: "dice", at: "H8" }]), "not-held"],
      [{ type: "exchange", tiles: ["S"] }, "not-allowed"],
      [{ type: "end-game" }, "not-allowed"],
      [{ type: "buy", power: "morph" }, "not-enough-coins"],
    ];
    for (const [command, code] of refusals) expect(match.do(0, command)).toMatchObject({ error: { code }, events: [] });
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it("V-03 comes first what stands first in the list", () => {
    const match = kraft();
    const tiles = [{ at: "A16", letter: "X" }];
    expect(match.do(1, play(tiles)).error?.code).toBe("not-your-turn");
    expect(match.do(0, play(tiles, [{ power: "place-2L", at: "P1" }])).error?.code).toBe("unknown-power");
    expect(match.do(0, play(tiles)).error?.code).toBe("not-held");
    expect(match.do(0, play([{ at: "A16", letter: "1", from: "gold" }])).error?.code).toBe("needs-rack-tile");
    expect(
      match.do(
        0,
        play([
          { at: "A16", letter: "1", from: "gold" },
          { at: "H8", letter: "S" },
        ]),
      ).error?.code,
    ).toBe("outside-board");
    expect(
      match.do(
        0,
        play([
          { at: "A1", letter: "1", from: "gold" },
          { at: "H8", letter: "S" },
        ]),
      ).error?.code,
    ).toBe("square-taken");
    expect(
      match.do(
        0,
        play([
          { at: "A1", letter: "1", from: "gold" },
          { at: "C5", letter: "S" },
        ]),
      ).error?.code,
    ).toBe("bad-letter");
    expect(match.do(0, play([{ at: "J8", letter: "S" }], [{ power: "swap", at: "H8" }])).error?.code).toBe("not-allowed");
    expect(match.do(0, play([{ at: "J8", letter: "Q" }], [{ power: "swap", at: "H8" }])).error?.code).toBe("word-not-in-lexicon");
  });

  it("V-03 earned tiles are not for sale either way", () => {
    const match = kraft();
    expect(match.do(0, { type: "buy", power: "gold" }).error?.code).toBe("not-for-sale");
    expect(match.do(0, { type: "sell", power: "gold" }).error?.code).toBe("not-for-sale");
    expect(match.do(1, { type: "sell", power: "gold" }).error?.code).toBe("not-held");
    const classic = new Match(prepared("kraft-classic", { players: [{ coins: 99 }, {}] }));
    expect(classic.do(0, { type: "buy", power: "gold" }).error?.code).toBe("unknown-power");
  });

  it("R-22 names of the language itself are no powers, squares or letters", () => {
    const match = kraft();
    const odd = "constructor" as never;
    expect(match.do(0, { type: "buy", power: odd }).error?.code).toBe("unknown-power");
    expect(match.do(0, play([], [{ power: odd, at: "H8" }])).error?.code).toBe("unknown-power");
    expect(match.do(0, play([{ at: odd, letter: "S" }])).error?.code).toBe("outside-board");
  });
});

describe("letters", () => {
  it("R-06 are normalised: lower case, and letters written with a combining mark", () => {
    const match = new Match(prepared("kraft", { board: LINE, players: [{ rack: "Å" }, {}] }), wordList("ENÅ"));
    match.do(0, play([{ at: "J8", letter: "a\u030a" }]));
    expect(match.state.board.J8).toMatchObject({ letter: "Å" });
  });

  it("R-07, K-21 a wildcard's letter is chosen when it is laid, of the match's alphabet, and kept", () => {
    const match = kraft();
    expect(
      match.do(
        0,
        play([
          { at: "J8", from: "gold", letter: "Þ" },
          { at: "K8", letter: "A" },
        ]),
      ).error?.code,
    ).toBe("bad-letter");
    expect(
      match.do(
        0,
        play([
          { at: "J8", from: "gold" },
          { at: "K8", letter: "A" },
        ]),
      ).error?.code,
    ).toBe("bad-letter");
    const blank = new Match(prepared("wordfeud", { board: LINE, players: [{ rack: "?A" }, {}] }));
    blank.do(0, play([{ at: "J8", letter: "S", from: "blank" }]));
    expect(blank.state.board.J8).toMatchObject({ letter: "S", kind: "blank", value: 0 });
  });

  it("K-20 a special tile of the rack is no ordinary letter", () => {
    const match = new Match(prepared("wordfeud", { board: LINE, players: [{ rack: "?A" }, {}] }));
    expect(match.do(0, play([{ at: "J8", letter: "?" }])).error?.code).toBe("not-held");
  });
});

it("K-15, K-62 a pass leaves the bar as it is, and gives nothing", () => {
  const match = kraft();
  const bar = match.state.seats[0]?.bar;
  match.do(0, { type: "pass" });
  expect([match.state.seats[0]?.bar, match.state.seats[0]?.coins]).toEqual([bar, 9]);
});

it("R-23 everybody sees how many tiles the bag holds", () => {
  const match = kraft();
  expect(match.readers.map((reader) => match.view(reader).bag)).toEqual([2, 2, 2]);
});

describe("V-05 options", () => {
  const alfapet = (options: Parameters<typeof prepared>[1]["options"], values = {}) =>
    new Match(
      prepared("alfapet", {
        options: options ?? {},
        values,
        board: { I9: "E", J9: "N" },
        rackSize: 2,
        players: [{ rack: "SE" }, { rack: "A" }],
        bag: "B",
      }),
    );
  const both = play([
    { at: "K9", letter: "S" },
    { at: "L9", letter: "E" },
  ]);

  it("P-07, P-08 points for a full rack may be agreed", () => {
    const match = alfapet({ fullRackBonus: 7 });
    expect(match.do(0, both).events[0]).toMatchObject({ points: 11, bonuses: { fullRack: 7 } });
  });

  it("P-23 each word of the theme gives its bonus", () => {
    const match = alfapet({ fullRackBonus: 0, theme: { words: ["ENSE", "ENS"], bonus: 10 } });
    expect(match.do(0, both).events[0]).toMatchObject({ points: 14, bonuses: { theme: 10 } });
  });
});

it("R-02, C-07 a premium is placed on an empty square that has none, and on nothing else", () => {
  const bar = ["place-2W", "place-3L"] as const;
  const match = new Match(
    prepared("kraft-classic", { board: LINE, premiums: { A1: "2L" }, players: [{ rack: "S", bar }, { rack: "A" }], bag: "B" }),
  );
  for (const at of ["A1", "H8"]) {
    expect(match.do(0, play([{ at: "J8", letter: "S" }], [{ power: "place-2W", at }])).error).toEqual({
      code: "power-target",
      at,
    });
  }
  match.do(
    0,
    play(
      [{ at: "J8", letter: "S" }],
      [
        { power: "place-2W", at: "J8" },
        { power: "place-3L", at: "B1" },
      ],
    ),
  );
  expect([match.state.premiums.J8, match.state.premiums.B1, match.state.seats[0]?.score]).toEqual(["2W", "3L", 6]);
});

it("D-03, V-02 an attempt is over after its third move, which is a word, a pass or powers alone", () => {
  const match = new Match(
    prepared("daily-3", { board: { F6: "E", G6: "N" }, players: [{ rack: "SA", coins: 9, bar: ["charge", "swap"] }], bag: "B" }),
  );
  match.do(0, { type: "buy", power: "charge" });
  match.do(0, { type: "swap", tiles: ["A"] });
  match.do(0, play([], [{ power: "charge", at: "F6" }]));
  match.do(0, { type: "pass" });
  expect(match.state.result).toBeNull();
  match.do(0, play([{ at: "H6", letter: "S" }]));
  expect(match.state.result).toMatchObject({ reason: "moves", final: [4] });
});
