import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { plural } = formats("sv");

export const inbox: Messages["inbox"] = {
  title: "Inkorg",
  waiting: (count) => plural(count, { one: "# nytt i inkorgen", other: "# nya i inkorgen" }),
  challenge: (name) => `${name} utmanar dig`,
  request: (name) => `${name} vill bli vän med dig`,
  alsoFriends: "Om du antar blir ni också vänner.",
  yourStart: "Du får första draget.",
  drawnStart: "Ni drar om vem som börjar.",
  blitz: "Två minuter per drag. Anta när du har tid att spela.",
  until: (when) => `Gäller till ${when}`,
  accept: "Anta",
  accepting: "Antar…",
  decline: "Tacka nej",
  acceptOf: (name) => `Anta utmaningen från ${name}`,
  declineOf: (name) => `Tacka nej till utmaningen från ${name}`,
  gone: "Utmaningen är borta: den togs tillbaka eller gick ut.",
  accepted: (name) => `${name} antog din utmaning`,
  declined: (name) => `${name} tackade nej till din utmaning`,
  lapsed: (name) => `${name} svarade inte på din utmaning`,
  rematchStart: "Den som inte började förra gången får första draget.",
  rematch: {
    accepted: (name) => `${name} gick med på returmatch`,
    declined: (name) => `${name} tackade nej till returmatch`,
    lapsed: (name) => `${name} svarade inte på returmatchen`,
  },
  ended: {
    won: (names) => `Du vann mot ${names}`,
    lost: (names) => `Du förlorade mot ${names}`,
    draw: (names) => `Oavgjort mot ${names}`,
    shared: (names) => `Du delar segern, mot ${names}`,
  },
  putAway: (what) => `Lägg undan: ${what}`,
  putAllAway: "Lägg undan alla",
};
