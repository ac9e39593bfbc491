/** Where objects live: part of each one's identity, so whoever makes a stub asks here. */

const JURISDICTIONS = ["eu", "fedramp"] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** Machines of our own, whose runtime knows no jurisdictions. Any other name, or none, is run as production. */
const LOCAL = ["development", "test"];
export const isLocal = (environment: string): boolean => LOCAL.includes(environment);

/** null: anywhere. Undefined: the setting is none of ours. */
export function jurisdictionOf(environment: string, setting: string): Jurisdiction | null | undefined {
  const known = JURISDICTIONS.find((one) => one === setting);
  if (known === undefined && setting !== "none") return undefined;
  return isLocal(environment) ? null : (known ?? null);
}
