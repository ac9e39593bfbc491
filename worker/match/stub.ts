import type { AccountRpc, MatchRpc } from "../../shared/match/service.types.ts";
import { stubOf } from "../../shared/objects/stub.ts";
import type { Bindings, Settings } from "../env.ts";
import { withRetry } from "../retry.ts";
import { type MatchId, modeOf } from "./match-id.ts";

/** What it takes to reach a match: the context of a request, or what the schedule has at hand. */
export interface Reach {
  readonly env: Pick<Bindings, "MATCH" | "EXPRESS">;
  readonly var: { readonly settings: Pick<Settings, "placement"> };
}

interface MatchStub extends MatchRpc, AccountRpc {
  fetch(request: Request): Promise<Response>;
}

/** Calls the object of a match. Every call may be made again, and then changes nothing (shared/match/service.types.ts). */
export const askMatch = <T>(c: Reach, id: MatchId, ask: (match: MatchStub) => Promise<T>): Promise<T> =>
  withRetry(() => ask(stubOf<MatchStub>(modeOf(id) === "at-once" ? c.env.EXPRESS : c.env.MATCH, c.var.settings.placement, id)));
