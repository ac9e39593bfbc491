/**
 * `npm run lexicons:release`: notes the built versions as deployed from today on. To be run before a deploy, and committed: the
 * lists stay in `lexicons/versions` for as long as matches may name them.
 */
import "../tools/node-version.mjs";
import { fileURLToPath } from "node:url";
import { LEXICON_FILES } from "../shared/lexicon/versions.ts";
import { LEXICON_IDS } from "../shared/rules/model.ts";
import { readArguments } from "../tools/arguments.ts";
import { noteRelease } from "./kept.ts";

readArguments({});
const current = new Map(
  LEXICON_IDS.flatMap((id) => {
    const version = LEXICON_FILES[id]?.version;
    return version === undefined ? [] : [[id, version] as const];
  }),
);
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const today = new Date().toISOString().slice(0, 10);
for (const { id, version, from, until } of await noteRelease(folder("versions"), folder("../build/lexicons"), current, today)) {
  console.log(`${id} ${version} from ${from}${until === null ? "" : `, kept since ${until}`}`);
}
