/** The positions of the drawings, made from the rule set's own board and tiles and judged by the engine. */
import {
  accountOf,
  type BoardTile,
  boardOf,
  evolve,
  type GameView,
  type LaidTile,
  type Preview,
  previewPlay,
  type RulesetId,
  rulesOf,
  squareName,
  squareNumber,
  type TileNotation,
  viewFor,
  type WordAccount,
} from "../../shared/rules/index.ts";
import { tileSet } from "../../shared/rules/rulesets/tile-sets.ts";
import { type Direction, DOWN, RIGHT, squareAfter, squareBefore } from "../../shared/rules/squares.ts";
import { ARROW, rackTileOf } from "../../shared/rules/tiles.ts";
import type { ExampleWords } from "./texts/texts.types.ts";

export interface Example {
  readonly before: GameView;
  readonly play: readonly LaidTile[];
  readonly preview: Preview;
  /** One per word, the main word first. */
  readonly breakdowns: readonly WordAccount[];
  /** The board after the play. */
  readonly board: Readonly<Record<string, BoardTile>>;
}

type Letters = Readonly<Record<string, string>>;

/** Across the start square, with its middle letter on it. */
export function openingExample(ruleset: RulesetId, words: ExampleWords): Example {
  const { size, start } = boardOfRules(ruleset);
  const first = squareNumber(start, size) - Math.floor(words.opening.length / 2);
  return exampleOf(ruleset, words, {}, lay(words.opening, first, RIGHT, size));
}

/** Downwards after the opening, whose word its last letter extends. */
export function joiningExample(ruleset: RulesetId, words: ExampleWords): Example {
  const { size } = boardOfRules(ruleset);
  const opening = openingExample(ruleset, words).play;
  const last = squareNumber(opening.at(-1)?.at ?? "", size);
  const meeting = squareAfter(last, RIGHT, size);
  const first = squareBefore(meeting, DOWN, size);
  return exampleOf(ruleset, words, lettersOf(opening), lay(words.joining, first, DOWN, size));
}

/** A word, a stop tile after it, and the word that begins behind that (P-10). */
export function stopExample(ruleset: RulesetId, words: ExampleWords): Example {
  const { size, start } = boardOfRules(ruleset);
  const [before, after] = words.stopped;
  const older = lay(before, squareNumber(start, size) - before.length + 1, RIGHT, size);
  const stop = squareAfter(squareNumber(start, size), RIGHT, size);
  const play = [
    { at: squareName(stop, size), from: "stop" } as const,
    ...lay(after, squareAfter(stop, RIGHT, size), RIGHT, size),
  ];
  return exampleOf(ruleset, words, lettersOf(older), play);
}

/** A word that turns at its third letter, which lies on the start square (P-11). */
export function bentExample(ruleset: RulesetId, words: ExampleWords, direction: Direction): Example {
  const { size, start } = boardOfRules(ruleset);
  const corner = squareNumber(start, size);
  const letters = [...words.bent];
  const turned = direction === RIGHT ? DOWN : RIGHT;
  const before = squareBefore(squareBefore(corner, direction, size), direction, size);
  const head = lay(letters.slice(0, 3).join(""), before, direction, size);
  const tail = lay(letters.slice(3).join(""), squareAfter(corner, turned, size), turned, size);
  const arrow = direction === RIGHT ? "right-down" : "down-right";
  return exampleOf(ruleset, words, {}, [
    ...head.map((tile, index) => (index === 2 ? ({ ...tile, arrow } as const) : tile)),
    ...tail,
  ]);
}

function boardOfRules(ruleset: RulesetId) {
  const { board } = rulesOf(ruleset);
  if (board === null) throw new Error(`${ruleset} has no board of its own`);
  return board;
}

function lay(word: string, first: number, direction: Direction, size: number): LaidTile[] {
  const tiles: LaidTile[] = [];
  let square = first;
  for (const letter of word) {
    tiles.push({ at: squareName(square, size), letter });
    square = squareAfter(square, direction, size);
  }
  return tiles;
}

const lettersOf = (tiles: readonly LaidTile[]): Letters => Object.fromEntries(tiles.map(({ at, letter = "" }) => [at, letter]));

function exampleOf(ruleset: RulesetId, { lexicon }: ExampleWords, older: Letters, play: readonly LaidTile[]): Example {
  const rules = rulesOf(ruleset);
  const { values } = tileSet(rules.tileSet, lexicon);
  const rack = play.flatMap((tile) => [rackTileOf(tile) ?? "", ...(tile.arrow === undefined ? [] : [ARROW])]);
  const state = evolve(null, {
    type: "started",
    at: 0,
    setUp: {
      ruleset,
      version: rules.version,
      options: {},
      lexicon,
      format: "casual",
      turnMs: null,
      ...boardOfRules(ruleset),
      rackSize: rules.rackSize,
      values,
      alphabet: Object.keys(values),
      board: boardOf(older, {}, values),
      opened: Object.keys(older).length > 0,
      bag: [],
      turn: 0,
      firstTurn: 0,
      passes: 0,
      draws: [],
      players: [
        { rack, bar: [], coins: 0, score: 0 },
        { rack: [], bar: [], coins: 0, score: 0 },
      ],
    },
  });
  const before = viewFor(state, 0);
  const preview = previewPlay(before, { tiles: play, powers: [] }, null);
  const breakdowns = accountOf(before, { tiles: play, powers: [], rolls: [] }, preview.words);
  return { before, play, preview, breakdowns, board: { ...before.board, ...boardOf(shown(play), arrows(play), values) } };
}

const shown = (play: readonly LaidTile[]): Letters => Object.fromEntries(play.map(({ at, letter }) => [at, letter ?? "#"]));

const arrows = (play: readonly LaidTile[]): Readonly<Record<string, TileNotation>> =>
  Object.fromEntries(play.flatMap(({ at, arrow }) => (arrow === undefined ? [] : [[at, { arrow }]])));
