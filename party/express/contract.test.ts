import { env } from "cloudflare:workers";
import { atOnce } from "../../shared/match/at-once/mode.ts";
import { atOnceContract } from "../../shared/match/testing/contract/at-once.ts";
import { ExpressClient } from "../../shared/match/testing/express-client.ts";
import type { Wire } from "../../shared/match/testing/stream-client.ts";
import { ObjectRig } from "../match/testing/durable-rig.ts";

const served = { namespace: env.EXPRESS, mode: atOnce, makeClient: (wire: Wire) => new ExpressClient(wire) };

atOnceContract(() => new ObjectRig(served).prepare());
