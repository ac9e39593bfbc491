import type { AtOnce } from "../../shared/match/at-once/at-once.types.ts";
import { atOnce } from "../../shared/match/at-once/mode.ts";
import type { MatchBindings } from "../match/bindings.ts";
import { MatchObject } from "../match/match-object.ts";

/** A match that all play at once (P-20). */
export class Express extends MatchObject<AtOnce> {
  constructor(ctx: DurableObjectState, env: MatchBindings & Cloudflare.Env) {
    super(atOnce, ctx, env);
  }
}
