import type { Context } from "hono";
import type { HttpErrorCode } from "../shared/protocol/http.ts";
import type { Player } from "./auth/player.ts";
import type { Bindings, Settings } from "./env.ts";
import type { MatchId } from "./match/match-id.ts";

export interface App {
  readonly Bindings: Bindings;
  readonly Variables: {
    settings: Settings;
    /** Who the session cookie names, looked up once a request; null: nobody. */
    player: Player | null | undefined;
    /** When that session runs out. */
    sessionUntil: number | undefined;
    /** For the log line. */
    match: MatchId | undefined;
    code: HttpErrorCode | undefined;
  };
}

export type Ctx = Context<App>;
