import type { Move } from "../../shared/bot/testing/bot-match.ts";
import type { GameEvent, GameState } from "../../shared/rules/index.ts";

/** `12. 1 hard  ABCDEFG  bought charge; H8 ORD 24, OR 4: 28 points, 7 coins  120–98`. */
export function lineOf(number: number, { seat, player, before, events, after }: Move): string {
  const rack = before.seats[seat]?.rack.join("") ?? "";
  const told = events.map(textOf).filter((text) => text !== "");
  const scores = after.seats.map(({ score }) => score).join("–");
  return `${number}. ${seat + 1} ${player}  ${rack}  ${told.join("; ")}  ${scores}`;
}

function textOf(event: GameEvent): string {
  switch (event.type) {
    case "played": {
      const words = event.words.map(({ word, squares, points }) => `${squares[0]}-${squares.at(-1)} ${word} ${points}`);
      const powers = event.powers.map(({ power, at }) => `${power} ${at}`);
      const rolls = event.rolls.map(({ at, value }) => `rolled ${value} at ${at}`);
      const bonuses = Object.values(event.bonuses).reduce((sum, bonus) => sum + bonus, 0);
      const earned = event.earned.map((tile) => `earned ${tile}`);
      const total = `${event.points} points${bonuses > 0 ? ` (${bonuses} bonus)` : ""}, ${event.coins} coins`;
      return [...words, ...powers, ...rolls, total, ...earned].join(", ");
    }
    case "passed":
      return "passed";
    case "swapped":
    case "exchanged":
      return `${event.type} ${event.given.join("")}`;
    case "bought":
    case "sold":
      return `${event.type} ${event.power}`;
    case "ended":
      return `ended: ${event.reason}`;
    default:
      return event.type;
  }
}

export function lineOfResult({ result }: GameState, bots: readonly string[]): string {
  if (result === null) return "not over";
  const { winner } = result;
  const name = (seat: number) => `${seat + 1} ${bots[seat]}`;
  const winners = typeof winner === "number" ? [winner] : winner === "draw" ? [] : winner;
  const outcome = winners.length === 0 ? "draw" : `won by ${winners.map(name).join(" and ")}`;
  return `final ${result.final.join("–")} (${result.reason}): ${outcome}`;
}
