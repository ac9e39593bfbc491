import { formats } from "../format.ts";

const { plural } = formats("en");

/** Said of a match with several others, or with one. */
const ended: Readonly<Record<"won" | "lost" | "draw" | "shared", (names: string) => string>> = {
  won: (names) => `You won against ${names}`,
  lost: (names) => `You lost against ${names}`,
  draw: (names) => `A draw against ${names}`,
  shared: (names) => `You share the win, against ${names}`,
};

export const inbox = {
  title: "Inbox",
  waiting: (count: number) => plural(count, { one: "# thing waits for you", other: "# things wait for you" }),
  challenge: (name: string) => `${name} challenges you`,
  request: (name: string) => `${name} wants to be your friend`,
  alsoFriends: "Accepting makes you friends, too.",
  yourStart: "You get the first turn.",
  drawnStart: "You draw for who begins.",
  blitz: "Two minutes a turn: accept when you have time to play.",
  until: (when: string) => `Open until ${when}`,
  accept: "Accept",
  accepting: "Accepting…",
  decline: "Decline",
  acceptOf: (name: string) => `Accept the challenge of ${name}`,
  declineOf: (name: string) => `Decline the challenge of ${name}`,
  gone: "That challenge is over: it was taken back, or ran out.",
  accepted: (name: string) => `${name} accepted your challenge`,
  declined: (name: string) => `${name} declined your challenge`,
  lapsed: (name: string) => `${name} did not answer your challenge`,
  rematchStart: "Whoever did not begin last has the first turn.",
  rematch: {
    accepted: (name: string) => `${name} accepted the rematch`,
    declined: (name: string) => `${name} declined the rematch`,
    lapsed: (name: string) => `${name} did not answer about the rematch`,
  },
  ended,
  putAway: (what: string) => `Put away: ${what}`,
  putAllAway: "Put all away",
};
