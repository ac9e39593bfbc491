import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { WantedOptions } from "../../shared/protocol/options.ts";
import { speltOut } from "../../shared/themes/spelt-out.ts";
import { lexiconsHere } from "../lexicon/here.ts";
import { beginMatch } from "./begin.ts";
import { shelf } from "./device-shelf.ts";
import type { Terms } from "./terms.ts";

/** Starts a match on this device with these terms and returns its id. */
export function startLocal({
  options,
  ...wanted
}: Omit<Terms, "options"> & { readonly options: WantedOptions }): Promise<string> {
  return startAgain({ ...wanted, options: { ...speltOut(options, wanted.lexicon), ...seatsOf(wanted.against) } });
}

/** One rack alone, two racks for oneself (P-21), otherwise the chosen number. */
const seatsOf = ({ kind }: Terms["against"]): Pick<Terms["options"], "players"> =>
  kind === "bots" ? {} : { players: kind === "record" ? 1 : 2 };

/** Starts another match with the same terms. */
export async function startAgain(terms: Terms): Promise<string> {
  const newest = LEXICON_FILES[terms.lexicon]?.version;
  if (newest === undefined) throw new Error(`the lexicon ${terms.lexicon} is not built`);
  // Offline, an older version that is stored will do.
  const version = navigator.onLine ? newest : ((await lexiconsHere()).get(terms.lexicon) ?? newest);
  return beginMatch(shelf, terms, version);
}
