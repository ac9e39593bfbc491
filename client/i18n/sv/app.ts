import { formats } from "../format.ts";
import type { Messages } from "../index.ts";
import { lexiconNames } from "../lexicon-names.ts";

const { number } = formats("sv");

export const app: Messages["app"] = {
  lexicon: lexiconNames({ en: "Engelska", sv: "Svenska", "sv-strict": "Svenska (strikt)", da: "Danska", nb: "Norska" }),
  format: { casual: { name: "Lugn", pace: "7 dygn per drag" }, blitz: { name: "Blitz", pace: "2 minuter per drag" } },
  paceHours: (hours) => (hours > 72 ? `${number(hours / 24)} dygn per drag` : `${number(hours)} timmar per drag`),
  paceRounds: (minutes) => `${number(minutes)} minuter per omgång`,
  game: (name, pace) => `${name}, ${pace}`,
  home: "Till matcherna",
  rulesOf: (name) => `Regler för ${name}`,
  otherRules: "Regler för andra spel",
  close: "Stäng",
  cancel: "Avbryt",
  tryAgain: "Försök igen",
  loading: "Laddar",
  settings: "Inställningar",
  language: "Språk",
  theme: "Färger",
  themes: { auto: "Som enheten", light: "Ljust", dark: "Mörkt" },
  unkept: "Webbläsaren sparar inte dina val. De gäller tills du stänger fliken.",
  notFound: "Sidan finns inte",
  notFoundHelp: "Länken kan vara felskriven eller gammal.",
  offline: "Ingen anslutning. Försöker igen…",
  offlineSends: "Ingen anslutning. Draget skickas när nätet är tillbaka.",
  offlineLocal: "Du är offline. Draget skickas när nätet är tillbaka.",
  elsewhere: "Matchen är öppen i ett annat fönster",
  elsewhereHelp: "Inget är förlorat. Fortsätt i det andra fönstret, eller öppna matchen här.",
  takeHere: "Öppna den här",
  left: "Du har lämnat matchen",
  leftHelp: "Platsen är ledig igen. Gå med på nytt med länken eller koden.",
  loggedOut: "Du är utloggad",
  loggedOutHelp: "Du loggades ut på den här enheten.",
  outdated: "Det finns en nyare version av spelet.",
  reload: "Ladda om",
  broken: "Något gick fel här",
  brokenHelp: "Dina matcher är kvar. Ladda om för att fortsätta.",
};
