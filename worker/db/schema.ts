/** The tables as `migrations/` leaves them. */
import type { Generated } from "kysely";
import type { FriendsAnswer } from "../../shared/protocol/friends.ts";
import type { MatchStatus, WordReport } from "../../shared/protocol/http.ts";
import type { Format, GameId, LexiconId } from "../../shared/rules/model.ts";
import type { PlayerId } from "../auth/player.ts";
import type { MatchId } from "../match/match-id.ts";

export interface Tables {
  readonly players: {
    readonly id: PlayerId;
    /** Empty: deleted. */
    readonly name: string;
    readonly code: string;
    readonly created_at: number;
    readonly colour: number;
    readonly renamed_at: Generated<number | null>;
    readonly deleted_at: Generated<number | null>;
    /** JSON of `Read` (shared/player/inbox.ts). */
    readonly inbox_read: Generated<string | null>;
    readonly reachable: Generated<FriendsAnswer["reachable"]>;
    /** To be found by; NULL: deleted. */
    readonly name_key: string | null;
    /** How the key was made (worker/players/name-key.ts). */
    readonly key_form: Generated<number>;
  };
  readonly sessions: {
    readonly token_hash: string;
    readonly player_id: PlayerId;
    readonly created_at: number;
    readonly expires_at: number;
    readonly device: string | null;
  };
  readonly matches: {
    readonly id: MatchId;
    readonly ruleset: GameId;
    readonly lexicon: LexiconId;
    readonly lexicon_version: string;
    readonly format: Format;
    /** JSON of `ShownOptions`. */
    readonly options: string;
    readonly seats: number;
    readonly creator: PlayerId;
    readonly status: MatchStatus;
    readonly created_at: number;
    readonly updated_at: number;
    readonly code: string | null;
    readonly expires_at: number | null;
    readonly ask_at: number | null;
    readonly ended_at: number | null;
    readonly reason: string | null;
    readonly result: string | null;
    readonly commitment: string | null;
    /** The player whom the free seat is kept for. */
    readonly challenged: Generated<PlayerId | null>;
    /** The match that it follows, and the number of the offer. */
    readonly rematch_of: Generated<MatchId | null>;
    readonly rematch_no: Generated<number>;
    readonly carries_request: Generated<number>;
    /** The seats that were absent at the end, one bit each. */
    readonly absent: Generated<number>;
  };
  readonly seats: {
    readonly match_id: MatchId;
    readonly seat: number;
    readonly player_id: PlayerId;
    readonly taken_at: number;
  };
  readonly relations: {
    readonly player_id: PlayerId;
    readonly other_id: PlayerId;
    readonly kind: "friend" | "asked" | "blocked";
    readonly at: number;
    /** The challenge that a request came with. */
    readonly match_id: MatchId | null;
  };
  readonly invites: {
    readonly kind: "code" | "link";
    readonly key: string;
    readonly match_id: MatchId;
    readonly expires_at: number;
  };
  readonly word_reports: {
    readonly lexicon: LexiconId;
    readonly word: string;
    readonly kind: WordReport["kind"];
    readonly player_id: PlayerId;
    readonly version: string;
    readonly reported_at: number;
  };
  readonly account_news: {
    readonly match_id: MatchId;
    readonly player_id: PlayerId;
    /** worker/account/later.ts */
    readonly news: string;
    readonly due: number;
  };
  /** Requests that may come again; no status: no answer yet. */
  readonly requests: {
    readonly player_id: PlayerId;
    readonly id: string;
    readonly digest: string;
    readonly at: number;
    readonly status: Generated<number | null>;
    readonly body: Generated<string | null>;
  };
  readonly address_use: { readonly subject: string; readonly since: number; readonly uses: number };
  readonly code_attempts: { readonly subject: string; readonly at: number; readonly id: string };
}
