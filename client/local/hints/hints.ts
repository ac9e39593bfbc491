/** The hints for newcomers, one after the other: lay, buy, use a power. Pure. */
import type { StreamEvent } from "../../../shared/protocol/match-view.types.ts";
import { rulesOf } from "../../../shared/rules/index.ts";
import { POWER_IDS } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";

export const HINTS = ["lay", "shop", "power"] as const;
export type Hint = (typeof HINTS)[number];
/** The progress of a player. "done" is final. */
export interface Progress {
  readonly at: Hint | "done";
  /** The number of own turns in which the hint was shown and not followed. */
  readonly unheeded: number;
}

/** A player who has not followed a hint for this many turns has read it. */
const MAX_UNHEEDED = 2;

const ORDER: readonly Progress["at"][] = [...HINTS, "done"];
const begins = (at: Progress["at"]): Progress => ({ at, unheeded: 0 });

export const DONE: Progress = begins("done");

export function readProgress(text: string | null): Progress {
  const [name, turns] = (text ?? "").split(" ");
  return { at: ORDER.find((at) => at === name) ?? "lay", unheeded: turns === undefined ? 0 : Number.parseInt(turns, 10) || 0 };
}

export const writeProgress = ({ at, unheeded }: Progress): string => (unheeded === 0 ? at : `${at} ${unheeded}`);

/** The progress after an event of the own seat. The lessons may come in any order. `said` is the hint of that turn. */
export function after(progress: Progress, event: StreamEvent, you: number, said: Hint | null): Progress {
  if (!("seat" in event) || event.seat !== you) return progress;
  switch (event.type) {
    case "bought":
      return furthest(progress, "power");
    case "played": {
      const next = furthest(progress, event.powers.length > 0 ? "done" : "shop");
      return next === progress ? unheeded(progress, said) : next;
    }
    case "passed":
    case "exchanged":
      return unheeded(progress, said);
    default:
      return progress;
  }
}

const furthest = (progress: Progress, at: Progress["at"]): Progress =>
  ORDER.indexOf(progress.at) >= ORDER.indexOf(at) ? progress : begins(at);

function unheeded(progress: Progress, said: Hint | null): Progress {
  if (said === null || said !== progress.at) return progress;
  const turns = progress.unheeded + 1;
  return turns < MAX_UNHEEDED ? { ...progress, unheeded: turns } : begins(ORDER[ORDER.indexOf(said) + 1] ?? "done");
}

/** The current hint: in the own turn of a game that has a shop, and only for what is possible. */
export function hintFor({ at }: Progress, { ruleset, slots, own, turn, result, board }: GameView): Hint | null {
  if (at === "done" || slots === 0 || own === null || result !== null || turn !== own.seat) return null;
  if (at === "lay") return "lay";
  const prices = Object.values(own.prices);
  const affordable = prices.some((price) => price <= own.coins);
  if (at === "shop") return affordable && own.bar.length < slots ? "shop" : null;
  const { tapped } = rulesOf(ruleset);
  // Earned tiles lie in the bar too, and go on their own square.
  const placed = own.bar.some((item) => POWER_IDS.some((power) => power === item && !tapped.includes(power)));
  return placed && Object.keys(board).length > 0 ? "power" : null;
}
