/** `npm run spec:ids` (V-14): the requirement ids that no test cites, by group, and how many. */
import { join } from "node:path";
import { readArguments } from "../../tools/arguments.ts";
import { citedUnder, reportOn } from "./report.ts";

readArguments({});
const { groups, unknown } = reportOn(citedUnder(join(import.meta.dirname, "..", "..")));
for (const { name, ids, uncited } of groups) {
  console.log(`${name}: ${uncited.length} of ${ids}`);
  for (const { id, title } of uncited) console.log(`  ${id}  ${title}`);
}
if (unknown.length > 0) console.log(`cited, but no id: ${unknown.join(" ")}`);

const all = groups.reduce((sum, { ids }) => sum + ids, 0);
const uncited = groups.reduce((sum, group) => sum + group.uncited.length, 0);
console.log(`${uncited} of ${all} ids uncited`);
