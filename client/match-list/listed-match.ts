/** What a card of the list says: who, the scores from one's own side, whose turn, and how it ended. Pure. */
import type { MatchList } from "../../shared/protocol/http.ts";

export type ListedMatch = MatchList["matches"][number] & {
  /** Of a match that lives on this device. */
  readonly local?: {
    readonly path: string;
    /** In place of the pace. */
    readonly note: string;
    /** Nobody wins or loses. */
    readonly alone: boolean;
  };
};

/** The name of whoever sits there; null: oneself. */
export function nameAt({ seat, opponents }: ListedMatch, other: number): string | null {
  return other === seat ? null : (opponents[other < seat ? other : other - 1] ?? "");
}

/** The colour of their avatar, once all have sat down; undefined: one's own, or not known. */
export function colourAt({ seat, opponents, colours }: ListedMatch, other: number): number | undefined {
  return other === seat || colours?.length !== opponents.length ? undefined : colours[other < seat ? other : other - 1];
}

/** Oneself first, then the others in their order. */
export function ownFirst<T>(seat: number, values: readonly T[]): readonly T[] {
  return [...values.slice(seat, seat + 1), ...values.filter((_, other) => other !== seat)];
}

export const waitsForYou = ({ status, card, seat }: ListedMatch): boolean =>
  status === "lobby" || (status === "live" && card !== null && card.turn === seat);

export const goesOn = ({ status }: ListedMatch): boolean => status === "open" || status === "lobby" || status === "live";

/** Of the finished ones only the latest. */
const MOST_FINISHED = 3;

/** What waits for oneself first, the most urgent at the top; then what waits for others; then what is over. */
export function inOrder(matches: readonly ListedMatch[]): readonly ListedMatch[] {
  const rank = (match: ListedMatch): number => (waitsForYou(match) ? 0 : match.status === "open" ? 1 : 2);
  const due = ({ card }: ListedMatch): number => card?.deadline ?? Number.POSITIVE_INFINITY;
  const running = matches.filter(goesOn).sort((a, b) => rank(a) - rank(b) || compare(due(a), due(b)));
  return [...running, ...matches.filter(({ status }) => status === "over").slice(0, MOST_FINISHED)];
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

export type Outcome = "won" | "lost" | "draw" | "shared";

export function outcomeOf({ result, seat, local }: ListedMatch): Outcome | null {
  if (result === null || local?.alone === true) return null;
  const { winner } = result;
  if (winner === "draw") return "draw";
  if (typeof winner === "number") return winner === seat ? "won" : "lost";
  return winner.includes(seat) ? "shared" : "lost";
}

/** The squares that bear a tile, as column and row. */
export function tilesOf(rows: readonly number[], size: number): readonly (readonly [column: number, row: number])[] {
  return rows.flatMap((bits, row) =>
    Array.from({ length: size }, (_, column) => column)
      .filter((column) => (bits & (1 << column)) !== 0)
      .map((column) => [column, row] as const),
  );
}
