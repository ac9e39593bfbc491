/** `npm run bench:match [-- --quick]`. The last line is the result (V-13); all else goes to standard error. */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { benchMatch } from "./rounds.ts";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false }, rounds: { type: "string" } } });
const rounds = Number(values.rounds ?? (values.quick ? 5 : 15));
const figures = await benchMatch({ rounds, matches: values.quick ? 10 : 30, log: (line) => console.error(line) });
console.log(JSON.stringify(figures));
