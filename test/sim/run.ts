/** `npm run test:sim -- --rounds N --seed S`: the match service in a simulated world. */
import "../../tools/node-version.mjs";
import { readNumbers, tellCounts } from "../rig/command.ts";
import { simulateMany } from "./rounds.ts";

const log = (message: string): void => console.error(message);
tellCounts(await simulateMany({ ...readNumbers({ rounds: 10_000, seed: 1 }), failed: log, log }));
