/** The bag of a round: as many sets of tiles as there are boards, since a board is two halves (P-03, P-20). */
import type { Chance, LexiconId, RackTile } from "../rules/model.ts";
import { tileSet } from "../rules/rulesets/tile-sets.ts";
import { PAUSE_MS, ROUND_MS, SEATS_PER_SET, VERSION } from "./rules.ts";
import type { ExpressEvent, ExpressState } from "./state.types.ts";

export interface NewExpress {
  readonly lexicon: LexiconId;
  readonly names: readonly string[];
  readonly seats: number;
  readonly now: number;
  /** Where a test wants others. */
  readonly roundMs?: number;
  readonly pauseMs?: number;
  readonly bag?: readonly RackTile[];
}

/** Letters and blanks; neither stop tiles nor arrows. Unshuffled. */
export function tilesFor(lexicon: LexiconId, seats: number): readonly RackTile[] {
  const sets = Math.ceil(seats / SEATS_PER_SET);
  return Array.from({ length: sets }, () => tileSet("alfapet", lexicon).tiles).flat();
}

type Started = Extract<ExpressEvent, { readonly type: "started" }>;
type RoundBegan = Extract<ExpressEvent, { readonly type: "round-began" }>;

export function setUp(match: NewExpress, chance: Chance): Started {
  const { lexicon, names, seats, now, roundMs = ROUND_MS, pauseMs = PAUSE_MS } = match;
  const bag = match.bag ?? chance.shuffle(tilesFor(lexicon, seats));
  const until = now + roundMs;
  return { type: "started", at: now, version: VERSION, lexicon, names, seats, roundMs, pauseMs, until, bag };
}

export function nextRound({ lexicon, seats, round, roundMs }: ExpressState, now: number, chance: Chance): RoundBegan {
  const bag = chance.shuffle(tilesFor(lexicon, seats.length));
  return { type: "round-began", at: now, round: round + 1, until: now + roundMs, bag };
}
