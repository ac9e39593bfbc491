import { contract } from "./testing/contract/index.ts";
import { WORDS } from "./testing/contract/prepared.ts";
import { NodeRig } from "./testing/node-rig.ts";

contract(async () => new NodeRig({ words: new Set(WORDS) }));
