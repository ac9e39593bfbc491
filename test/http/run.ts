/** `npm run test:http -- --rounds N --seed S`: ten requests a round, many of whose answers are lost, late or doubled (A-07, V-13). */
import "../../tools/node-version.mjs";
import { readNumbers, tellCounts } from "../rig/command.ts";
import { httpRounds } from "./rounds.ts";

tellCounts(await httpRounds({ ...readNumbers({ rounds: 1000, seed: 1 }), failed: (message) => console.error(message) }));
