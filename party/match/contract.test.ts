import { contract } from "../../shared/match/testing/contract/index.ts";
import { DurableRig } from "./testing/durable-rig.ts";

contract(() => DurableRig.make());
