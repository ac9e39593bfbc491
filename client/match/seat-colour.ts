import type { Seat } from "../../shared/rules/model.ts";
import type { Names } from "./names.ts";

const OTHERS = ["var(--seat-1)", "var(--seat-2)", "var(--seat-3)"] as const;
const OWN = "var(--kraft-edge)";

/** The colour of a seat: the player's own, or one of three for the others. It never carries information alone. */
export function seatColour(seat: Seat, names: Pick<Names, "you">): string {
  if (seat === names.you) return OWN;
  const place = names.you !== null && seat > names.you ? seat - 1 : seat;
  return OTHERS[place] ?? OWN;
}

/** For an element whose style sheet uses `--seat`. */
export const seatStyle = (seat: Seat, names: Pick<Names, "you">) => ({ "--seat": seatColour(seat, names) });
