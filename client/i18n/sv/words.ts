import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number, plural } = formats("sv");

export const words: Messages["words"] = {
  title: "Ordlista",
  open: (name) => `Ordlista: ${name}`,
  size: (count) => plural(count, { other: "# ord" }),
  version: (version) => `version ${version}`,
  source: "Källa och licens",

  lookUp: "Slå upp ett ord",
  closed: "Ogiltiga ord kostar i den här matchen. Du kan slå upp ord när den är slut.",
  lookUpHelp: "Se om ett ord godkänns, och säg till om ordlistan har fel.",
  valid: (word) => `${word} finns i ordlistan.`,
  refused: {
    "not-in-list": (count) => plural(count, { other: "finns inte i ordlistan" }),
    "inflected-form": (count) => plural(count, { one: "är en böjd form", other: "är böjda former" }),
    "letter-not-in-alphabet": (count) =>
      plural(count, { one: "har en bokstav som inte finns i alfabetet", other: "har bokstäver som inte finns i alfabetet" }),
    "too-short": (count) => plural(count, { one: "är för kort", other: "är för korta" }),
    "too-long": (count) => plural(count, { other: `är längre än ${number(17)} bokstäver` }),
  },
  strict: "Den strikta ordlistan har bara grundformer.",
  sentence: (word, refused) => `${word} ${refused}.`,

  report: (word) => `Anmäl ${word}`,
  reportMissing: "Anmäl ordet: borde godkännas",
  reportWrong: "Anmäl ordet: borde inte godkännas",
  reported: (word) => `Tack! Vi tittar på ${word}.`,
  tooMany: "Du har anmält många ord i dag. Tack för hjälpen!",

  loading: (percent) => `Ordlistan laddas: ${number(percent)} %`,
  trouble: {
    "no-connection": "Ordlistan gick inte att hämta.",
    offline: "Ordlistan hämtas när nätet är tillbaka.",
    gone: "Den här versionen av ordlistan finns inte längre.",
    damaged: "Något blev fel när ordlistan hämtades.",
  },
  serverChecks: "Servern kontrollerar ändå varje ord.",
  tryingAgain: "Försöker igen…",
};
