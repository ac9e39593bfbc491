/** Which error a play gets (V-03), if any. */

import { type Draft, isAlfa, isStop, targets } from "./draft.ts";
import type { Checks } from "./error-order.ts";
import { isLetterTile, normal, type Position, type Table, without } from "./position.ts";
import type { VectorLaid } from "./vector.ts";
import { backward, holds, neighbours, placeOf, squareAfter, squareAt, type Word } from "./words.ts";

const twice = (things: readonly string[]): boolean => new Set(things).size < things.length;

/** What a laid tile takes from the rack. */
export function fromRack(laid: VectorLaid): string[] {
  const arrow = laid.arrow === undefined ? [] : [">"];
  if (laid.from === undefined) return [normal(laid.letter ?? ""), ...arrow];
  if (laid.from === "blank") return ["?", ...arrow];
  if (laid.from === "stop") return ["#", ...arrow];
  if (laid.from === "gold" || laid.from.startsWith("alfa:")) return arrow;
  return [laid.from, ...arrow];
}

/** What a laid tile takes from the power bar (K-21). */
export function fromBar(laid: VectorLaid): string[] {
  return laid.from === "gold" || laid.from?.startsWith("alfa:") === true ? [laid.from] : [];
}

/** R-11 and P-11, for the letters that have to keep a line. */
function lineOf(letters: readonly VectorLaid[], draft: Draft, size: number): "fine" | "gap" | "not-in-line" {
  const places = letters.flatMap((laid) => placeOf(laid.at, size) ?? []);
  const columns = places.map((place) => place.column);
  const rows = places.map((place) => place.row);
  const inOneLine = new Set(columns).size <= 1 || new Set(rows).size <= 1;
  let gap = false;
  if (inOneLine) {
    for (let column = Math.min(...columns); column <= Math.max(...columns); column++) {
      for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
        if (draft.after[squareAt(column, row)] === undefined) gap = true;
      }
    }
  }
  if (gap) return "gap";
  const inOneWord = draft.wordsAfter.some((word) => letters.every((laid) => holds(word, laid.at)));
  return letters.length < 2 || inOneWord ? "fine" : "not-in-line";
}

/** P-11: the word that holds all laid letters; of several the longest, across first. */
function mainWord(letters: readonly VectorLaid[], draft: Draft): Word | null {
  const common = draft.wordsAfter.filter((word) => letters.every((laid) => holds(word, laid.at)));
  const first = letters[0]?.at;
  const across = (word: Word): boolean => word.steps.some((step) => step.square === first && step.heading === "right");
  const longest = common.filter((word) => word.steps.length === Math.max(...common.map((each) => each.steps.length)));
  return longest.find(across) ?? longest[0] ?? null;
}

/** P-10. */
function stopMisplaced(draft: Draft, size: number): boolean {
  const stops = draft.tiles.filter(isStop);
  const letters = draft.tiles.filter((laid) => !isStop(laid));
  const behind = (word: Word): string | null => {
    const first = word.steps[0];
    return first === undefined ? null : backward(first.square, first.heading, size);
  };
  for (const word of draft.formed) {
    const beginsNew = letters.some((laid) => laid.at === word.steps[0]?.square);
    const square = behind(word);
    if (beginsNew && square !== null && draft.erased[square]?.kind === "stop") return true;
  }
  const stop = stops[0];
  if (stop === undefined) return false;
  // An arrow lies under a letter (P-11); that it may not lie under a stop tile is told with the stop tile's code.
  if (stops.length > 1 || letters.length === 0 || stop.arrow !== undefined) return true;
  const afterOldWord = draft.wordsBefore.some((word) => {
    const last = word.steps.at(-1);
    return last !== undefined && squareAfter(last, draft.before, size) === stop.at;
  });
  const main = mainWord(letters, draft);
  return !afterOldWord || main === null || behind(main) !== stop.at;
}

/** V-03 `power-target`, one power after the other as they are drafted. */
function badTarget(draft: Draft, position: Position, table: Table): boolean {
  const { powers, before, after } = draft;
  const drafted = powers.filter((each) => !table.book.tapped.includes(each.power));
  return drafted.some(({ power, at }, index) => {
    const tile = after[at];
    const immune = (kind: string | undefined) => kind === "alfa" || kind === "gold";
    const again = drafted.some((other, place) => place < index && other.power === power && other.at === at);
    if (power === "erase") {
      const bare = before[at] === undefined && position.premiums[at] === undefined;
      return bare || immune(before[at]?.kind) || (!position.opened && at === table.start);
    }
    if (power.startsWith("place-")) {
      const placed = drafted.some((other, place) => place < index && other.power.startsWith("place-") && other.at === at);
      return before[at] !== undefined || position.premiums[at] !== undefined || placed;
    }
    if (tile === undefined || immune(tile.kind)) return true;
    if (power === "charge") return tile.charge > 5;
    if (power === "dice") return tile.dice > 0 || again;
    return false;
  });
}

export function checksOfPlay(position: Position, table: Table, seat: number, draft: Draft): Checks {
  const { book, size } = table;
  const { tiles, powers, erased, formed } = draft;
  const player = position.players[seat];
  const rack = player?.rack ?? [];
  const bar = player?.bar ?? [];
  const squares = tiles.map((laid) => laid.at);
  const erasedSquares = targets(powers, "erase");
  const bound = tiles.filter((laid) => !isAlfa(laid) && !isStop(laid));
  const hasAlfa = tiles.some(isAlfa);
  const bare = Object.keys(erased).length === 0;
  const line = () => lineOf(bound, draft, size);
  const wildcards = tiles.filter((laid) => laid.from !== undefined && !isStop(laid));
  const isLetter = (letter: string | undefined) => letter !== undefined && table.alphabet.has(normal(letter));

  return {
    "unknown-power": () => powers.some(({ power }) => book.prices[power] === undefined),
    "not-held": () =>
      without(rack, tiles.flatMap(fromRack)) === null ||
      without(bar, [...tiles.flatMap(fromBar), ...powers.map(({ power }) => power)]) === null ||
      tiles.some((laid) => laid.from === undefined && !isLetterTile(normal(laid.letter ?? ""))),
    "nothing-to-play": () => tiles.length === 0 && powers.length === 0,
    "needs-rack-tile": () => tiles.length > 0 && tiles.every((laid) => fromRack(laid).length === 0),
    "outside-board": () => [...squares, ...powers.map(({ at }) => at)].some((square) => placeOf(square, size) === null),
    "square-taken": () => twice(squares) || squares.some((square) => erased[square] !== undefined),
    "square-erased": () =>
      erasedSquares.some((square) => squares.includes(square) || powers.filter(({ at }) => at === square).length > 1),
    "square-blocked": () =>
      [...squares, ...powers.filter(({ power }) => power.startsWith("place-")).map(({ at }) => at)].some((square) =>
        position.blocked.includes(square),
      ),
    "bad-letter": () =>
      wildcards.some(({ letter }) => !isLetter(letter)) ||
      powers.some(({ power, letter }) => power === "morph" && !book.tapped.includes("morph") && !isLetter(letter)),
    "power-target": () => badTarget(draft, position, table),
    "not-in-line": () => line() === "not-in-line",
    gap: () => line() === "gap",
    "start-not-covered": () => tiles.length > 0 && bare && !squares.includes(table.start),
    "not-connected": () =>
      tiles.length > 0 &&
      !bare &&
      !hasAlfa &&
      !squares.some((square) =>
        neighbours(square, size).some((near) => erased[near] !== undefined && erased[near].kind !== "stop"),
      ),
    "stop-misplaced": () => stopMisplaced(draft, size),
    "no-word": () =>
      tiles.length > 0 && (formed.length === 0 || bound.some((laid) => !formed.some((word) => holds(word, laid.at)))),
    "word-not-in-lexicon": () => draft.checked.some((word) => !table.lexicon.has(word.text)),
    "not-at-this-moment": () =>
      powers.some(({ power }) => book.tapped.includes(power)) || (tiles.length === 0 && !book.powersOnlyPlay),
  };
}
