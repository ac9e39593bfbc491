export type PlayerId = string & { readonly brand: "PlayerId" };

/** By this a name is found, however it is written. */
export const nameKey = (name: string): string => name.normalize("NFC").toLowerCase();

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** To be found by; gives no right. */
  readonly code: string;
}
