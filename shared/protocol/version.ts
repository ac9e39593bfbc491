/**
 * The wire's version, and the oldest client that this server speaks to: an older one shows "reload".
 * 1: a frame is one message; a client does not say its version. 2: a frame may be an array of messages; some
 * matches are played by all at once. 3: a seat may be left again before a match begins. 4: a match is also closed because who was
 * challenged said no.
 */
export const PROTOCOL = 4;
export const OLDEST_PROTOCOL = 1;
/** Of a match that all play at once (P-20), which an older client would not know what to make of. */
export const OLDEST_AT_ONCE = 2;

/** Of a client that does not say its version. */
export const UNSAID_PROTOCOL = 1;
/** From which version on a client reads several messages in one frame. */
export const READS_ARRAYS = 2;
/** From which version on a client knows that a seat may be left again; an older one is sent the whole view. */
export const KNOWS_VACATED = 3;

/** A message of a client is at most this long, in bytes of UTF-8. */
export const MAX_MESSAGE_BYTES = 4096;

/** Answered by the runtime without waking the object; its time is what presence is judged by. */
export const PING = "ping";
export const PONG = "pong";
