/** `npm run bench:match [-- --quick]`. The last line is the result (V-13). Everything else goes to standard error. */
import "../../tools/node-version.mjs";
import { flag, optional, readArguments, wholeNumber } from "../../tools/arguments.ts";
import { benchMatch } from "./rounds.ts";

const values = readArguments({ quick: flag, rounds: optional(wholeNumber(undefined, 1)) });
const rounds = values.rounds ?? (values.quick ? 5 : 15);
const figures = await benchMatch({ rounds, matches: values.quick ? 10 : 30, log: (line) => console.error(line) });
console.log(JSON.stringify(figures));
