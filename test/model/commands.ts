/** What each command does to a position: its checks, and its effect once they have passed. */

import { draftOf, targets } from "./draft.ts";
import { type Checks, firstError } from "./error-order.ts";
import { checksOfPlay, fromBar, fromRack } from "./judge-play.ts";
import { isLetterTile, normal, type Position, type Table, tilesOf, without } from "./position.ts";
import { BLITZ_MS } from "./rulebook.ts";
import { premiumsFor, worthOf } from "./score-play.ts";
import {
  countTurn,
  end,
  endTurn,
  lose,
  mustFinish,
  passLimitReached,
  playerAt,
  racksAreEmpty,
  turnLimitReached,
} from "./turns.ts";
import type { VectorAction, VectorOutcome } from "./vector.ts";

const BAR_SLOTS = 7;
const WARNINGS_TO_LOSE = 3;
const NEED_THE_TURN = ["play", "pass", "swap", "exchange", "morph-rack", "end-game"];

const deadline = (position: Position, table: Table): number => position.since + (table.blitz ? BLITZ_MS : table.book.casualMs);

/** Changes the position and says what came of it; a refused action changes nothing, C-12 apart. */
export function perform(position: Position, table: Table, action: VectorAction, now: number): VectorOutcome {
  const seat = action.seat ?? 0;
  const general: Checks = {
    "match-over": () => position.over,
    "no-such-action": () => !table.book.actions.includes(action.type),
    "not-your-turn": () => NEED_THE_TURN.includes(action.type) && position.turn !== seat,
    "too-late": () => NEED_THE_TURN.includes(action.type) && position.players.length > 1 && now > deadline(position, table),
  };
  const error = firstError(general);
  if (error !== null) return { error };
  switch (action.type) {
    case "play":
      return play(position, table, seat, action, now);
    case "pass":
      return pass(position, table, seat, now);
    case "swap":
      return swap(position, table, seat, action, now);
    case "exchange":
      return exchange(position, table, seat, action, now);
    case "morph-rack":
      return morphRack(position, table, seat, action);
    case "buy":
      return buy(position, table, seat, action);
    case "sell":
      return sell(position, table, seat, action);
    case "end-game":
      return endGame(position, table, seat);
    case "resign":
      return resign(position, table, seat, now);
    case "clock":
      clock(position, table, action.away ?? [], now);
      return {};
    default:
      throw new Error(`unknown action ${action.type}`);
  }
}

function play(position: Position, table: Table, seat: number, action: VectorAction, now: number): VectorOutcome {
  const { book } = table;
  const player = playerAt(position, seat);
  const draft = draftOf(position, table, action);
  const error = firstError(checksOfPlay(position, table, seat, draft));
  if (error === "word-not-in-lexicon") {
    player.attempts += 1;
    if (book.freeAttempts !== null && player.attempts > book.freeAttempts) {
      player.score -= 1;
      player.coins -= 1;
    }
    const rejected = draft.checked.map((word) => word.text).filter((word) => !table.lexicon.has(word));
    return { error, rejected: rejected.sort() };
  }
  if (error !== null) return { error };

  const board = structuredClone(draft.after);
  for (const square of targets(draft.powers, "dice")) {
    // Every die of a puzzle shows the same (D-02).
    const roll = book.moves === null ? position.rolls.shift() : position.rolls[0];
    const tile = board[square];
    if (roll === undefined || tile === undefined) throw new Error("no roll left");
    tile.dice = roll;
  }
  const wasFull = player.rack.length === table.rackSize;
  player.rack = without(player.rack, draft.tiles.flatMap(fromRack)) ?? [];
  player.bar = without(player.bar, [...draft.tiles.flatMap(fromBar), ...draft.powers.map(({ power }) => power)]) ?? [];
  const worth = worthOf(draft, board, position, table, wasFull && player.rack.length === 0);
  position.premiums = premiumsFor(draft, position);
  position.board = board;
  if (book.blocksErased) position.blocked.push(...targets(draft.powers, "erase"));
  player.warnings = 0;

  const outcome = {
    words: draft.formed.map((word) => word.text).sort(),
    points: 0,
    coins: 0,
    earned: [] as string[],
    lost: [] as string[],
  };
  if (draft.tiles.length === 0) {
    refill(position, table, seat, null);
    endTurn(position, table, 0, now);
    return outcome;
  }
  position.opened = true;
  position.passes = 0;
  player.score += worth.points;
  player.coins += worth.coins;
  outcome.points = worth.points;
  outcome.coins = worth.coins;
  if (racksAreEmpty(position, table, seat)) {
    end(position, table, "racks-empty");
    return outcome;
  }
  const won = [book.alfaTiles === "bar" ? worth.alfa : null, worth.gold ? "gold" : null].filter((each) => each !== null);
  for (const each of won) {
    if (player.bar.length < BAR_SLOTS) {
      player.bar.push(each);
      outcome.earned.push(each);
    } else outcome.lost.push(each);
  }
  outcome.earned.push(...refill(position, table, seat, book.alfaTiles === "rack" ? worth.alfa : null));
  endTurn(position, table, draft.tiles.length, now);
  return outcome;
}

/** K-18; an alfa tile takes the place of one that would be drawn (C-03). What was earned so. */
function refill(position: Position, table: Table, seat: number, alfa: string | null): string[] {
  const player = playerAt(position, seat);
  const free = Math.max(0, table.rackSize - player.rack.length);
  const fill = Math.min(free, position.bag.length);
  if (alfa === null || fill === 0) {
    player.rack.push(...position.bag.splice(0, fill));
    return [];
  }
  player.rack.push(...position.bag.splice(0, fill - 1), alfa);
  return [alfa];
}

function pass(position: Position, table: Table, seat: number, now: number): VectorOutcome {
  const error = firstError({ "not-at-this-moment": () => mustFinish(position, table, seat) });
  if (error !== null) return { error };
  const player = playerAt(position, seat);
  player.warnings = 0;
  player.coins += table.book.passCoins;
  countPass(position, table, now);
  return {};
}

function countPass(position: Position, table: Table, now: number): void {
  position.passes += 1;
  if (passLimitReached(position, table)) end(position, table, "passes");
  else endTurn(position, table, 0, now);
}

/** The new tiles are drawn first, then the old go back, last in the bag (K-30, W-08). */
function drawAndReturn(position: Position, seat: number, tiles: readonly string[]): void {
  const player = playerAt(position, seat);
  player.rack = [...(without(player.rack, tiles) ?? []), ...position.bag.splice(0, tiles.length)];
  position.bag.push(...tiles);
}

function swap(position: Position, table: Table, seat: number, action: VectorAction, now: number): VectorOutcome {
  const player = playerAt(position, seat);
  const tiles = tilesOf(normal(action.letters ?? ""));
  const error = firstError({
    "not-held": () => !player.bar.includes("swap") || without(player.rack, tiles) === null,
    "nothing-to-play": () => tiles.length === 0,
    "power-target": () => tiles.some((tile) => tile.startsWith("*")),
    "bag-empty": () => position.bag.length === 0,
    "bag-too-small": () => position.bag.length < tiles.length,
    "not-at-this-moment": () => mustFinish(position, table, seat),
  });
  if (error !== null) return { error };
  player.bar = without(player.bar, ["swap"]) ?? [];
  drawAndReturn(position, seat, tiles);
  position.passes = 0;
  if (table.book.swapIsMove) endTurn(position, table, 0, now);
  return {};
}

function exchange(position: Position, table: Table, seat: number, action: VectorAction, now: number): VectorOutcome {
  const player = playerAt(position, seat);
  const tiles = tilesOf(normal(action.letters ?? ""));
  const error = firstError({
    "not-held": () => without(player.rack, tiles) === null,
    "nothing-to-play": () => tiles.length === 0,
    "bag-empty": () => position.bag.length === 0,
    "bag-too-small": () => !table.book.returnsFirst && position.bag.length < tiles.length,
  });
  if (error !== null) return { error };
  player.warnings = 0;
  if (table.book.returnsFirst) {
    player.rack = without(player.rack, tiles) ?? [];
    position.bag.push(...tiles);
    player.rack.push(...position.bag.splice(0, tiles.length));
  } else drawAndReturn(position, seat, tiles);
  position.passes = 0;
  endTurn(position, table, 0, now);
  return {};
}

function morphRack(position: Position, table: Table, seat: number, action: VectorAction): VectorOutcome {
  const player = playerAt(position, seat);
  const tile = normal(action.letter ?? "");
  const error = firstError({
    "not-held": () => !player.bar.includes("morph") || !player.rack.includes(tile),
    "power-target": () => !isLetterTile(tile),
    "not-at-this-moment": () => mustFinish(position, table, seat),
  });
  if (error !== null) return { error };
  player.bar = without(player.bar, ["morph"]) ?? [];
  player.rack = player.rack.with(player.rack.indexOf(tile), "~");
  return {};
}

/** C-06: each purchase after the first costs 1.5 times the last price, rounded up. */
function priceOf(position: Position, table: Table, seat: number, power: string): number {
  let price = table.book.prices[power] ?? 0;
  const times = table.book.pricesGrow ? (playerAt(position, seat).bought[power] ?? 0) : 0;
  for (let time = 0; time < times; time++) price = Math.ceil(price * 1.5);
  return price;
}

const isEarned = (item: string): boolean => item === "gold" || item.startsWith("alfa:");

function buy(position: Position, table: Table, seat: number, action: VectorAction): VectorOutcome {
  const player = playerAt(position, seat);
  const power = action.power ?? "";
  const known = table.book.prices[power] !== undefined;
  const error = firstError({
    "unknown-power": () => !known && !(table.book.alfaTiles === "bar" && isEarned(power)),
    "no-free-slot": () => player.bar.length >= BAR_SLOTS,
    "not-enough-coins": () => known && player.coins < priceOf(position, table, seat, power),
    "not-for-sale": () => !known,
  });
  if (error !== null) return { error };
  player.coins -= priceOf(position, table, seat, power);
  player.bar.push(power);
  player.bought[power] = (player.bought[power] ?? 0) + 1;
  return {};
}

function sell(position: Position, table: Table, seat: number, action: VectorAction): VectorOutcome {
  const player = playerAt(position, seat);
  const power = action.power ?? "";
  const known = table.book.prices[power] !== undefined;
  const error = firstError({
    "unknown-power": () => !known && !isEarned(power),
    "not-held": () => !player.bar.includes(power),
    "not-for-sale": () => !known,
  });
  if (error !== null) return { error };
  player.coins += table.book.prices[power] ?? 0;
  player.bar = without(player.bar, [power]) ?? [];
  return {};
}

function endGame(position: Position, table: Table, seat: number): VectorOutcome {
  const error = firstError({ "not-at-this-moment": () => !mustFinish(position, table, seat) });
  if (error !== null) return { error };
  end(position, table, "ended");
  return {};
}

/** R-32; who is out already has nothing left to give up. */
function resign(position: Position, table: Table, seat: number, now: number): VectorOutcome {
  const error = firstError({ "not-at-this-moment": () => playerAt(position, seat).out });
  if (error !== null) return { error };
  lose(position, table, seat, "resigned", now);
  return {};
}

/** At the deadline one thing happens. */
function clock(position: Position, table: Table, away: readonly number[], now: number): void {
  if (now < deadline(position, table)) return;
  const seat = position.turn;
  if (!table.blitz) {
    lose(position, table, seat, "clock", now);
    return;
  }
  const player = playerAt(position, seat);
  if (away.includes(seat)) player.warnings += 1;
  if (player.warnings >= WARNINGS_TO_LOSE) {
    position.passes += 1;
    countTurn(position, 0);
    lose(position, table, seat, "inactivity", now);
    if (!position.over && turnLimitReached(position, table)) end(position, table, "passes");
  } else {
    countPass(position, table, now);
    // The clock ends a turn (K-12): squares stay blocked while it lasts, also where the same seat has the next one (C-09, C-13).
    position.blocked = [];
  }
}
