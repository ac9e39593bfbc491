/** Random legal plays of real words, judged by the preview that the client shows. For rigs: neither fast nor strong. */
import { arcOf } from "../../shared/lexicon/dawg.ts";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import {
  type Chance,
  type GameView,
  type LaidTile,
  type PlacedPower,
  previewPlay,
  squareName,
  squareNumber,
} from "../../shared/rules/index.ts";
import type { Random } from "../../shared/rules/testing/random.ts";

export type Play = Parameters<typeof previewPlay>[1];
/** Random, and able to shuffle. */
export type Draw = Random & Chance;

const LINES_TRIED = 10;
const ENOUGH = 40;
const TRIES_WITH_POWERS = 6;

/** Null: nothing was found. */
export function legalPlay(view: GameView, lexicon: Lexicon, draw: Draw): Play | null {
  if (view.own === null) return null;
  const found = candidates(view, view.own.rack, lexicon, draw);
  // Longer ones first, so that a match comes to its end.
  const order = draw.chance(0.7) ? found.sort((a, b) => b.length - a.length) : found;
  for (const tiles of order) {
    const play = { tiles, powers: [] };
    if (previewPlay(view, play, lexicon).error === null) return withBar(view, play, lexicon, draw);
  }
  return null;
}

/** Adds powers and earned tiles from the bar, where the play stays legal. */
function withBar(view: GameView, bare: Play, lexicon: Lexicon, draw: Draw): Play {
  let play = bare;
  const squares = (): string => squareName(draw.below(view.size * view.size), view.size);
  for (const item of view.own?.bar ?? []) {
    if (item === "swap" || draw.chance(0.5)) continue;
    for (let tries = 0; tries < TRIES_WITH_POWERS; tries++) {
      const letter = draw.pick(lexicon.alphabet) ?? "A";
      const near = draw.chance(0.6) ? draw.pick([...Object.keys(view.board), ...play.tiles.map(({ at }) => at)]) : undefined;
      const at = near ?? squares();
      const richer: Play =
        item === "gold" || item.startsWith("alfa:")
          ? { ...play, tiles: [...play.tiles, { at: squares(), letter, from: item } as LaidTile] }
          : { ...play, powers: [...play.powers, { power: item, at, ...(item === "morph" ? { letter } : {}) } as PlacedPower] };
      if (previewPlay(view, richer, lexicon).error !== null) continue;
      play = richer;
      break;
    }
  }
  return play;
}

interface Line {
  readonly squares: readonly string[];
  /** Letters that lie there; null where free. */
  readonly letters: readonly (string | null)[];
  /** Does a tile laid there touch another one, or the start square. */
  readonly touches: readonly boolean[];
}

function candidates(view: GameView, rack: readonly string[], lexicon: Lexicon, draw: Draw): LaidTile[][] {
  const lines = draw.shuffle(linesOf(view));
  const found: LaidTile[][] = [];
  for (let tried = 0; tried < lines.length && (tried < LINES_TRIED || found.length === 0) && found.length < ENOUGH; tried++) {
    const line = lines[tried];
    if (line !== undefined) walkLine(line, rack, lexicon, draw, found);
  }
  return found;
}

function linesOf(view: GameView): Line[] {
  const { size, board } = view;
  const at = (x: number, y: number): string | null =>
    x < 0 || y < 0 || x >= size || y >= size ? null : (board[squareName(y * size + x, size)]?.letter ?? null);
  const start = squareNumber(view.start, size);
  const touching = (x: number, y: number): boolean =>
    Object.keys(board).length === 0
      ? y * size + x === start
      : [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)].some((letter) => letter !== null);
  const line = (place: (step: number) => [number, number]): Line => {
    const places = Array.from({ length: size }, (_, step) => place(step));
    return {
      squares: places.map(([x, y]) => squareName(y * size + x, size)),
      letters: places.map(([x, y]) => at(x, y)),
      touches: places.map(([x, y]) => touching(x, y)),
    };
  };
  return Array.from({ length: size }, (_, other) => other).flatMap((other) => [
    line((step) => [step, other]),
    line((step) => [other, step]),
  ]);
}

/** Every word of the graph that fits into the line with tiles of the rack, as far as the line alone can tell. */
function walkLine(line: Line, rack: readonly string[], lexicon: Lexicon, draw: Draw, found: LaidTile[][]): void {
  if (!line.touches.some((touches, step) => touches && line.letters[step] === null)) return;
  const { nodes, root } = lexicon.dawg;
  const place = new Map(lexicon.alphabet.map((letter, index) => [letter, index]));
  const most = found.length + 12;
  const laid: LaidTile[] = [];
  const held = draw.shuffle(rack);

  const descend = (step: number, block: number, accepts: boolean, touched: boolean): void => {
    if (found.length >= most) return;
    const lying = line.letters[step] ?? null;
    const ended = step >= line.squares.length || lying === null;
    if (ended && accepts && touched && laid.length > 0) found.push([...laid]);
    if (step >= line.squares.length) return;
    const follow = (letter: string): number => arcOf(nodes, block, place.get(letter) ?? -1);
    if (lying !== null) {
      const arc = follow(lying);
      if (arc >= 0) descend(step + 1, arc >>> 1, (arc & 1) === 1, true);
      return;
    }
    for (const letter of new Set(held)) {
      const arc = follow(letter);
      if (arc < 0) continue;
      held.splice(held.indexOf(letter), 1);
      laid.push({ at: line.squares[step] ?? "", letter });
      descend(step + 1, arc >>> 1, (arc & 1) === 1, touched || line.touches[step] === true);
      laid.pop();
      held.push(letter);
    }
  };
  for (let first = 0; first < line.squares.length; first++) {
    if (first === 0 || line.letters[first - 1] === null) descend(first, root, false, false);
  }
}
