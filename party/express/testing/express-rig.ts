import { env } from "cloudflare:workers";
import type { AtOnce } from "../../../shared/match/at-once/at-once.types.ts";
import { atOnce } from "../../../shared/match/at-once/mode.ts";
import { ExpressClient } from "../../../shared/match/testing/express-client.ts";
import { ObjectRig } from "../../match/testing/durable-rig.ts";

/** An Express match in workerd, for the contract suite. */
export const expressRig = (): Promise<ObjectRig<AtOnce, ExpressClient>> =>
  new ObjectRig({ namespace: env.EXPRESS, mode: atOnce, makeClient: (wire) => new ExpressClient(wire) }).prepare();
