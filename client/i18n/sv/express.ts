import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number, plural } = formats("sv");

export const express: Messages["express"] = {
  createHelp: "Du får en länk och en rumskod att dela. Alla spelar samtidigt, var och en på sin egen halva.",
  inviteHelp: "Alla spelar samtidigt, var och en på sin egen halva: ta platsen när du har tid att spela.",
  heading: (names) => `Express med ${names}`,
  half: "Din halva",
  tray: "Bokstäver att lägga",
  round: (round) => `Omgång ${number(round)}`,
  draw: "Dra",
  drew: (tile) => `Du drog ${tile}`,
  done: "Klar",
  undone: "Fortsätt",
  progress: (name, laid, of, held) => `${name}: ${number(laid)} av ${number(of)} bokstäver lagda, ${number(held)} dragna`,
  hasLaid: (name, laid, of) => `${name} har lagt ${number(laid)} av ${number(of)} bokstäver`,
  isDone: (name) => `${name} är klar`,
  points: (points, of) => `${number(points)} av ${number(of)} poäng`,

  begin: "Dra bokstäver, en i taget, och bygg ett korsord.",
  standing: (words, letters, of) => `${plural(words, { other: "# ord" })} · ${number(letters)} av ${number(of)} bokstäver`,
  apart: "Få ihop allt till ett enda korsord för att fylla halvan.",
  valid: (words, count) => plural(count, { other: `${words} gäller` }),
  youAreDone: "Du är klar. Omgången pågår tills alla är det.",
  between: "Omgången är slut. Alla halvor ligger öppna.",
  youLeft: "Du har lämnat matchen. De andra spelar vidare.",

  filledYou: "Du fyllde din halva!",
  filled: (name) => `${name} fyllde sin halva`,
  ends: {
    time: "Tiden är ute",
    done: "Alla är klara",
    left: "För få är kvar",
  },
  prizes: {
    words: "Flest ord",
    longest: "Längsta ordet",
    letters: "Flest bokstäver",
  },
  prize: "1 poäng",
  matchPoints: "Poäng",
  wins: (points) => `Först till ${number(points)} poäng vinner.`,
  won: "Du vann",
  wonBy: (name) => `${name} vann`,
  shared: (names) => `${names} delar segern`,
  because: {
    resigned: "De andra har lämnat matchen.",
    inactivity: "De andra har varit borta för länge.",
    "no-points": "Ingen har vunnit någon poäng på flera omgångar.",
  },
  ready: "Nästa omgång",
  unready: "Vänta lite",
  nextIn: (seconds) => `om ${number(seconds)} s`,
  isReady: (name) => `${name} är redo`,
  showRound: "Visa omgången",
  words: (words) => `Ord: ${words}`,
  invalid: (words) => `Gäller inte: ${words}`,
  nothing: "Inget lagt",
  stats: { words: "Ord", longest: "Längsta ordet", letters: "Bokstäver", filled: "Fyllda halvor" },

  names: "Namn som gäller som ord",
  namesNone: "Inga namn är överenskomna.",
  namesHelp: (most) =>
    `Klistra in namn, skilda av mellanslag eller komma, högst ${number(most)}. Den som trycker Redo godtar dem.`,
  namesChange: "Ändra namnen",
  namesPropose: "Föreslå de här",
  namesWrong: (name) => `${name} går inte att lägga: ett namn är 2 till 17 bokstäver.`,
  namesMany: "Det är fler än listan rymmer.",
  english: "Engelska ord gäller också.",
  lobbyHelp: "Omgången börjar när alla är redo.",
};
