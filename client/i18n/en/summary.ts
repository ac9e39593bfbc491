import type { EndReason } from "../../../shared/rules/model.ts";
import { formats } from "../format.ts";

const { number, plural } = formats("en");

/** Said of the seat that the end concerns: who resigned, or whose clock ran out. */
const reason: Readonly<Record<EndReason, { readonly you: string; readonly they: (name: string) => string }>> = {
  "racks-empty": { you: "You laid your last tile", they: (name) => `${name} laid the last tile` },
  passes: { you: "Three passes in a row", they: () => "Three passes in a row" },
  resigned: { you: "You resigned", they: (name) => `${name} resigned` },
  clock: { you: "Your time ran out", they: (name) => `${name}’s time ran out` },
  inactivity: { you: "You were away three times", they: (name) => `${name} was away three times` },
  ended: { you: "You ended the game", they: (name) => `${name} ended the game` },
  blocked: { you: "No play is left", they: () => "No play is left" },
  moves: { you: "The last move is played", they: () => "The last move is played" },
};

export const summary = {
  won: "You won",
  lost: (name: string) => `${name} won`,
  draw: "A draw",
  reason,
  parts: (points: number, coins: number, leftover: number) =>
    `${number(points)} + ${plural(coins, { one: "# coin", other: "# coins" })} − ${number(leftover)} in hand`,
  asTheyStand: "The scores stand as they are",
  bestWord: "Best word",
  longestWord: "Longest word",
  words: "Words laid",
  turns: "Turns",
  tiles: "Tiles laid",
  coins: "Coins earned",
  none: "none",
  race: "The score, move by move",
  move: (count: number) => `move ${number(count)}`,
  explore: "Explore the board",
  newGame: "New game",
};
