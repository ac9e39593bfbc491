/** `npm run bench:load [-- --quick]`. The last line is the result (V-13); all else goes to standard error. */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { benchLoad } from "./load.ts";

const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, matches: { type: "string" }, window: { type: "string" } },
});
const figures = await benchLoad({
  matches: Number(values.matches ?? (values.quick ? 300 : 2000)),
  windowMs: Number(values.window ?? (values.quick ? 4000 : 8000)),
  step: values.quick ? null : 500,
  log: (line) => console.error(line),
});
console.log(JSON.stringify(figures));
