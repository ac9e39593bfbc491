/** What a newcomer is taught on the board, one thing after the other: to lay, to buy, to use a power. Pure. */
import type { StreamEvent } from "../../shared/protocol/match-view.types.ts";
import { rulesOf } from "../../shared/rules/index.ts";
import { POWER_IDS } from "../../shared/rules/model.ts";
import type { GameView } from "../../shared/rules/view.types.ts";

export const HINTS = ["lay", "shop", "power"] as const;
export type Hint = (typeof HINTS)[number];
/** How far somebody has come; "done" is for good. */
export type Progress = Hint | "done";

export const readProgress = (text: string | null): Progress =>
  text === "done" ? "done" : (HINTS.find((hint) => hint === text) ?? "lay");

/** What an event of one's own seat has taught; things may be learnt in any order. */
export function after(progress: Progress, event: StreamEvent, you: number): Progress {
  if (event.type === "bought" && event.seat === you) return furthest(progress, "power");
  if (event.type !== "played" || event.seat !== you) return progress;
  return furthest(progress, event.powers.length > 0 ? "done" : "shop");
}

const ORDER: readonly Progress[] = [...HINTS, "done"];

const furthest = (a: Progress, b: Progress): Progress => (ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b);

/** What to say now: on one's own turn of a game that has a shop, and only what can be done. */
export function hintFor(progress: Progress, { ruleset, slots, own, turn, result, board }: GameView): Hint | null {
  if (progress === "done" || slots === 0 || own === null || result !== null || turn !== own.seat) return null;
  if (progress === "lay") return "lay";
  const prices = Object.values(own.prices);
  const affordable = prices.some((price) => price <= own.coins);
  if (progress === "shop") return affordable && own.bar.length < slots ? "shop" : null;
  const { tapped } = rulesOf(ruleset);
  // Earned tiles lie in the bar too, and go on a square of their own.
  const placed = own.bar.some((item) => POWER_IDS.some((power) => power === item && !tapped.includes(power)));
  return placed && Object.keys(board).length > 0 ? "power" : null;
}
