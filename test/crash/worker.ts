/** The product's Worker, whose players' objects take their time to hear of anything: a crash finds results that the lists have already. */
import { Player as ProductPlayer } from "../../party/index.ts";
import product from "../../worker/index.ts";

export { Express, Match } from "../../party/index.ts";

/** Within the two seconds that a match waits. */
const SLOW_MS = 700;

export class Player extends ProductPlayer {
  override async tell(...match: Parameters<ProductPlayer["tell"]>): Promise<number> {
    await scheduler.wait(SLOW_MS);
    return super.tell(...match);
  }
}

export default product;
