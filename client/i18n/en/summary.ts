import type { EndReason } from "../../../shared/rules/model.ts";
import { formats } from "../format.ts";

const { number, plural } = formats("en");

/** About the seat that ended the match: it resigned, or its clock ran out. */
const reason: Readonly<Record<Exclude<EndReason, "passes">, { readonly you: string; readonly they: (name: string) => string }>> =
  {
    "racks-empty": { you: "You played your last tile", they: (name) => `${name} played the last tile` },
    resigned: { you: "You resigned", they: (name) => `${name} resigned` },
    clock: { you: "Your time ran out", they: (name) => `${name}’s time ran out` },
    inactivity: { you: "You were away three times", they: (name) => `${name} was away three times` },
    ended: { you: "You ended the game", they: (name) => `${name} ended the game` },
    blocked: { you: "No moves are possible", they: () => "No moves are possible" },
    moves: { you: "The last move is played", they: () => "The last move is played" },
  };

/** About nobody in particular, or about several players. */
const several: Readonly<Record<Exclude<EndReason, "passes">, string>> = {
  "racks-empty": "All tiles are played",
  resigned: "All but one have left the match",
  clock: "All but one have left the match",
  inactivity: "All but one have left the match",
  ended: "The game was ended",
  blocked: "No moves are possible",
  moves: "The last move is played",
};

export const summary = {
  won: "You won",
  shared: (names: string) => `${names} share the win`,
  lost: (name: string) => `${name} won`,
  out: "You are out",
  botsPlayOn: "The bots finish without you.",
  othersPlayOn: "The others play on.",
  draw: "A draw",
  reason,
  several,
  passes: (count: number) => plural(count, { one: "# pass in a row", other: "# passes in a row" }),
  wonByTurn: (name: string) => `Equal scores: the win goes to ${name}, who started`,
  wonByTurnYou: "Equal scores: you win, since you started",
  parts: (points: number, coins: number, leftover: number) =>
    `${number(points)} + ${plural(coins, { one: "# coin", other: "# coins" })} − ${number(leftover)} in hand`,
  /** Without coins, and with what the opponents had left where that is gained (W-10). */
  partsPlain: (points: number, leftover: number, gained: number) =>
    [
      number(points),
      leftover > 0 ? `− ${number(leftover)} in hand` : "",
      gained > 0 ? `+ ${number(gained)} from the other hand` : "",
    ]
      .filter(Boolean)
      .join(" "),
  asTheyStand: "The scores don’t change",
  bestWord: "Best word",
  longestWord: "Longest word",
  words: "Words played",
  turns: "Turns",
  tiles: "Tiles played",
  coins: "Coins earned",
  none: "none",
  race: "The score, move by move",
  move: (count: number) => `move ${number(count)}`,
  explore: "Explore the board",
  newGame: "New game",
  playAgain: "Play again",
};
