import type { PlacementSettings } from "../../shared/objects/placement.ts";

/** What a match's object uses of the bindings in wrangler.toml. */
export interface MatchBindings extends PlacementSettings {
  readonly DB: D1Database;
  readonly ASSETS: Fetcher;
  readonly PLAYER: DurableObjectNamespace;
  /** "1" lets a match be made with prepared positions and other times; the Worker refuses to run with it in production. */
  readonly TEST_OPTIONS?: string;
}
