import { isLocal, type Placement, type PlacementSettings, placementOf } from "../shared/objects/placement.ts";

/** The bindings and settings of `wrangler.toml` and the secret store. Defaults and meanings: docs/operate.md. */
export interface Bindings extends PlacementSettings {
  readonly DB: D1Database;
  readonly ASSETS: Fetcher;
  /** Matches in turns. */
  readonly MATCH: DurableObjectNamespace;
  readonly PLAYER: DurableObjectNamespace;
  /** Matches that all play at once. */
  readonly EXPRESS: DurableObjectNamespace;
  /** Secret: signs match ids, derives invite links, hashes addresses. Losing it ends every match and invite. */
  readonly MATCH_KEY?: string;
  readonly TEST_OPTIONS?: string;
  readonly GUESTS_PER_ADDRESS?: string;
  readonly MATCHES_PER_ADDRESS?: string;
}

export interface Settings {
  readonly key: string;
  readonly environment: string;
  readonly placement: Placement;
  readonly testOptions: boolean;
  /** In an hour; null: no limit. */
  readonly perAddress: { readonly guests: number | null; readonly matches: number | null };
}

const MIN_KEY_LENGTH = 32;
const GUESTS_PER_ADDRESS = "100";
const MATCHES_PER_ADDRESS = "300";

/** The settings, or what is wrong with them. With wrong settings the Worker serves nothing. */
export function readSettings(env: Bindings): Settings | { readonly fault: string } {
  const environment = env.ENVIRONMENT ?? "production";
  const key = env.MATCH_KEY ?? "";
  const testOptions = (env.TEST_OPTIONS ?? "") !== "";
  if (key.length < MIN_KEY_LENGTH) return { fault: `MATCH_KEY is missing or shorter than ${MIN_KEY_LENGTH} characters` };
  if (testOptions && !isLocal(environment)) return { fault: `TEST_OPTIONS is set where ENVIRONMENT is "${environment}"` };
  const placement = placementOf(env);
  if ("fault" in placement) return placement;
  const counts = [env.GUESTS_PER_ADDRESS ?? GUESTS_PER_ADDRESS, env.MATCHES_PER_ADDRESS ?? MATCHES_PER_ADDRESS];
  const wrong = counts.find((count) => !/^\d{1,9}$/.test(count));
  if (wrong !== undefined) return { fault: `GUESTS_PER_ADDRESS or MATCHES_PER_ADDRESS is "${wrong}", not a whole number` };
  // A test makes a crowd of guests from one address.
  const [guests = null, matches = null] = counts.map((count) => (testOptions || Number(count) === 0 ? null : Number(count)));
  return { key, environment, placement, testOptions: env.TEST_OPTIONS === "1", perAddress: { guests, matches } };
}
