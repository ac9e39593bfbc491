/** How events change what everybody sees alike. The server's state and each client's view fold with the same code. */
import { boardAfter, erasedSquares, type Play } from "./effects.ts";
import type { Roll } from "./events.types.ts";
import type { ScoredWord, SeatStats } from "./model.ts";
import type { RuleSet } from "./ruleset.types.ts";
import type { Table } from "./state.types.ts";
import type { NextTurn } from "./view.types.ts";

export const NO_STATS: SeatStats = { bestWord: null, longestWord: null, words: 0, turns: 0, tilesLaid: 0, coinsEarned: 0 };

type Changes = Partial<Table>;

/** A new turn, or the clock anew in the same one (C-13). */
function turnBegins(table: Table, next: NextTurn, at: number): Changes {
  if (next === null) return { turnStartedAt: at };
  return { turn: next, turnNumber: table.turnNumber + 1, turnStartedAt: at, blocked: [] };
}

/** Squares erased stay closed while the turn lasts (C-09, C-13). A powers-only play leaves the pass counter (K-14). */
export function tableAfterPlay(
  table: Table,
  play: Play & { readonly at: number; readonly rolls: readonly Roll[]; readonly next: NextTurn },
): Changes {
  const laid = play.tiles.length > 0;
  const { board, premiums } = boardAfter(table, play, play.rolls);
  const goesOn = play.next === null;
  return {
    board,
    premiums,
    opened: table.opened || laid,
    passes: laid ? 0 : table.passes,
    turn: play.next ?? table.turn,
    turnNumber: table.turnNumber + (goesOn ? 0 : 1),
    turnStartedAt: play.at,
    blocked: goesOn ? [...table.blocked, ...erasedSquares(play.powers)] : [],
  };
}

export function tableAfterPass(table: Table, pass: { readonly at: number; readonly next: NextTurn }): Changes {
  return { passes: table.passes + 1, ...turnBegins(table, pass.next, pass.at) };
}

/** A swap that is no move leaves the clock alone; both reset the pass counter (K-30, P-13). */
export function tableAfterSwap(
  table: Table,
  rules: RuleSet,
  swap: { readonly type: "swapped" | "exchanged"; readonly at: number; readonly next: NextTurn },
): Changes {
  return { passes: 0, ...(isMove(swap.type, rules) ? turnBegins(table, swap.next, swap.at) : {}) };
}

export function isMove(type: "swapped" | "exchanged", rules: RuleSet): boolean {
  return type === "exchanged" || rules.swapIsMove;
}

/** A seat that leaves: the clock starts anew only if the turn was its own. */
export function tableAfterLeaving(table: Table, left: { readonly at: number; readonly next: NextTurn }): Changes {
  return left.next === null ? {} : turnBegins(table, left.next, left.at);
}

/** Counted for the summary card. */
export function statsAfterPlay(
  stats: SeatStats,
  play: { readonly tiles: readonly unknown[]; readonly words: readonly ScoredWord[]; readonly coins: number },
): SeatStats {
  let { bestWord, longestWord } = stats;
  for (const { word, points } of play.words) {
    if (bestWord === null || points > bestWord.points) bestWord = { word, points };
    if (longestWord === null || [...word].length > [...longestWord].length) longestWord = word;
  }
  return {
    bestWord,
    longestWord,
    words: stats.words + play.words.length,
    turns: stats.turns + 1,
    tilesLaid: stats.tilesLaid + play.tiles.length,
    coinsEarned: stats.coinsEarned + play.coins,
  };
}

export function statsAfterMove(stats: SeatStats, coins: number): SeatStats {
  return { ...stats, turns: stats.turns + 1, coinsEarned: stats.coinsEarned + coins };
}
