/**
 * The bodies of the HTTP API, both ways. A failed request answers with a status and `{ error: { code, at? } }`; codes are
 * stable and never reworded, and each has a text in the client's catalogue.
 */
import * as v from "valibot";
import { FORMATS, GAME_IDS, LEXICON_IDS } from "../rules/model.ts";
import { Inbox } from "./inbox.ts";
import { ShownOptions, WantedOptions } from "./options.ts";
import { ShownName } from "./shown-name.ts";

const HTTP_ERRORS = [
  "bad-request",
  "bad-origin",
  "no-session",
  "no-such-match",
  "no-such-invite",
  "no-such-challenge",
  "no-such-player",
  "not-reachable",
  "blocked-by-you",
  "asked-by-many",
  "seat-taken",
  "not-found",
  "too-large",
  "too-many",
  "too-many-matches",
  "blitz-taken",
  "id-reused",
  "try-again",
  "not-configured",
] as const;
export type HttpErrorCode = (typeof HTTP_ERRORS)[number];

/** `at` names the field of the body that was refused, as `options.rackSize`. */
export const ErrorBody = v.object({
  error: v.object({ code: v.picklist(HTTP_ERRORS), at: v.exactOptional(v.string()) }),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** No body of the API is larger; one larger is refused with `too-large`. */
export const MAX_BODY_BYTES = 4096;

/** Without doubtful pairs (0 O, 1 I L) and without vowels, so that no code spells a word. */
export const CODE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";
export const ROOM_CODE_LENGTH = 6;
/** Longer than a room code, so that one field can tell the two apart. */
export const PLAYER_CODE_LENGTH = 8;

/** A code as typed: case, width, spaces and signs do not matter. */
export function tidyCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();
}

/**
 * A request with this header is carried out once: sent again with the same id, method, path and body it gets the first answer, and
 * with anything else `id-reused`. 16 to 64 letters, digits, `_` and `-`.
 */
export const REQUEST_ID_HEADER = "Idempotency-Key";

const MATCH_STATUSES = ["open", "lobby", "live", "over", "closed"] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

const time = v.pipe(v.number(), v.integer());
const ruleset = v.picklist(GAME_IDS);
const lexicon = v.picklist(LEXICON_IDS);
const format = v.picklist(FORMATS);

/** A seat's own part of the match's chance, drawn by its device once it has seen the commit: 16 bytes, hexadecimal. */
export const nonce = v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)));

/** POST /api/matches/commitments: the id of a match that can now be made, and the hash of the server's part of its chance. */
export const CommitmentWanted = v.strictObject({ ruleset });
export const Commitment = v.object({ match: v.string(), commit: v.string() });
export type Commitment = v.InferOutput<typeof Commitment>;

/** POST /api/matches */
export const NewMatch = v.strictObject({
  ruleset,
  lexicon,
  format,
  options: v.exactOptional(WantedOptions),
  /** Of a commitment; without one the match gets an id of its own. */
  match: v.exactOptional(v.string()),
  nonce,
  /** Other turn times or a prepared position; refused unless the server runs with TEST_OPTIONS. */
  test: v.exactOptional(v.record(v.string(), v.unknown())),
});
export type NewMatch = v.InferOutput<typeof NewMatch>;

/** POST /api/codes. Whatever is no living code gets one answer, so the form is not checked here. */
const code = v.pipe(v.string(), v.maxLength(32));
export const CodeEntry = v.strictObject({ code, nonce });
export type CodeEntry = v.InferOutput<typeof CodeEntry>;

/** POST /api/codes/look: what the code would give a seat in, before the nonce is drawn. Counts as entering it. */
export const CodeLook = v.strictObject({ code });
export type CodeLook = v.InferOutput<typeof CodeLook>;
const commit = v.nullable(v.string());
export const CodeLooked = v.object({ commit });
export type CodeLooked = v.InferOutput<typeof CodeLooked>;

/** POST /api/invites/:token */
export const SeatWanted = v.object({ nonce });
export type SeatWanted = v.InferOutput<typeof SeatWanted>;

/** GET /api/me. `oldest`: the oldest protocol that the server speaks; an older client shows "reload". */
export const MeAnswer = v.object({
  player: v.nullable(v.object({ id: v.string(), name: v.string(), code: v.string() })),
  protocol: v.number(),
  oldest: v.number(),
});
export type MeAnswer = v.InferOutput<typeof MeAnswer>;

/** What gives the right to the free seat. `link` is a path of this origin; `code` ends before `link` does. */
const invitation = { code: v.string(), invite: v.string(), link: v.string() };

/** POST /api/matches, 201 */
export const MatchMade = v.object({ match: v.string(), ...invitation, commit: v.exactOptional(commit, null) });
export type MatchMade = v.InferOutput<typeof MatchMade>;

/** GET /api/matches/:id, for who has a seat there. The invitation is told to its creator alone, while it is alive. */
export const MatchAnswer = v.object({
  match: v.string(),
  status: v.picklist(MATCH_STATUSES),
  seat: v.number(),
  expiresAt: v.nullable(time),
  code: v.exactOptional(invitation.code),
  invite: v.exactOptional(invitation.invite),
  link: v.exactOptional(invitation.link),
  /** For whom alone the free seat is. */
  challenged: v.exactOptional(ShownName),
});
export type MatchAnswer = v.InferOutput<typeof MatchAnswer>;

/** How a match that goes on stands, as its object tells one of its players. */
export const MatchCard = v.object({
  /** The seat whose turn it is; null: all play at once (P-20). */
  turn: v.nullable(v.number()),
  scores: v.array(v.number()),
  /** When the turn, or what is played at once, runs out, by the server's clock; null: never. */
  deadline: v.nullable(time),
  /** The board from the top: a number a row, whose bits are its squares from the left that bear a tile. */
  rows: v.array(v.number()),
  size: v.number(),
});
export type MatchCard = v.InferOutput<typeof MatchCard>;

/** GET /api/matches: newest first. */
export const MatchList = v.object({
  /** The server's clock. */
  now: time,
  /** Absent where a server does not know of it yet. */
  inbox: v.exactOptional(Inbox, []),
  matches: v.array(
    v.object({
      id: v.string(),
      ruleset,
      lexicon,
      format,
      status: v.picklist(MATCH_STATUSES),
      seat: v.number(),
      /** In the order of their seats; an empty name is that of a player who is gone. */
      opponents: v.array(ShownName),
      /** Of their avatars, in the same order. */
      colours: v.exactOptional(v.array(v.number())),
      /** Of an open match whose seat is kept for one player. */
      challenged: v.exactOptional(v.object({ name: ShownName, colour: v.number() })),
      updatedAt: time,
      /** Of a live match; null where its object did not answer in time. */
      card: v.nullable(MatchCard),
      /** Of a match that is over. */
      result: v.nullable(
        v.object({ winner: v.union([v.number(), v.literal("draw"), v.array(v.number())]), final: v.array(v.number()) }),
      ),
    }),
  ),
});
export type MatchList = v.InferOutput<typeof MatchList>;

/** GET /api/invites/:token. `match` where the reader sits in it already. */
export const InviteAnswer = v.object({
  invite: v.object({
    by: ShownName,
    ruleset,
    lexicon,
    format,
    options: ShownOptions,
    seats: v.number(),
    /** How many of the seats are taken. */
    taken: v.number(),
    mine: v.boolean(),
    /** Null: the match was made before there were commits. */
    commit: v.exactOptional(commit, null),
    match: v.exactOptional(v.string()),
  }),
});
export type InviteAnswer = v.InferOutput<typeof InviteAnswer>;

/** POST /api/invites/:token and POST /api/codes: the match in which one now sits. DELETE /api/matches/:id: the closed one.
 * DELETE /api/matches/:id/seat: the one that was left before it began.
 */
export const SeatTaken = v.object({ match: v.string() });
export type SeatTaken = v.InferOutput<typeof SeatTaken>;

/** POST /api/words/reports: a word that the list wrongly lacks, or wrongly holds. */
export const WordReport = v.strictObject({
  lexicon,
  /** Of the lexicon in which the player looked. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  word: v.pipe(v.string(), v.maxLength(64)),
  kind: v.picklist(["missing", "wrong"]),
});
export type WordReport = v.InferOutput<typeof WordReport>;

/** The word as it was noted; the same answer where the player has said so before. */
export const WordReported = v.object({ word: v.string() });
export type WordReported = v.InferOutput<typeof WordReported>;

/** GET /api/health */
export const HealthAnswer = v.object({
  ok: v.boolean(),
  environment: v.string(),
  database: v.boolean(),
  lexicons: v.record(v.string(), v.string()),
});
export type HealthAnswer = v.InferOutput<typeof HealthAnswer>;
