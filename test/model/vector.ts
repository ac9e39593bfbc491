/** The vector format (V-01 to V-05), as this model reads it. Written from the specification alone, like everything in this folder. */

export type RulesetName = "kraft" | "kraft-classic" | "alfapet" | "wordfeud" | "daily-1" | "daily-2" | "daily-3";

export const RULESET_NAMES: readonly RulesetName[] = [
  "kraft",
  "kraft-classic",
  "alfapet",
  "wordfeud",
  "daily-1",
  "daily-2",
  "daily-3",
];

export type ArrowName = "right-down" | "down-right";
export type GemName = "pentagon" | "hexagon" | "septagon";

export interface VectorTile {
  kind?: "letter" | "blank" | "alfa" | "gold" | "stop";
  gem?: GemName;
  charge?: number;
  dice?: number;
  morphed?: boolean;
  arrow?: ArrowName;
}

export interface VectorLaid {
  at: string;
  letter?: string;
  from?: string;
  arrow?: ArrowName;
}

export interface VectorPower {
  power: string;
  at: string;
  letter?: string;
}

/** What an action gave: what its `expect` may name. */
export interface VectorOutcome {
  error?: string;
  rejected?: string[];
  words?: string[];
  points?: number;
  coins?: number;
  earned?: string[];
  lost?: string[];
}

export interface VectorAction {
  seat?: number;
  type: string;
  now?: number;
  tiles?: VectorLaid[];
  powers?: VectorPower[];
  power?: string;
  letters?: string;
  letter?: string;
  away?: number[];
  expect?: VectorOutcome;
}

export interface VectorPlayer {
  rack?: string;
  score?: number;
  coins?: number;
  bar?: string[];
}

export interface VectorOptions {
  rackSize?: number;
  players?: number;
  fullRackBonus?: number;
  specials?: boolean;
  premiumSquares?: boolean;
  tileValue?: number;
  theme?: { words: string[]; bonus?: number };
}

/** The position after the last action: what a vector's `expect` may name. */
export interface VectorEnd {
  error?: string;
  rejected?: string[];
  turn?: number;
  passes?: number;
  over?: boolean;
  winner?: number | "draw" | number[];
  reason?: string;
  scores?: number[];
  coins?: number[];
  final?: number[];
  racks?: string[];
  bars?: string[][];
  bag?: number;
  warnings?: number[];
  board?: Record<string, string | null>;
  tiles?: Record<string, VectorTile>;
  premiums?: Record<string, string | null>;
}

export interface Vector {
  id: string;
  spec?: string[];
  ruleset: RulesetName;
  options?: VectorOptions;
  size?: number;
  words: string[] | string;
  values?: Record<string, number>;
  premiums?: Record<string, string>;
  start?: string;
  board?: Record<string, string>;
  tiles?: Record<string, VectorTile>;
  opened?: boolean;
  players: VectorPlayer[];
  bag?: string;
  turn?: number;
  passes?: number;
  rolls?: number[];
  shuffle?: "none";
  format?: "casual" | "blitz";
  now?: number;
  actions: VectorAction[];
  expect?: VectorEnd;
}
