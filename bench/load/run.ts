/** `npm run bench:load [-- --quick]`. The last line is the result (V-13). Everything else goes to standard error. */
import "../../tools/node-version.mjs";
import { flag, optional, readArguments, wholeNumber } from "../../tools/arguments.ts";
import { benchLoad } from "./load.ts";

const count = optional(wholeNumber(undefined, 1));
const values = readArguments({ quick: flag, matches: count, window: count });
const figures = await benchLoad({
  matches: values.matches ?? (values.quick ? 300 : 2000),
  windows: values.quick ? 5 : 9,
  windowMs: values.window ?? (values.quick ? 4000 : 8000),
  step: values.quick ? null : 500,
  log: (line) => console.error(line),
});
console.log(JSON.stringify(figures));
