import type { HttpErrorCode } from "../../../shared/protocol/http.ts";
import type { RuleErrorCode } from "../../../shared/rules/model.ts";

/** Refusals of a socket command that are not the rules' own. */
type WireErrorCode = "stale" | "id-reused" | "too-many" | "try-again" | "bad-message" | "no-such-match" | "no-session";

/** What only the client itself can notice. */
type LocalErrorCode = "unreachable" | "outdated";

/** The one table from code to text. What happened, and what to do. */
export const errors: Readonly<Record<RuleErrorCode | HttpErrorCode | WireErrorCode | LocalErrorCode, string>> = {
  "match-over": "The match is over.",
  "not-allowed": "These rules do not have that.",
  "not-your-turn": "It is not your turn.",
  "too-late": "Time ran out before this reached the server.",
  "unknown-power": "There is no such power.",
  "not-held": "A tile or power of the draft is no longer yours. Take it back and try again.",
  "no-free-slot": "The power bar is full. Use or sell a power first.",
  "not-enough-coins": "You have too few coins.",
  "not-for-sale": "That cannot be bought or sold.",
  "nothing-to-play": "Lay a tile or place a power first.",
  "needs-rack-tile": "At least one tile must come from your hand.",
  "outside-board": "That square is outside the board.",
  "square-taken": "A tile already lies there.",
  "square-erased": "No tile can be laid where this turn erases.",
  "square-blocked": "That square is closed this turn.",
  "bad-letter": "That letter is not in this word list’s alphabet.",
  "power-target": "The power does nothing there. Move it to another square.",
  "not-in-line": "The tiles must lie in one row or one column.",
  gap: "There is a gap between the tiles.",
  "start-not-covered": "The first word must cover the star.",
  "not-connected": "The tiles must touch a tile on the board.",
  "stop-misplaced": "The stop tile cannot lie there.",
  "no-word": "The tiles form no word.",
  "word-not-in-lexicon": "A word is not in the word list.",
  "bag-empty": "The bag is empty.",
  "bag-too-small": "The bag does not hold that many tiles.",
  stale: "The match moved on in the meantime. Look at the board and try again.",
  "id-reused": "That did not go through. Try again.",
  "too-many": "That was too much at once. Wait a moment and try again.",
  "no-such-match": "There is no such match, or it is not yours.",
  "try-again": "The server is busy. Try again in a moment.",
  "bad-message": "The server did not understand. Reload and try again.",
  "no-session": "This device is not signed in to the match. Open the link again.",
  "bad-origin": "The request came from another page. Open the game at its own address.",
  "no-such-invite": "This invitation is no longer open.",
  "seat-taken": "The seat is already taken.",
  "bad-request": "The server did not understand. Reload and try again.",
  "not-found": "There is nothing at this address.",
  "too-large": "That was too large to send.",
  "not-configured": "This server does not offer that.",
  unreachable: "The server cannot be reached. Check your connection and try again.",
  outdated: "There is a newer version of the game. Reload to go on.",
};
