export type PlayerId = string & { readonly brand: "PlayerId" };

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** To be found by; gives no right. */
  readonly code: string;
}
