import { atOnceContract } from "../../shared/match/testing/contract/at-once.ts";
import { expressRig } from "./testing/express-rig.ts";

atOnceContract(expressRig);
