/**
 * `npm run lexicons:release`: records the built versions as deployed from today on. Run it before a deploy and commit the result:
 * `lexicons/versions` stores each list for as long as matches may name it.
 */
import "../../tools/node-version.mjs";
import { fileURLToPath } from "node:url";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { LEXICON_IDS } from "../../shared/rules/lexicons.ts";
import { readArguments } from "../../tools/arguments.ts";
import { recordRelease } from "./released-lists.ts";

readArguments({});
const current = new Map(
  LEXICON_IDS.flatMap((id) => {
    const version = LEXICON_FILES[id]?.version;
    return version === undefined ? [] : [[id, version] as const];
  }),
);
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const today = new Date().toISOString().slice(0, 10);
for (const { id, version, from, until } of await recordRelease(
  folder("../versions"),
  folder("../../build/lexicons"),
  current,
  today,
)) {
  console.log(`${id} ${version} from ${from}${until === null ? "" : `, replaced on ${until}`}`);
}
