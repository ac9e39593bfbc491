/** The Durable Objects of the product, for the Worker's entry to export. */
export { Express } from "./express/express.ts";
export { Match } from "./match/match.ts";
export { Player } from "./player/player.ts";
