/** The rules engine: `decide` and `evolve` over a log of events, and what each reader may see of it. */
export { decide } from "./decide/decide.ts";
export type { Decision } from "./decide/decision.ts";
export { clockRanOut, deadline, endBlocked } from "./decide/leave.ts";
export type { GameEvent, SetUp, Started } from "./events.types.ts";
export { evolve } from "./evolve.ts";
export * from "./model.ts";
export { boardOf, type TileNotation } from "./notation.ts";
export { type Preview, previewPlay } from "./preview.ts";
export { rulesOf } from "./rulesets/index.ts";
export { setUp } from "./set-up.ts";
export { squareName, squareNumber } from "./squares.ts";
export type { GameState } from "./state.types.ts";
export { parseRack } from "./tiles.ts";
export type * from "./view.types.ts";
export { evolveView } from "./views/evolve-view.ts";
export type { Reader } from "./views/reader.ts";
export { isTurnEvent, viewEvent } from "./views/view-event.ts";
export { viewFor } from "./views/view-for.ts";
