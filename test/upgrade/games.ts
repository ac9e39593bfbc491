/** The matches that a saved server holds: every kind of object, in every phase. */
import type { NewMatch } from "../../shared/protocol/http.ts";
import type { Command } from "./saved-server.ts";

/** "turn": the seat whose turn it is. */
export interface Move {
  readonly seat: number | "turn";
  readonly command: Command;
}

export interface Game extends Pick<NewMatch, "ruleset" | "format"> {
  readonly name: string;
  readonly options?: object;
  readonly test?: object;
  /** By their seats; `seats` where some stay free. */
  readonly players: readonly string[];
  readonly lobby?: readonly Move[];
  /** The moves once the game has begun; absent: it does not begin. */
  readonly moves?: readonly Move[];
  /** The outbox entry that its list has not heard of yet. */
  readonly waits?: "live" | "over";
  readonly next?: Move;
}

const move = (seat: Move["seat"], command: Command): Move => ({ seat, command });
const ready = (seat: number): Move => move(seat, { type: "ready" });
const pass = move("turn", { type: "pass" });
const resign = (seat: number): Move => move(seat, { type: "resign" });
const draw = (seat: number): Move => move(seat, { type: "draw" });

const position = {
  premiums: {},
  board: { H8: "S", H9: "O", H10: "L" },
  bag: "ÅÖAAAAAAAAAAAAAAAAAA",
  players: [
    { rack: "ENATTSO", coins: 60 },
    { rack: "ENXZSAC", coins: 60 },
  ],
};

/** SOL becomes SEN, with a charge on its S. */
const play: Command = {
  type: "play",
  tiles: [
    { at: "I8", letter: "E" },
    { at: "J8", letter: "N" },
  ],
  powers: [{ power: "charge", at: "H8" }],
};
/** And LEN below it. */
const answer: Command = {
  type: "play",
  tiles: [
    { at: "I10", letter: "E" },
    { at: "J10", letter: "N" },
  ],
  powers: [],
};

const bought = [
  move(1, { type: "buy", power: "charge" }),
  move(1, { type: "buy", power: "swap" }),
  move(1, { type: "buy", power: "dice" }),
  move(1, { type: "sell", power: "dice" }),
  move(1, { type: "swap", tiles: ["X", "Z"] }),
  move(1, play),
  move(0, { type: "buy", power: "erase" }),
];
const two = ["anna", "bo"];

export const GAMES: readonly Game[] = [
  { name: "kraft-open", ruleset: "kraft", format: "casual", players: ["anna"] },
  { name: "kraft-lobby", ruleset: "kraft", format: "blitz", players: two, lobby: [ready(0)], next: ready(1) },
  {
    name: "kraft-live",
    ruleset: "kraft",
    format: "casual",
    players: two,
    test: { position },
    moves: bought,
    next: move(0, answer),
  },
  { name: "kraft-over", ruleset: "kraft", format: "casual", players: two, moves: [pass, pass, resign(0)] },
  {
    name: "kraft-over-untold",
    ruleset: "kraft",
    format: "casual",
    players: two,
    test: { position },
    moves: [...bought, move(0, answer), resign(1)],
    waits: "over",
  },
  {
    name: "kraft-classic-live-untold",
    ruleset: "kraft-classic",
    format: "blitz",
    players: ["cy", "dan"],
    lobby: [ready(0), ready(1)],
    moves: [pass],
    waits: "live",
    next: pass,
  },
  {
    name: "alfapet-live",
    ruleset: "alfapet",
    format: "casual",
    options: { players: 3 },
    players: ["anna", "bo", "cy"],
    moves: [pass, pass],
    next: pass,
  },
  {
    name: "wordfeud-live",
    ruleset: "wordfeud",
    format: "casual",
    options: { board: "random" },
    players: two,
    moves: [pass],
    next: pass,
  },
  {
    name: "express-lobby",
    ruleset: "express",
    format: "blitz",
    players: ["eva", "fia"],
    lobby: [move(1, { type: "names", names: ["ADA"] }), ready(0)],
    next: ready(1),
  },
  {
    name: "express-live-untold",
    ruleset: "express",
    format: "blitz",
    players: ["gun", "hal"],
    lobby: [ready(0), ready(1)],
    moves: [draw(0), draw(1), draw(0)],
    waits: "live",
    next: draw(1),
  },
  {
    name: "express-over-untold",
    ruleset: "express",
    format: "blitz",
    players: ["ivo", "jan"],
    lobby: [ready(0), ready(1)],
    moves: [draw(0), draw(1), resign(1)],
    waits: "over",
  },
];
