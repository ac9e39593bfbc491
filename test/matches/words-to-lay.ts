/** Every way to lay a word along a path of the board, as far as the path alone can tell: straight, bent by arrows, behind a stop tile. */
import { arcOf } from "../../shared/lexicon/dawg.ts";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import {
  type BoardTile,
  type Chance,
  type GameView,
  type LaidTile,
  type RackTile,
  squareName,
  squareNumber,
} from "../../shared/rules/index.ts";
import { type Direction, DOWN, neighbours, RIGHT, squareAfter, squareBefore } from "../../shared/rules/squares.ts";
import type { Random } from "../../shared/rules/testing/random.ts";
import { ARROW, BLANK, isLetterTile, STOP } from "../../shared/rules/tiles.ts";
import { exitOf } from "../../shared/rules/words.ts";

/** Random, and able to shuffle. */
export type Draw = Random & Chance;

const LINES_TRIED = 10;
const ENOUGH = 40;
const MOST_A_LINE = 12;
const STOPS_TRIED = 8;
const LETTERS_A_WILDCARD = 2;

/** Where a word may begin, and which way it goes from there. */
interface Beginning {
  readonly square: number;
  readonly direction: Direction;
}

/** What lies there, and where the first word goes. */
export type Ground = Pick<GameView, "size" | "board" | "start">;

export function wordsToLay(view: Ground, rack: readonly RackTile[], lexicon: Lexicon, draw: Draw): LaidTile[][] {
  const found: LaidTile[][] = [];
  const walker = new Walker(view, lexicon, draw, found);
  if (rack.includes(STOP)) {
    const rest = rack.filter((tile) => tile !== STOP);
    for (const stop of draw.shuffle(walker.endsOfWords()).slice(0, STOPS_TRIED)) {
      for (const direction of [RIGHT, DOWN] as const) walker.behind(stop, direction, rest);
    }
  }
  const lines = draw.shuffle(linesOf(view.size));
  for (let tried = 0; tried < lines.length && (tried < LINES_TRIED || found.length === 0) && found.length < ENOUGH; tried++) {
    walker.along(lines[tried] ?? [], rack);
  }
  return found;
}

/** Rows across and columns down, as the beginnings on each. */
function linesOf(size: number): Beginning[][] {
  const every = Array.from({ length: size }, (_, place) => place);
  return every.flatMap((line) => [
    every.map((step) => ({ square: line * size + step, direction: RIGHT })),
    every.map((step) => ({ square: step * size + line, direction: DOWN })),
  ]);
}

class Walker {
  readonly #view: Ground;
  readonly #lexicon: Lexicon;
  readonly #draw: Draw;
  readonly #found: LaidTile[][];
  readonly #board: ReadonlyMap<number, BoardTile>;
  readonly #places: ReadonlyMap<string, number>;

  constructor(view: Ground, lexicon: Lexicon, draw: Draw, found: LaidTile[][]) {
    this.#view = view;
    this.#lexicon = lexicon;
    this.#draw = draw;
    this.#found = found;
    this.#board = new Map(Object.entries(view.board).map(([at, tile]) => [squareNumber(at, view.size), tile]));
    this.#places = new Map(lexicon.alphabet.map((letter, index) => [letter, index]));
  }

  /** Free squares where a word that lies there would go on (P-10). */
  endsOfWords(): number[] {
    const { size } = this.#view;
    const ends = [...this.#board.keys()].flatMap((square) =>
      [RIGHT, DOWN].map((way) => squareAfter(square, way as Direction, size)),
    );
    return [...new Set(ends)].filter((square) => square >= 0 && !this.#board.has(square));
  }

  behind(stop: number, direction: Direction, rack: readonly RackTile[]): void {
    const first = squareAfter(stop, direction, this.#view.size);
    const laid: LaidTile[] = [{ at: squareName(stop, this.#view.size), from: "stop" }];
    this.#walk({ square: first, direction }, rack, laid);
  }

  along(beginnings: readonly Beginning[], rack: readonly RackTile[]): void {
    const most = this.#found.length + MOST_A_LINE;
    for (const beginning of beginnings) {
      if (this.#found.length >= most) return;
      const before = this.#board.get(squareBefore(beginning.square, beginning.direction, this.#view.size));
      if (before === undefined || before.kind === "stop") this.#walk(beginning, rack, []);
    }
  }

  #touches(square: number): boolean {
    const { size, start } = this.#view;
    if (this.#board.size === 0) return square === squareNumber(start, size);
    return neighbours(square, size).some((other) => this.#board.has(other));
  }

  #walk(from: Beginning, rack: readonly RackTile[], opening: readonly LaidTile[]): void {
    const { size } = this.#view;
    const { nodes, root } = this.#lexicon.dawg;
    const most = this.#found.length + MOST_A_LINE;
    const laid = [...opening];
    const held = this.#draw.shuffle(rack);

    const descend = (square: number, way: Direction | null, block: number, accepts: boolean, touched: boolean): void => {
      if (this.#found.length >= most) return;
      const lying = way === null ? undefined : this.#board.get(square);
      const ended = way === null || square < 0 || lying === undefined || lying.kind === "stop";
      if (ended && accepts && touched && laid.length > opening.length) this.#found.push([...laid]);
      if (way === null || square < 0 || lying?.kind === "stop") return;
      const follow = (letter: string): number => arcOf(nodes, block, this.#places.get(letter) ?? -1);
      const goOn = (arc: number, exit: Direction | null, touches: boolean): void =>
        descend(exit === null ? -1 : squareAfter(square, exit, size), exit, arc >>> 1, (arc & 1) === 1, touched || touches);
      if (lying !== undefined) {
        const arc = follow(lying.letter);
        if (arc >= 0) goOn(arc, exitOf(lying, way), true);
        return;
      }
      const lay = (tile: RackTile, letter: string, arrow: boolean): void => {
        const arc = follow(letter);
        if (arc < 0) return;
        const used = arrow ? [tile, ARROW] : [tile];
        for (const one of used) held.splice(held.indexOf(one), 1);
        laid.push(laidTile(squareName(square, size), tile, letter, arrow ? way : null));
        const exit = arrow ? (way === RIGHT ? DOWN : RIGHT) : way;
        goOn(arc, exit, this.#touches(square));
        laid.pop();
        held.push(...used);
      };
      for (const tile of new Set(held)) {
        if (tile === ARROW || tile === STOP) continue;
        const turns = held.includes(ARROW) && this.#draw.chance(0.25);
        for (const letter of isLetterTile(tile) ? [tile] : this.#lettersFor(follow)) {
          if (turns) lay(tile, letter, true);
          lay(tile, letter, false);
        }
      }
    };
    descend(from.square, from.direction, root, false, opening.length > 0);
  }

  #lettersFor(follow: (letter: string) => number): readonly string[] {
    return this.#draw.shuffle(this.#lexicon.alphabet.filter((letter) => follow(letter) >= 0)).slice(0, LETTERS_A_WILDCARD);
  }
}

function laidTile(at: string, tile: RackTile, letter: string, turnsFrom: Direction | null): LaidTile {
  const from = isLetterTile(tile) ? undefined : ((tile === BLANK ? "blank" : tile) as NonNullable<LaidTile["from"]>);
  return {
    at,
    letter,
    ...(from === undefined ? {} : { from }),
    ...(turnsFrom === null ? {} : { arrow: turnsFrom === RIGHT ? "right-down" : "down-right" }),
  };
}
