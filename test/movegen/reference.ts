/**
 * The slow way to all legal plays, as plain as can be: every word at every place, every way to lay it with the tiles at
 * hand, and with alfa tiles on any other squares; the rules themselves say what is legal and what it scores.
 */
import type { LaidTile, TileSource } from "../../shared/rules/index.ts";
import { squareName } from "../../shared/rules/index.ts";
import { judge } from "../../shared/rules/play/judge.ts";
import { scoreOf } from "../../shared/rules/play/score.ts";
import type { Position } from "../../shared/rules/position.ts";
import { BLANK, isLetterTile, isRackAlfa } from "../../shared/rules/tiles.ts";

export interface ReferencePlay {
  readonly points: number;
  readonly coins: number;
  readonly words: number;
}

/** Plays by their tiles (`keyOf`). */
export type ReferencePlays = Map<string, ReferencePlay>;

interface Hand {
  readonly letters: Map<string, number>;
  readonly wilds: Map<TileSource, number>;
}

export function keyOf(tiles: readonly LaidTile[]): string {
  return tiles
    .map(({ at, letter, from }) => `${at}=${letter}${from === undefined ? "" : `:${from}`}`)
    .sort()
    .join(" ");
}

export function referencePlays(position: Position, words: ReadonlySet<string>, letters: readonly string[]): ReferencePlays {
  const plays: ReferencePlays = new Map();
  const hand = handOf(position);
  const tried = new Set<string>();
  const attempt = (tiles: readonly LaidTile[]) => {
    if (tiles.length === 0) return;
    const key = keyOf(tiles);
    if (tried.has(key)) return;
    tried.add(key);
    const play = { tiles, powers: [] };
    const { error, formed, lying } = judge(position, play, words);
    if (error !== null || lying === null) return;
    const { points, coins } = scoreOf(position, play, formed, lying);
    plays.set(key, { points, coins, words: formed.length });
  };
  const withAlfas = (tiles: readonly LaidTile[]) => addAlfas(position, hand, letters, tiles, attempt);

  for (const word of words) everyPlace(position, hand, word, withAlfas);
  if (hasAlfas(hand)) {
    withAlfas([]);
    for (const at of emptySquares(position)) {
      for (const letter of letters) layEach(hand, [{ at, letter }], [], (tiles) => withAlfas(tiles));
    }
  }
  return plays;
}

function handOf({ rack, bar }: Position): Hand {
  const hand: Hand = { letters: new Map(), wilds: new Map() };
  for (const tile of rack) {
    if (isLetterTile(tile)) change(hand.letters, tile, 1);
    else if (tile === BLANK) change(hand.wilds, "blank", 1);
    else if (tile === "~" || isRackAlfa(tile)) change(hand.wilds, tile, 1);
  }
  for (const item of bar) if (item === "gold" || item.startsWith("alfa:")) change(hand.wilds, item as TileSource, 1);
  return hand;
}

/** The word along every line from every square, so that it begins and ends where its run does. */
function everyPlace(position: Position, hand: Hand, word: string, use: (tiles: readonly LaidTile[]) => void): void {
  const { size, board } = position.table;
  const letterAt = (x: number, y: number): string | null => {
    if (x < 0 || y < 0 || x >= size || y >= size) return null;
    const tile = board[squareName(y * size + x, size)];
    return tile === undefined || tile.kind === "stop" ? null : tile.letter;
  };
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    for (let y = 0; y + dy * (word.length - 1) < size; y++) {
      for (let x = 0; x + dx * (word.length - 1) < size; x++) {
        if (letterAt(x - dx, y - dy) !== null || letterAt(x + dx * word.length, y + dy * word.length) !== null) continue;
        const free: { at: string; letter: string }[] = [];
        const fits = [...word].every((letter, index) => {
          const at = squareName((y + dy * index) * size + x + dx * index, size);
          const there = letterAt(x + dx * index, y + dy * index);
          if (there === null) free.push({ at, letter });
          return there === null ? board[at] === undefined : there === letter;
        });
        if (fits && free.length > 0) layEach(hand, free, [], use);
      }
    }
  }
}

/** Every way to lay these letters with the tiles at hand. */
function layEach(
  hand: Hand,
  letters: readonly { readonly at: string; readonly letter: string }[],
  laid: readonly LaidTile[],
  use: (tiles: readonly LaidTile[]) => void,
): void {
  const next = letters[laid.length];
  if (next === undefined) {
    use(laid);
    return;
  }
  if ((hand.letters.get(next.letter) ?? 0) > 0) {
    change(hand.letters, next.letter, -1);
    layEach(hand, letters, [...laid, next], use);
    change(hand.letters, next.letter, 1);
  }
  for (const [from, count] of [...hand.wilds]) {
    if (count === 0) continue;
    change(hand.wilds, from, -1);
    layEach(hand, letters, [...laid, { ...next, from }], use);
    change(hand.wilds, from, 1);
  }
}

/** The tiles alone, and with any number of the alfa tiles that are left on any other squares. */
function addAlfas(
  position: Position,
  hand: Hand,
  letters: readonly string[],
  tiles: readonly LaidTile[],
  use: (tiles: readonly LaidTile[]) => void,
  from = 0,
): void {
  use(tiles);
  if (!hasAlfas(hand)) return;
  const squares = emptySquares(position);
  for (let index = from; index < squares.length; index++) {
    const at = squares[index];
    if (at === undefined || tiles.some((tile) => tile.at === at)) continue;
    for (const [source, count] of [...hand.wilds]) {
      if (count === 0 || !isAlfa(source)) continue;
      change(hand.wilds, source, -1);
      for (const letter of letters) addAlfas(position, hand, letters, [...tiles, { at, letter, from: source }], use, index + 1);
      change(hand.wilds, source, 1);
    }
  }
}

function emptySquares({ table: { size, board } }: Position): string[] {
  return Array.from({ length: size * size }, (_, square) => squareName(square, size)).filter((at) => board[at] === undefined);
}

function hasAlfas(hand: Hand): boolean {
  return [...hand.wilds].some(([source, count]) => count > 0 && isAlfa(source));
}

function isAlfa(source: TileSource): boolean {
  return source.startsWith("alfa:") || source.startsWith("*");
}

function change<T>(counts: Map<T, number>, item: T, by: number): void {
  counts.set(item, (counts.get(item) ?? 0) + by);
}
