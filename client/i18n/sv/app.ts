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
  unkept: "Webbläsaren sparar inte det du väljer: det gäller tills fliken stängs.",
  notFound: "Här finns ingenting",
  notFoundHelp: "Länken kan vara felskriven, eller så är det som fanns här borta.",
  offline: "Ingen anslutning. Försöker igen…",
  offlineSends: "Ingen anslutning. Draget skickas när den är tillbaka.",
  offlineLocal: "Enheten är utan nät. Matchen går vidare när den är tillbaka.",
  elsewhere: "Matchen är öppen i ett annat fönster",
  elsewhereHelp: "Den är öppen på många ställen samtidigt. Inget är förlorat: fortsätt där, eller öppna den här.",
  takeHere: "Öppna den här",
  left: "Du har lämnat matchen",
  leftHelp: "Platsen är ledig igen. Med länken eller koden kan du gå med på nytt.",
  loggedOut: "Du är utloggad",
  loggedOutHelp: "Den här enhetens session har avslutats.",
  outdated: "Det finns en nyare version av spelet.",
  reload: "Ladda om",
  broken: "Något gick fel här",
  brokenHelp: "Inget i dina matcher är förlorat. Ladda om för att fortsätta.",
};
