/** `npm run test:crash -- --rounds N --seed S`: kill -9 of workerd under live matches. */
import "../../tools/node-version.mjs";
import { readNumbers, tellCounts } from "../rig/command.ts";
import { crashMany } from "./rounds.ts";

const log = (message: string): void => console.error(message);
tellCounts(await crashMany({ ...readNumbers({ rounds: 20, seed: 1, matches: 200 }), failed: log, log }));
