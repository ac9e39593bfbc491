import { PREMIUMS, type Premium, type SquareName } from "../model.ts";
import type { BoardPlan } from "../ruleset.types.ts";
import { squareName } from "../squares.ts";
import boards from "./boards.json" with { type: "json" };

type BoardId = Exclude<keyof typeof boards, "legend">;

/** A shipped board; its start square is a word premium where the board says so (K-02). */
export function boardPlan(id: BoardId): BoardPlan {
  const { size, start, startWordFactor, rows } = boards[id];
  const premiums: Record<SquareName, Premium> = {};
  rows.forEach((row, y) => {
    row.split(" ").forEach((cell, x) => {
      const premium = premiumOf(cell);
      if (premium !== null) premiums[squareName(y * size + x, size)] = premium;
    });
  });
  const startPremium = premiumOf(`${startWordFactor}W`);
  if (startPremium !== null) premiums[start] = startPremium;
  return { size, start, premiums };
}

function premiumOf(cell: string): Premium | null {
  const name = cell === "-2" ? "-2L" : cell;
  return PREMIUMS.find((premium) => premium === name) ?? null;
}
