/** The Durable Objects of the product, for the Worker's entry to export. */
export { Match } from "./match/match.ts";
