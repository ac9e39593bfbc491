/** The content of a card in the match list: names, scores from the player's side, turn and result. Pure. */
import type { MatchList } from "../../shared/protocol/http.ts";

export type ListedMatch = MatchList["matches"][number] & {
  /** For a match on this device. */
  readonly local?: {
    readonly path: string;
    /** Shown in place of the pace. */
    readonly note: string;
    /** True if nobody can win or lose. */
    readonly alone: boolean;
  };
};

/** The name at a seat; null for the player's own. */
export function nameAt({ seat, opponents }: ListedMatch, other: number): string | null {
  return other === seat ? null : (opponents[other < seat ? other : other - 1] ?? "");
}

/** The avatar colour at a seat, once all seats are taken. Undefined for the own seat, or if unknown. */
export function colourAt({ seat, opponents, colours }: ListedMatch, other: number): number | undefined {
  return other === seat || colours?.length !== opponents.length ? undefined : colours[other < seat ? other : other - 1];
}

/** Puts the player's own value first and keeps the order of the others. */
export function ownFirst<T>(seat: number, values: readonly T[]): readonly T[] {
  return [...values.slice(seat, seat + 1), ...values.filter((_, other) => other !== seat)];
}

export const waitsForYou = ({ status, card, seat }: ListedMatch): boolean =>
  status === "lobby" || (status === "live" && card !== null && card.turn === seat);

export const isRunning = ({ status }: ListedMatch): boolean => status === "open" || status === "lobby" || status === "live";

/** Only the latest finished matches are listed. */
const MAX_FINISHED = 3;

/**
 * Sorts by who must act: the player's own matches first with the most urgent on top, then those that wait for others, then
 * finished ones.
 */
export function inOrder(matches: readonly ListedMatch[]): readonly ListedMatch[] {
  const rank = (match: ListedMatch): number => (waitsForYou(match) ? 0 : match.status === "open" ? 1 : 2);
  const due = ({ card }: ListedMatch): number => card?.deadline ?? Number.POSITIVE_INFINITY;
  const running = matches.filter(isRunning).sort((a, b) => rank(a) - rank(b) || compare(due(a), due(b)));
  return [...running, ...matches.filter(({ status }) => status === "over").slice(0, MAX_FINISHED)];
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

export type CardResult = "won" | "lost" | "draw" | "shared";

export function resultOf({ result, seat, local }: ListedMatch): CardResult | null {
  if (result === null || local?.alone === true) return null;
  const { winner } = result;
  if (winner === "draw") return "draw";
  if (typeof winner === "number") return winner === seat ? "won" : "lost";
  return winner.includes(seat) ? "shared" : "lost";
}

/** The squares that hold a tile, as column and row. */
export function tilesOf(rows: readonly number[], size: number): readonly (readonly [column: number, row: number])[] {
  return rows.flatMap((bits, row) =>
    Array.from({ length: size }, (_, column) => column)
      .filter((column) => (bits & (1 << column)) !== 0)
      .map((column) => [column, row] as const),
  );
}
