/** `npm run cost`: counts the usage of one match and prints the tables of docs/cost.md. */
import "../../tools/node-version.mjs";
import { readArguments } from "../../tools/arguments.ts";
import { billTable, figures, usedTable } from "./page.ts";
import { countReference } from "./reference.ts";

readArguments({});
const counted = await countReference();
console.log(`${usedTable(counted)}\n\n${billTable(counted)}`);
console.log(JSON.stringify({ bench: "cost", ...counted, ...figures(counted) }));
