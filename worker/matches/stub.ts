import type { MatchRpc } from "../../shared/match/service.types.ts";
import type { Ctx } from "../app.types.ts";
import type { MatchId } from "./match-id.ts";

export interface MatchStub extends MatchRpc {
  fetch(request: Request): Promise<Response>;
}

/**
 * The only way to a match's object. The jurisdiction is part of the object's identity: changing the setting leaves older
 * matches out of reach, so it is chosen once, before the first match.
 */
export function matchStub(c: Ctx, id: MatchId): MatchStub {
  const { jurisdiction } = c.var.settings;
  const namespace = jurisdiction === null ? c.env.MATCH : c.env.MATCH.jurisdiction(jurisdiction);
  // The class lives in another room; what it promises stands in shared/match/service.types.ts.
  return namespace.getByName(id) as unknown as MatchStub;
}
