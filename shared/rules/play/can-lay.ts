/**
 * Can anybody lay a word any more (P-13)? Every legal play has one word, straight or bent, that holds all letters laid, so that
 * words are followed along the tracks of `words.ts`, through the lexicon's own tree; what is found is judged as any play is.
 */
import { type Grid, gridOf, letterAt } from "../grid.ts";
import { ARROWS, type Arrow, type BoardTile, type LaidTile, type Letter, type RackTile, type WordList } from "../model.ts";
import { type Position, positionOfState } from "../position.ts";
import { type Direction, DOWN, neighbours, RIGHT, squareAfter, squareBefore, squareName, squareNumber } from "../squares.ts";
import type { GameState } from "../state.types.ts";
import { ARROW, BLANK, isLetterTile, STOP } from "../tiles.ts";
import { entryFor, exitOf, wordThrough } from "../words.ts";
import { judge } from "./judge.ts";
import { endsAWord } from "./stops.ts";

/** The words of a lexicon by their beginnings. A node is a number; an arc is `child node * 2 + 1` where a word ends, else `* 2`. */
export interface WordTree {
  readonly root: number;
  /** The arc from a node over a letter, or -1. */
  arc(node: number, letter: Letter): number;
}

/** Squares looked at before it is given up and taken that somebody can: passes then end the match (P-13). */
const MOST_STEPS = 1_000_000;

export function canAnyoneLay(state: GameState, words: WordList, tree: WordTree, mostSteps = MOST_STEPS): boolean {
  return state.seats.some(
    ({ resigned, rack }, seat) =>
      !resigned && rack.length > 0 && new Search(positionOfState(state, seat), words, tree, mostSteps).run(),
  );
}

const DIRECTIONS: readonly Direction[] = [RIGHT, DOWN];
const NO_BEND: readonly (Arrow | undefined)[] = [undefined];

class Search {
  readonly #position: Position;
  readonly #words: WordList;
  readonly #tree: WordTree;
  readonly #size: number;
  /** The board with what is laid so far. */
  readonly #grid: (BoardTile | null)[];
  readonly #rack: Map<RackTile, number>;
  readonly #laid: LaidTile[] = [];
  #letters: number;
  /** The start square where no tile lies on the board, else -1: an opening must cover it. */
  readonly #start: number;
  /** Laid letters that join the play to the board. */
  #connected = 0;
  #steps: number;

  constructor(position: Position, words: WordList, tree: WordTree, steps: number) {
    this.#position = position;
    this.#words = words;
    this.#tree = tree;
    this.#steps = steps;
    this.#size = position.table.size;
    this.#grid = [...gridOf(position.table.board, this.#size)];
    this.#start = this.#grid.every((tile) => tile === null) ? squareNumber(position.table.start, this.#size) : -1;
    this.#rack = new Map();
    for (const tile of position.rack) this.#rack.set(tile, (this.#rack.get(tile) ?? 0) + 1);
    this.#letters = position.rack.filter((tile) => isLetterTile(tile) || tile === BLANK).length;
  }

  run(): boolean {
    if (this.#letters === 0) return false;
    for (let square = 0; square < this.#grid.length; square++) {
      for (const direction of DIRECTIONS) {
        if (this.#mayBegin(square, direction) && this.#go(square, direction, this.#tree.root)) return true;
      }
    }
    return this.#withStop();
  }

  /** A stop tile after a word from before, and the new word right after it (P-10). */
  #withStop(): boolean {
    if (!this.#take(STOP)) return false;
    const before: Grid = [...this.#grid];
    for (let square = 0; square < this.#grid.length; square++) {
      if (before[square] !== null || !endsAWord(before, this.#size, square)) continue;
      this.#grid[square] = { letter: STOP, kind: "stop", value: 0, charge: 0, dice: 0, morphed: false };
      this.#laid.push({ at: squareName(square, this.#size), from: "stop" });
      this.#connected++;
      for (const direction of DIRECTIONS) {
        const first = squareAfter(square, direction, this.#size);
        if (first >= 0 && this.#isOpen(first) && this.#go(first, direction, this.#tree.root)) return true;
      }
      this.#connected--;
      this.#laid.pop();
      this.#grid[square] = null;
    }
    return false;
  }

  /** Does a word on this track begin here, and can it join the board with the tiles in hand? */
  #mayBegin(square: number, direction: Direction): boolean {
    const before = squareBefore(square, direction, this.#size);
    const tile = letterAt(this.#grid, before);
    if (!this.#isOpen(square) || (tile !== null && entryFor(tile, direction) !== null)) return false;
    if ((this.#rack.get(ARROW) ?? 0) > 0) return true;
    let left = this.#letters;
    const going: Direction | null = direction;
    for (let at = square; at >= 0 && going !== null; ) {
      const there = letterAt(this.#grid, at);
      if (there !== null || this.#joins(at)) return true;
      if (!this.#isOpen(at) || --left === 0) return false;
      at = squareAfter(at, going, this.#size);
    }
    return false;
  }

  /** A letter lies there, or one may be laid. */
  #isOpen(square: number): boolean {
    return this.#grid[square]?.kind !== "stop";
  }

  /** Would a letter there touch what lies on the board, or open the match? */
  #joins(square: number): boolean {
    if (this.#start >= 0) return square === this.#start;
    return neighbours(square, this.#size).some((other) => letterAt(this.#grid, other) !== null);
  }

  /** The word comes to a square: over the letter that lies there, or with one from the hand. True once a play is found. */
  #go(square: number, coming: Direction, node: number): boolean {
    if (--this.#steps < 0) return true;
    const tile = letterAt(this.#grid, square);
    if (tile !== null) {
      const arc = this.#tree.arc(node, tile.letter);
      return arc >= 0 && this.#leave(square, exitOf(tile, coming), arc);
    }
    for (const item of [...this.#rack.keys()]) {
      if (!(isLetterTile(item) || item === BLANK) || !this.#take(item)) continue;
      const letters = item === BLANK ? this.#position.table.alphabet : [item];
      const found = letters.some((letter) => this.#layOne(square, coming, node, letter, item === BLANK));
      this.#giveBack(item);
      if (found) return true;
    }
    return false;
  }

  #layOne(square: number, coming: Direction, node: number, letter: Letter, blank: boolean): boolean {
    const arc = this.#tree.arc(node, letter);
    if (arc < 0) return false;
    const joins = this.#joins(square);
    for (const arrow of (this.#rack.get(ARROW) ?? 0) > 0 ? [undefined, ...ARROWS] : NO_BEND) {
      const bend = arrow === undefined ? {} : { arrow };
      this.#grid[square] = { letter, kind: blank ? "blank" : "letter", value: 0, charge: 0, dice: 0, morphed: false, ...bend };
      this.#laid.push({ at: squareName(square, this.#size), letter, ...(blank ? { from: "blank" as const } : {}), ...bend });
      if (arrow !== undefined) this.#take(ARROW);
      if (joins) this.#connected++;
      this.#letters--;
      const found = this.#crosses(square, coming) && this.#leave(square, exitOf(bend, coming), arc);
      this.#letters++;
      if (joins) this.#connected--;
      if (arrow !== undefined) this.#giveBack(ARROW);
      this.#laid.pop();
      this.#grid[square] = null;
      if (found) return true;
    }
    return false;
  }

  /** The word across is known at once, unless it turns: then what is laid later may still be part of it. */
  #crosses(square: number, coming: Direction): boolean {
    const across = wordThrough(this.#grid, this.#size, square, coming === RIGHT ? DOWN : RIGHT);
    if (across === null || this.#words.has(across.word)) return true;
    return across.squares.some((at) => this.#grid[at]?.arrow !== undefined);
  }

  /** Ends the word after this square where it may end, and goes on where it can. */
  #leave(square: number, exit: Direction | null, arc: number): boolean {
    const next = exit === null ? -1 : squareAfter(square, exit, this.#size);
    const goesOn = letterAt(this.#grid, next) !== null;
    if ((arc & 1) === 1 && !goesOn && this.#connected > 0 && this.#laid.length > 0 && this.#isLegal()) return true;
    if (exit === null || next < 0 || arc < 2 || !this.#isOpen(next)) return false;
    return (goesOn || this.#letters > 0) && this.#go(next, exit, arc >>> 1);
  }

  #isLegal(): boolean {
    return judge(this.#position, { tiles: [...this.#laid], powers: [] }, this.#words).error === null;
  }

  #take(tile: RackTile): boolean {
    const count = this.#rack.get(tile) ?? 0;
    if (count === 0) return false;
    this.#rack.set(tile, count - 1);
    return true;
  }

  #giveBack(tile: RackTile): void {
    this.#rack.set(tile, (this.#rack.get(tile) ?? 0) + 1);
  }
}
