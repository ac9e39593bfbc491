import { rankOf } from "../../shared/rating/ranks.ts";
import { t } from "../i18n/index.ts";

const DIVISIONS = ["", "I", "II", "III"] as const;

/** The rank of a rating, as it stands beside the number: `Linguist II` (C-17). */
export function sayRank(rating: number): string {
  const { tier, division } = rankOf(rating);
  const name = t().ranks.tier[tier];
  return division === null ? name : `${name} ${DIVISIONS[division]}`;
}
