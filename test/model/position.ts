/** The position that the model moves from command to command, and how a vector sets it up. */

import { RULEBOOKS, type Rulebook } from "./rulebook.ts";
import type { GemName, Vector, VectorTile } from "./vector.ts";

export interface Tile {
  letter: string;
  kind: "letter" | "blank" | "alfa" | "gold" | "stop";
  gem: GemName | null;
  charge: number;
  dice: number;
  morphed: boolean;
  arrow: "right-down" | "down-right" | null;
}

export interface Player {
  rack: string[];
  bar: string[];
  score: number;
  coins: number;
  warnings: number;
  /** Plays refused for a word (C-12). */
  attempts: number;
  /** How often each power was bought (C-06). */
  bought: Record<string, number>;
  /** Resigned, or lost by clock or warnings, while the others play on. */
  out: boolean;
}

export interface Position {
  board: Record<string, Tile>;
  premiums: Record<string, string>;
  opened: boolean;
  players: Player[];
  bag: string[];
  turn: number;
  passes: number;
  /** Plays, passes and exchanges: in a row without a laid tile, and in all. */
  turnsWithoutTile: number;
  turnsMade: number;
  /** When the turn began, in milliseconds. */
  since: number;
  blocked: string[];
  rolls: number[];
  /** Moves made in a daily attempt (D-03). */
  moves: number;
  over: boolean;
  winner: number | "draw" | number[] | null;
  reason: string | null;
  final: number[] | null;
}

/** What stays the same during a match. */
export interface Table {
  readonly book: Rulebook;
  readonly size: number;
  readonly start: string;
  readonly lexicon: ReadonlySet<string>;
  readonly alphabet: ReadonlySet<string>;
  readonly rackSize: number;
  readonly fullRack: number;
  readonly theme: { words: ReadonlySet<string>; bonus: number };
  readonly blitz: boolean;
  faceValue(letter: string): number;
}

/** `K*5#` is the tiles `K`, `*5` and `#`. */
export function tilesOf(text: string): string[] {
  const tiles: string[] = [];
  const signs = [...text];
  while (signs.length > 0) {
    const sign = signs.shift() ?? "";
    tiles.push(sign === "*" ? `*${signs.shift() ?? ""}` : sign);
  }
  return tiles;
}

export const isLetterTile = (tile: string): boolean => !["?", "#", ">", "~"].includes(tile) && !tile.startsWith("*");

export function normal(text: string): string {
  return text.normalize("NFC").toUpperCase();
}

function tileFrom(letter: string, more: VectorTile | undefined): Tile {
  return {
    letter: normal(letter),
    kind: more?.kind ?? (letter === "#" ? "stop" : "letter"),
    gem: more?.gem ?? null,
    charge: more?.charge ?? 0,
    dice: more?.dice ?? 0,
    morphed: more?.morphed ?? false,
    arrow: more?.arrow ?? null,
  };
}

/** P-23, where the vector names a theme without a bonus. */
const THEME_BONUS = 10;

/** `words` is the lexicon; where the vector names a file, its lines. */
export function tableOf(vector: Vector, words: readonly string[]): Table {
  const book = RULEBOOKS[vector.ruleset];
  const options = vector.options ?? {};
  const size = vector.size ?? book.size;
  const middle = (size + 1) / 2;
  const values = new Map(Object.entries(vector.values ?? {}).map(([letter, value]) => [normal(letter), value]));
  const lexicon = new Set(words.map(normal));
  const rackSize = options.rackSize ?? book.rackSize;
  return {
    book,
    size,
    start: vector.start ?? `${String.fromCharCode("A".charCodeAt(0) + middle - 1)}${middle}`,
    lexicon,
    alphabet: new Set([..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ", ...values.keys(), ...[...lexicon].flatMap((word) => [...word])]),
    rackSize,
    fullRack: options.fullRackBonus ?? book.fullRack[rackSize] ?? 0,
    theme: { words: new Set((options.theme?.words ?? []).map(normal)), bonus: options.theme?.bonus ?? THEME_BONUS },
    blitz: vector.format === "blitz",
    faceValue: (letter) => options.tileValue ?? values.get(letter) ?? 1,
  };
}

export function positionOf(vector: Vector): Position {
  const board = Object.fromEntries(
    Object.entries(vector.board ?? {}).map(([square, letter]) => [square, tileFrom(letter, vector.tiles?.[square])]),
  );
  return {
    board,
    premiums: vector.options?.premiumSquares === false ? {} : { ...vector.premiums },
    opened: vector.opened ?? Object.keys(board).length > 0,
    players: vector.players.map((player) => ({
      rack: tilesOf(normal(player.rack ?? "")),
      bar: [...(player.bar ?? [])],
      score: player.score ?? 0,
      coins: player.coins ?? 3,
      warnings: 0,
      attempts: 0,
      bought: {},
      out: false,
    })),
    bag: tilesOf(normal(vector.bag ?? "")),
    turn: vector.turn ?? 0,
    passes: vector.passes ?? 0,
    turnsWithoutTile: vector.passes ?? 0,
    turnsMade: 0,
    since: 0,
    blocked: [],
    rolls: [...(vector.rolls ?? [])],
    moves: 0,
    over: false,
    winner: null,
    reason: null,
    final: null,
  };
}

/** Takes each wanted thing out of a copy; null when one of them is not there often enough. */
export function without(held: readonly string[], wanted: readonly string[]): string[] | null {
  const left = [...held];
  for (const each of wanted) {
    const place = left.indexOf(each);
    if (place === -1) return null;
    left.splice(place, 1);
  }
  return left;
}
