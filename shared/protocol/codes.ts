import { RULE_ERRORS } from "../rules/model.ts";

/** Codes that the services add to those of the rules (V-15). Stable: clients and logs know them by name. */
export const SERVICE_ERRORS = [
  "stale",
  "id-reused",
  "too-many",
  "no-such-match",
  "try-again",
  "bad-message",
  "too-large",
  "no-session",
  "bad-origin",
  "no-such-invite",
  "seat-taken",
  "bad-request",
  "not-found",
] as const;

/** Of a match that is played by all at once (P-20), besides those of the rules that mean the same there. */
export const AT_ONCE_ERRORS = ["half-full", "hand-full"] as const;

export const ERROR_CODES = [...RULE_ERRORS, ...AT_ONCE_ERRORS, ...SERVICE_ERRORS] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** WebSocket close codes that a client may meet. */
export const CLOSE = {
  /** Too many messages, or too many bad ones. */
  policy: 1008,
  /** A fault of ours: come back in a moment. */
  internal: 1011,
  /**
   * The seat has more sockets than it may, and this is the oldest: the match goes on in another tab or device. Its client does not
   * come back by itself, which would close the next one, and so on for ever; it comes when its player asks for it.
   */
  elsewhere: 4001,
  /** The session that the socket was opened with has been ended. */
  sessionEnded: 4002,
  /** The client speaks a protocol that is spoken here no longer: only a reload helps. */
  outdated: 4003,
  /** The seat was left before the match began, here or on another page: there is nothing to come back to. */
  left: 4004,
} as const;
