/** Where a play may go: straight lines, bent lines and lines after a stop tile. */

import type { Position, Table, Tile } from "../position.ts";
import type { ArrowName, VectorLaid } from "../vector.ts";
import { allWords, backward, everySquare, type Heading, onward, squareAfter } from "../words.ts";
import type { Random } from "./random.ts";
import { anchors, randomArrow } from "./set-up.ts";

/** What can still be laid, the next first. Letters and wildcards, without a place. */
export type Hand = Omit<VectorLaid, "at">[];

const WITH_THE_GRAIN: Readonly<Record<Heading, ArrowName>> = { right: "right-down", down: "down-right" };
const OTHER: Readonly<Record<Heading, Heading>> = { right: "down", down: "right" };

/** How a reader leaves an arrow; null at the end of a word. */
function leaving(arrow: ArrowName | null | undefined, heading: Heading): Heading | null {
  if (arrow === null || arrow === undefined) return heading;
  return arrow === WITH_THE_GRAIN[heading] ? OTHER[heading] : null;
}

/** Lays the hand on the free squares of a walk, over the tiles that lie there, turning at arrows new and old. */
export function walk(
  random: Random,
  board: Readonly<Record<string, Tile>>,
  size: number,
  from: string,
  heading: Heading,
  hand: Hand,
  arrows: number,
): VectorLaid[] {
  const laid: VectorLaid[] = [];
  let square: string | null = from;
  let going: Heading | null = heading;
  let arrowsLeft = arrows;
  while (square !== null && going !== null && laid.length < hand.length) {
    const there: Tile | undefined = board[square];
    if (there === undefined) {
      const next: VectorLaid = { at: square, ...hand[laid.length] };
      if (arrowsLeft > 0 && random.chance(30)) {
        next.arrow = random.chance(85) ? WITH_THE_GRAIN[going] : randomArrow(random);
        arrowsLeft -= 1;
      }
      laid.push(next);
      going = leaving(next.arrow, going);
    } else {
      if (there.kind === "stop") break;
      going = leaving(there.arrow, going);
    }
    if (going !== null) square = onward(square, going, size);
  }
  return laid;
}

/** A walk that covers an anchor: a square beside an old tile, or the start square. */
export function linePlay(random: Random, position: Position, table: Table, hand: Hand, arrows: number): VectorLaid[] {
  const { board } = position;
  const heading = random.pick(["right", "down"] as const);
  let from = random.chance(95) ? random.pick(anchors(board, table.size, table.start)) : random.pick(everySquare(table.size));
  let back = random.chance(40) ? 0 : random.int(hand.length);
  while (back > 0) {
    const before = backward(from, heading, table.size);
    if (before === null) break;
    from = before;
    if (board[from] === undefined) back -= 1;
  }
  return walk(random, board, table.size, from, heading, hand, arrows);
}

/** P-10: a stop tile after an old word, and the play right of it or below it. */
export function stopPlay(random: Random, position: Position, table: Table, hand: Hand, arrows: number): VectorLaid[] {
  const { size } = table;
  const ends = allWords(position.board, size).flatMap((word) => {
    const last = word.steps.at(-1);
    const after = last === undefined ? null : squareAfter(last, position.board, size);
    return after !== null && position.board[after] === undefined ? [after] : [];
  });
  const stop = ends.length > 0 && random.chance(85) ? random.pick(ends) : random.pick(anchors(position.board, size, table.start));
  const heading = random.pick(["right", "down"] as const);
  const from = onward(stop, heading, size);
  const way = random.chance(90) ? heading : OTHER[heading];
  const letters =
    from === null ? [] : walk(random, position.board, size, from, way, hand, arrows).filter(({ at }) => at !== stop);
  return [{ at: stop, from: "stop" }, ...letters];
}
