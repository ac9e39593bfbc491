/** `npm run test:secrets -- --rounds N --seed S`: whole matches twice, with other secrets the second time (R-22, K-41). */
import "../../tools/node-version.mjs";
import { readNumbers, tellCounts } from "../rig/command.ts";
import { compareMany } from "./rounds.ts";

const log = (message: string): void => console.error(message);
tellCounts(await compareMany({ ...readNumbers({ rounds: 10_000, seed: 1 }), failed: log, log }));
