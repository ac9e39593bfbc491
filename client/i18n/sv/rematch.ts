import type { Messages } from "../index.ts";

export const rematch: Messages["rematch"] = {
  offer: "Returmatch",
  sending: "Skickar…",
  waits: (name) => `Väntar på svar från ${name}`,
  withdraw: "Ta tillbaka",
  wants: (name) => `${name} vill ha returmatch`,
  yes: "Ja, spela",
  no: "Nej tack",
  declined: "Det blir ingen returmatch.",
  begun: "Returmatchen har börjat.",
  go: "Till returmatchen",
};
