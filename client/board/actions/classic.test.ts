import { beforeAll, describe, expect, it } from "vitest";
import type { BarItem } from "../../../shared/rules/index.ts";
import { type PositionNotation, wordList } from "../../../shared/rules/testing/match.ts";
import { setLocale, t } from "../../i18n/index.ts";
import { toPlay } from "../draft/draft.ts";
import { attemptsOf } from "../draft/rules.ts";
import { rejectedBy } from "../model/board-model.ts";
import { playState } from "../model/play-state.ts";
import { sayPrice } from "../speech/announce.ts";
import { match, rackOf } from "../testing/testing.ts";
import { type Seated, sitDown } from "../testing/testing-board.ts";
import { pressKey } from "./keys.ts";
import { choose, put } from "./laying.ts";
import { priceOf, sell } from "./selling.ts";
import { play } from "./sending.ts";
import { tapPiece, tapSquare } from "./taps.ts";

const WORDS = wordList("KA", "KAT", "AT", "SA", "AS");

function seated(rack: string, bar: readonly BarItem[] = [], rest: PositionNotation = {}): Seated {
  const players = [{ rack, coins: 9, bar }, { rack: "AAAAAAA" }];
  const position = { board: { H8: "K", I8: "A" }, premiums: { A1: "3W" as const }, players, bag: "ABCDEFGHIJ", ...rest };
  return sitDown(match(position, WORDS, "kraft-classic"), WORDS);
}

const faceAt = ({ model }: Seated, at: string) => model.faces.find((face) => face.value.at === at)?.value;

beforeAll(() => setLocale("sv"));

describe("words that cost when they are refused", () => {
  it("C-12 tells nothing beforehand: an unknown word looks, sounds and scores like any other", () => {
    const { model, id } = seated("XT");
    put(model, id("X"), "J8");
    expect(model.preview.value?.words).toMatchObject([{ word: "KAX", known: null }]);
    expect(playState(model)).toMatchObject({ kind: "ready", points: 3 });
    expect(model.spoken.value.text).toBe("X på J8. KAX: 3 poäng");
    const known = seated("XT");
    put(known.model, known.id("T"), "J8");
    expect(playState(known.model)).toEqual(playState(model));
  });

  it("C-12 names the word once the server has refused it, counts the attempt, and sends the same draft no second time", () => {
    const { model, id, onPlay, answer } = seated("XT");
    put(model, id("X"), "J8");
    play(model);
    answer(toPlay(model.draft.value));
    expect(rejectedBy(model.refusal.value)).toEqual(["KAX"]);
    expect(attemptsOf(model.view.value)).toEqual({ free: 2, paid: false });
    expect(playState(model)).toEqual({ kind: "unfinished" });
    play(model);
    expect(onPlay).toHaveBeenCalledOnce();
    expect(model.notice.value).toBe("KAX finns inte i ordlistan");
    put(model, id("T"), "J8");
    expect(playState(model).kind).toBe("ready");
    play(model);
    expect(onPlay).toHaveBeenCalledTimes(2);
  });

  it("C-12 knows when the next one costs, and when the last one did", () => {
    const { model, id, answer } = seated("XT");
    put(model, id("X"), "J8");
    const said: (string | null)[] = [];
    const left = [1, 2, 3, 4].map(() => {
      answer(toPlay(model.draft.value));
      said.push(sayPrice(model));
      return attemptsOf(model.view.value);
    });
    // The screen reader hears it as well.
    expect(said).toEqual([t().match.freeTries(2), t().match.freeTries(1), t().match.noFreeTries, t().board.attemptPaid]);
    expect(left).toEqual([
      { free: 2, paid: false },
      { free: 1, paid: false },
      { free: 0, paid: false },
      { free: 0, paid: true },
    ]);
  });

  it("K-28 elsewhere counts none", () => {
    expect(attemptsOf(sitDown(match({})).view.value)).toBe(null);
  });
});

describe("alfa tiles and wildcards of the rack", () => {
  it("C-03 C-04 are laid like blanks: they ask for their letter, and the play says what they are", () => {
    const seat = seated("*6~T");
    const { model, id } = seat;
    tapPiece(model, id("*6"));
    tapSquare(model, "A5");
    expect(model.picking.value?.at).toBe("A5");
    choose(model, { letter: "S" });
    put(model, id("~"), "A6", { letter: "Å" });
    expect(toPlay(model.draft.value).tiles).toEqual([
      { at: "A5", letter: "S", from: "*6" },
      { at: "A6", letter: "Å", from: "~" },
    ]);
    expect(faceAt(seat, "A5")?.tile).toMatchObject({ kind: "alfa", gem: "hexagon", letter: "S" });
    expect(faceAt(seat, "A6")?.tile).toMatchObject({ kind: "letter", morphed: true, value: 0, letter: "Å" });
  });

  it("C-08 a typed letter that is not in the hand becomes the wildcard's; alfa tiles are spent by choice alone", () => {
    const { model } = seated("*5~T");
    model.cursor.value = { at: "J8", direction: 0 };
    pressKey(model, "s");
    pressKey(model, "q");
    expect(toPlay(model.draft.value).tiles).toEqual([{ at: "J8", letter: "S", from: "~" }]);
    expect(model.notice.value).toBe("Du har inget Q i handen.");
  });
});

describe("powers", () => {
  it("C-02 sells none", () => {
    const { model, id, onSell } = seated("KAT", ["charge"]);
    expect(priceOf(model, id("charge"))).toBe(null);
    sell(model, id("charge"));
    expect(onSell).not.toHaveBeenCalled();
  });

  it("C-07 draws a premium that is drafted, alone and under a tile of the same play, and scores it", () => {
    const seat = seated("TS", ["place-3W", "place-2L"]);
    const { model, id } = seat;
    put(model, id("place-3W"), "J8");
    expect(faceAt(seat, "J8")).toMatchObject({ premium: "3W", placed: true, tile: null });
    expect(playState(model)).toEqual({ kind: "unfinished" });
    put(model, id("T"), "J8");
    expect(faceAt(seat, "J8")?.tile).toMatchObject({ letter: "T", onPremium: "3W" });
    expect(playState(model)).toMatchObject({ kind: "ready", points: 9 });
    tapSquare(model, "J8");
    tapSquare(model, "J8");
    expect(model.draft.value.powers).toEqual([]);
  });

  it("C-10 powers alone are no play", () => {
    const { model, id, onPlay } = seated("KAT", ["charge"]);
    put(model, id("charge"), "H8");
    play(model);
    expect(onPlay).not.toHaveBeenCalled();
  });
});

describe("the last player with tiles", () => {
  it("C-13 keeps the turn: what was played leaves the draft, the rest of the bar is in the hand, erased squares are closed", () => {
    const seat = seated("", [], {
      players: [{ rack: "TSA", bar: ["charge", "charge", "erase"] }, {}],
      bag: "",
    });
    const { model, id, answer } = seat;
    put(model, id("T"), "J8");
    put(model, id("charge"), "H8");
    put(model, id("erase"), "A1");
    answer(toPlay(model.draft.value));
    expect(model.view.value.turn).toBe(0);
    expect([model.draft.value.laid, model.draft.value.powers]).toEqual([[], []]);
    expect(rackOf(model.draft.value).replaceAll(".", "")).toBe("SA");
    expect(faceAt(seat, "A1")?.blocked).toBe(true);
    expect(put(model, id("S"), "A1")).toBe(false);
  });
});
