/** The wire's version, and the oldest client that this server speaks to: an older one shows "reload". */
export const PROTOCOL = 1;
export const OLDEST_PROTOCOL = 1;

/** A message of a client is at most this long, in bytes of UTF-8. */
export const MAX_MESSAGE_BYTES = 4096;

/** Answered by the runtime without waking the object; its time is what presence is judged by. */
export const PING = "ping";
export const PONG = "pong";
