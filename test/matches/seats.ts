/** Everybody of a match takes their seat, by its link or by its code. */
import type { MatchGameId } from "../../shared/rules/rulesets/agreements.ts";
import type { Random } from "../../shared/rules/testing/random.ts";
import { Visitor } from "./visitor.ts";

interface Made {
  readonly match: string;
  readonly invite: string;
  readonly code: string;
}

export interface Wanted {
  readonly ruleset: MatchGameId;
  readonly format: "casual" | "blitz";
  readonly options: { readonly players?: number };
  readonly test?: object;
}

/** Hexadecimal: what the bag and the dice come from. */
export const drawKey = (draw: Random): string => Array.from({ length: 64 }, () => draw.below(16).toString(16)).join("");

export async function takeSeats(
  url: URL,
  wanted: Wanted,
  draw: Random,
): Promise<{ readonly id: string; readonly visitors: readonly Visitor[] }> {
  const first = new Visitor(url);
  const others = Array.from({ length: (wanted.options.players ?? 2) - 1 }, () => new Visitor(url));
  const { match, invite, code } = (await first.post("/api/matches", { lexicon: "sv", ...wanted })) as Made;
  for (const other of others) {
    if (draw.chance(0.5)) await other.post(`/api/invites/${invite}`);
    else await other.post("/api/codes", { code });
  }
  return { id: match, visitors: [first, ...others] };
}
