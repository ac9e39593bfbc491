import { turns } from "../../shared/match/turns/mode.ts";
import type { Turns } from "../../shared/match/turns/turns.types.ts";
import type { MatchBindings } from "./bindings.ts";
import { MatchObject } from "./match-object.ts";

/** A match in turns. */
export class Match extends MatchObject<Turns> {
  constructor(ctx: DurableObjectState, env: MatchBindings & Cloudflare.Env) {
    super(turns, ctx, env);
  }
}
