import type { Context } from "hono";
import type { HttpErrorCode } from "../shared/protocol/http.ts";
import type { Player } from "./auth/player.ts";
import type { Bindings, Settings } from "./env.ts";
import type { MatchId } from "./match/match-id.ts";

export interface App {
  readonly Bindings: Bindings;
  readonly Variables: {
    settings: Settings;
    /** The player that the session cookie names, read once a request; null: none. */
    player: Player | null | undefined;
    /** When that session expires. */
    sessionUntil: number | undefined;
    /** For the log line. */
    match: MatchId | undefined;
    code: HttpErrorCode | undefined;
  };
}

export type Ctx = Context<App>;
