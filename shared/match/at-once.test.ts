import { atOnce } from "./at-once/mode.ts";
import { atOnceContract } from "./testing/contract/at-once.ts";
import { WORDS } from "./testing/contract/prepared.ts";
import { ExpressClient } from "./testing/express-client.ts";
import { ServiceRig } from "./testing/node-rig.ts";

atOnceContract(async () => new ServiceRig(atOnce, (wire) => new ExpressClient(wire), { words: new Set(WORDS) }));
