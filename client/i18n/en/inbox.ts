import { formats } from "../format.ts";

const { plural } = formats("en");

/** For a match against one or several opponents. */
const ended: Readonly<Record<"won" | "lost" | "draw" | "shared", (names: string) => string>> = {
  won: (names) => `You won against ${names}`,
  lost: (names) => `You lost against ${names}`,
  draw: (names) => `A draw against ${names}`,
  shared: (names) => `You share the win, against ${names}`,
};

export const inbox = {
  title: "Inbox",
  waiting: (count: number) => plural(count, { one: "# new in your inbox", other: "# new in your inbox" }),
  challenge: (name: string) => `${name} challenges you`,
  request: (name: string) => `${name} wants to be your friend`,
  alsoFriends: "If you accept, you also become friends.",
  yourStart: "You get the first turn.",
  drawnStart: "You draw tiles to see who starts.",
  blitz: "Two minutes a turn. Accept when you have time to play.",
  until: (when: string) => `Open until ${when}`,
  accept: "Accept",
  accepting: "Accepting…",
  decline: "Decline",
  acceptOf: (name: string) => `Accept the challenge from ${name}`,
  declineOf: (name: string) => `Decline the challenge from ${name}`,
  gone: "That challenge is gone: it was withdrawn or it expired.",
  accepted: (name: string) => `${name} accepted your challenge`,
  declined: (name: string) => `${name} declined your challenge`,
  lapsed: (name: string) => `${name} didn’t answer your challenge`,
  rematchStart: "The player who didn’t start last time gets the first turn.",
  rematch: {
    accepted: (name: string) => `${name} accepted the rematch`,
    declined: (name: string) => `${name} declined the rematch`,
    lapsed: (name: string) => `${name} didn’t answer the rematch`,
  },
  ended,
  putAway: (what: string) => `Put away: ${what}`,
  putAllAway: "Put all away",
};
