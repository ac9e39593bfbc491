/** `npm run test:faults -- --rounds N --seed S`: does test:sim find out what it is there for. */
import "../../../tools/node-version.mjs";
import { readNumbers, tellCounts } from "../../rig/command.ts";
import { findAll } from "./find.ts";

tellCounts(await findAll({ ...readNumbers({ rounds: 2000, seed: 1 }), log: (message) => console.error(message) }));
