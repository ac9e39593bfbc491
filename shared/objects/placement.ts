/** Where Durable Objects live. Both parts are fixed when an object is created, and an object is reached only with its own jurisdiction. */

const JURISDICTIONS = ["eu", "fedramp"] as const;
type Jurisdiction = (typeof JURISDICTIONS)[number];

/** Regions of the platform. */
const LOCATION_HINTS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;
type LocationHint = (typeof LOCATION_HINTS)[number];

export interface Placement {
  /** null: anywhere. */
  readonly jurisdiction: Jurisdiction | null;
  /** null: near the request that creates the object. */
  readonly locationHint: LocationHint | null;
}

/** The settings that place objects (docs/operate.md). */
export interface PlacementSettings {
  readonly ENVIRONMENT?: string;
  readonly JURISDICTION?: string;
  readonly LOCATION_HINT?: string;
}

/** Environments on a developer's machine, whose runtime knows no jurisdictions. Any other name, or none, counts as production. */
const LOCAL = ["development", "test"];
export const isLocal = (environment: string): boolean => LOCAL.includes(environment);

/** The placement that the settings ask for, or what is wrong with them. */
export function placementOf(settings: PlacementSettings): Placement | { readonly fault: string } {
  const { ENVIRONMENT: environment = "production", JURISDICTION: place = "eu", LOCATION_HINT: near = "" } = settings;
  const jurisdiction = JURISDICTIONS.find((one) => one === place) ?? null;
  const locationHint = LOCATION_HINTS.find((one) => one === near) ?? null;
  if (jurisdiction === null && place !== "none") return { fault: `JURISDICTION is "${place}", not "eu", "fedramp" or "none"` };
  if (locationHint === null && near !== "")
    return { fault: `LOCATION_HINT is "${near}", not one of ${LOCATION_HINTS.join(", ")}` };
  return isLocal(environment) ? { jurisdiction: null, locationHint: null } : { jurisdiction, locationHint };
}
