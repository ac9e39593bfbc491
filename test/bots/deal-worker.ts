/** A process of the bench that plays the deals sent to it. */
import { type Deal, playDeal } from "./deals.ts";

process.on("message", (deal: Deal) => process.send?.(playDeal(deal)));
