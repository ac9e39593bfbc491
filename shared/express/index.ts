/** Express (P-20): all play at once, each on a half of their own. `decide` and `evolve` over a log of events, as in shared/rules. */
export { accountHalf } from "./account.ts";
export { type Command, clockRanOut, decide } from "./decide.ts";
export { evolve } from "./evolve.ts";
export { evolveView } from "./evolve-view.ts";
export { isOnHalf, readHalf } from "./half.ts";
export { looseOf } from "./round.ts";
export * from "./rules.ts";
export { setUp, tilesFor } from "./set-up.ts";
export type { ExpressEvent, ExpressState } from "./state.types.ts";
export type * from "./view.types.ts";
export { isTurnEvent, viewEvent, viewFor } from "./views.ts";
