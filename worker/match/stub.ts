import type { AccountRpc, MatchRpc } from "../../shared/match/service.types.ts";
import type { Bindings, Settings } from "../env.ts";
import { withRetry } from "../retry.ts";
import { type MatchId, modeOf } from "./match-id.ts";

/** What it takes to reach a match: a request's context, or what the schedule has at hand. */
export interface Reach {
  readonly env: Pick<Bindings, "MATCH" | "EXPRESS">;
  readonly var: { readonly settings: Pick<Settings, "jurisdiction"> };
}

interface MatchStub extends MatchRpc, AccountRpc {
  fetch(request: Request): Promise<Response>;
}

/**
 * The only way to a match's object. The jurisdiction is part of the object's identity: changing the setting leaves older
 * matches out of reach, so it is chosen once, before the first match.
 */
function matchStub(c: Reach, id: MatchId): MatchStub {
  const { jurisdiction } = c.var.settings;
  const objects = modeOf(id) === "at-once" ? c.env.EXPRESS : c.env.MATCH;
  const namespace = jurisdiction === null ? objects : objects.jurisdiction(jurisdiction);
  // The class lives in another room; what it promises stands in shared/match/service.types.ts.
  return namespace.getByName(id) as unknown as MatchStub;
}

/** Everything that a match is asked may be asked twice. */
export const askMatch = <T>(c: Reach, id: MatchId, ask: (match: MatchStub) => Promise<T>): Promise<T> =>
  withRetry(() => ask(matchStub(c, id)));
