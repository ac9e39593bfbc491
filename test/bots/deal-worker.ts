/** A process of the bench: plays the deals that it is sent. */
import { type Deal, playDeal } from "./deals.ts";

process.on("message", (deal: Deal) => process.send?.(playDeal(deal)));
