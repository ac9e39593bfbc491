import type { Placement } from "./placement.ts";

/** A namespace of Durable Objects, as the platform gives it. */
interface Namespace {
  jurisdiction(name: NonNullable<Placement["jurisdiction"]>): Namespace;
  getByName(name: string, options?: { readonly locationHint?: NonNullable<Placement["locationHint"]> }): unknown;
}

/** The one function that makes stubs. `Rpc`: what the class of the namespace promises; its code lives in another room. */
export function stubOf<Rpc>(objects: Namespace, { jurisdiction, locationHint }: Placement, name: string): Rpc {
  const placed = jurisdiction === null ? objects : objects.jurisdiction(jurisdiction);
  return (locationHint === null ? placed.getByName(name) : placed.getByName(name, { locationHint })) as Rpc;
}
