import { readBands } from "../../shared/lexicon/bands-file.ts";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { keepBands, readKeptBands } from "./device-store.ts";
import { platformHash } from "./platform-hash.ts";

/**
 * Loads the bands of a lexicon in the order of its words, from this device or from the network. Null if they cannot be had.
 * Those of an older version are not requested.
 */
export async function loadBands(id: LexiconId, version: string): Promise<Uint8Array | null> {
  const kept = await readKeptBands(id, version);
  if (kept !== null) return kept;
  const known = LEXICON_FILES[id];
  if (known?.version !== version) return null;
  try {
    const response = await fetch(`/lexicons/${known.bands.file}`);
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const read = readBands(bytes, { id, version, ...(await platformHash(bytes)) });
    if ("fault" in read) return null;
    await keepBands(id, known.bands.file, bytes);
    return read.bands;
  } catch {
    return null;
  }
}
