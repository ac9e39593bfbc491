/** The lexicons that work offline: loaded in this page, or stored on this device. */
import { automatonName, LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { LEXICON_IDS, type LexiconId } from "../../shared/rules/model.ts";
import { keptAutomata } from "./device-store.ts";
import { heldAutomata } from "./load.ts";

/** The version of each; the newest if there are several. */
export async function lexiconsHere(): Promise<ReadonlyMap<LexiconId, string>> {
  return versionsIn([...heldAutomata(), ...(await keptAutomata())]);
}

export function versionsIn(files: readonly string[]): ReadonlyMap<LexiconId, string> {
  const here = new Map<LexiconId, string>();
  for (const id of LEXICON_IDS) {
    const newest = LEXICON_FILES[id]?.version;
    const versions = files.flatMap((file) => versionOf(id, file) ?? []);
    const version = versions.find((each) => each === newest) ?? versions[0];
    if (version !== undefined) here.set(id, version);
  }
  return here;
}

/** The version in the file name, if the file belongs to that lexicon. */
function versionOf(id: LexiconId, file: string): string | null {
  const version = /-([0-9a-f]{12})\.[^-]*$/.exec(file)?.[1];
  return version !== undefined && automatonName(id, version) === file ? version : null;
}
