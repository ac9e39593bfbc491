import type { AtOnceId, GameId, RulesetId } from "../../shared/rules/model.ts";

/** What a section shows from the data of the rule set. */
export type Exhibit =
  | "board"
  | "premiums"
  | "opening"
  | "joining"
  | "bonuses"
  | "prices"
  | "marked-tiles"
  | "earned-tiles"
  | "stop-tile"
  | "arrows"
  | "tiles";

/** The pages, each with its sections in order and their exhibits. */
export const PAGES = {
  kraft: {
    start: ["board"],
    turn: [],
    placing: ["opening", "joining"],
    scoring: ["premiums", "bonuses"],
    coins: [],
    powers: ["prices", "marked-tiles"],
    earned: ["earned-tiles"],
    end: [],
    time: [],
    tiles: ["tiles"],
  },
  "kraft-classic": {
    start: ["board"],
    turn: [],
    placing: ["opening", "joining"],
    attempts: [],
    scoring: ["premiums"],
    coins: [],
    powers: ["prices"],
    earned: ["earned-tiles"],
    end: [],
    time: [],
    tiles: ["tiles"],
  },
  alfapet: {
    start: ["board"],
    turn: [],
    placing: ["opening", "joining"],
    scoring: ["premiums", "bonuses"],
    stops: ["stop-tile"],
    arrows: ["arrows"],
    end: [],
    variants: [],
    time: [],
    tiles: ["tiles"],
  },
  wordfeud: {
    start: ["board"],
    turn: [],
    placing: ["opening", "joining"],
    scoring: ["premiums"],
    end: [],
    time: [],
    tiles: ["tiles"],
  },
  express: {
    start: [],
    drawing: [],
    building: [],
    valid: [],
    filled: [],
    prizes: [],
    match: [],
    leaving: [],
  },
  daily: {
    puzzle: [],
    moves: [],
    placing: [],
    scoring: ["premiums", "bonuses"],
    coins: [],
    powers: ["prices"],
    earned: ["earned-tiles"],
    attempts: [],
    words: [],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Exhibit[]>>>>;

export type PageId = keyof typeof PAGES;

/** The three generations of the puzzle share a page: their difference is data (D-12). */
export const PAGE_OF: Readonly<Record<GameId, PageId>> = {
  kraft: "kraft",
  "kraft-classic": "kraft-classic",
  alfapet: "alfapet",
  wordfeud: "wordfeud",
  express: "express",
  "daily-1": "daily",
  "daily-2": "daily",
  "daily-3": "daily",
};

/** Games without a rule set take their tiles, numbers and drawings from this one. */
const TILES_OF: Readonly<Record<AtOnceId, RulesetId>> = { express: "alfapet" };

const isAtOnce = (game: GameId): game is AtOnceId => Object.hasOwn(TILES_OF, game);

export const drawnFrom = (game: GameId): RulesetId => (isAtOnce(game) ? TILES_OF[game] : game);
