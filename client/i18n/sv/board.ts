import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number, plural } = formats("sv");

export const board: Messages["board"] = {
  marks: { letter: "B", word: "O" },
  premium: {
    "2L": "2× Bokstav",
    "3L": "3× Bokstav",
    "4L": "4× Bokstav",
    "2W": "2× Ord",
    "3W": "3× Ord",
    "4W": "4× Ord",
    "-2L": "bokstav gånger minus 2",
  },
  start: "mittenstjärna",
  startIn: { wordfeud: "startruta" },
  empty: "tom",
  square: (at, what) => `${at}: ${what}`,
  tile: (letter, points) => plural(points, { other: `${letter}, # poäng` }),
  stop: "stoppbricka",
  arrow: "pil",
  blank: "blank",
  wildcard: "morfbricka",
  bend: { "right-down": "pil höger–ner", "down-right": "pil ner–höger" },
  drafted: "utkast",
  lastMove: "senaste draget",
  charges: (count) => plural(count, { one: "# laddning", other: "# laddningar" }),
  die: (roll) => `tärning ${number(roll)}`,
  dieWaits: "tärningen slås när du spelar",
  morphedFrom: (letter) => `var ${letter}`,
  erased: "suddas",
  blocked: "stängd i det här draget",
  across: "vågrätt",
  down: "lodrätt",

  hand: "Hand",
  powerBar: "Kraftrad",
  freeSlot: "Ledig plats",
  laidAt: (what, at) => `${what} ligger på ${at}: ta tillbaka`,

  pickTile: (what) => `${what}. Välj en ruta.`,
  pickPower: (what) => `${what}. Välj var på brädet.`,
  orSell: (price) => plural(price, { other: "Delete säljer den för # mynt." }),
  putDown: "Lade ifrån dig",
  laid: (what, at) => `${what} på ${at}`,
  takenBack: (what) => `${what} tillbaka`,
  allBack: "Allt tillbaka",
  shuffled: "Blandat",
  moved: (what, place) => `${what} på plats ${number(place)}`,
  score: (points) => plural(points, { other: "# poäng" }),
  cannotLay: (at) => `Det går inte att lägga på ${at}.`,
  cannotPlace: (what, at) => `${what} går inte att använda på ${at}.`,
  noSuchTile: (letter) => `Du har inget ${letter} i handen.`,
  pickArrow: "Pil. Välj bokstaven som den ska ligga under, eller en tom ruta.",
  cannotBend: (at) => `Pilen läggs under en bokstav som du lägger, inte på ${at}.`,
  bareArrow: (at) => `Lägg en bokstav på pilen på ${at}.`,
  notOneWord: "Alla bokstäver måste ingå i samma ord.",
  stopGoes: "Lägg stoppbrickan mellan ett äldre ord och det nya.",
  oneStop: "Du får lägga en stoppbricka per drag.",
  beginsAfterStop: "Ett nytt ord får inte börja vid en äldre stoppbricka.",

  fullRack: (bonus) => `alla brickor ${bonus}`,
  theme: (bonus) => `tema ${bonus}`,
  attemptPaid: "Det kostade 1 poäng och 1 mynt",

  exchange: "Byt",
  choose: {
    exchange: {
      help: (most) =>
        plural(most, {
          one: "Byt # bricka: hela ditt drag.",
          other: "Byt högst # brickor: hela ditt drag.",
        }),
      confirm: (count) => plural(count, { one: "Byt # bricka", other: "Byt # brickor" }),
    },
    "morph-rack": {
      help: () => "Bokstaven du väljer kan bli vilken som helst, värd 0.",
      confirm: () => "Morfa brickan",
    },
  },
  cannotChoose: (what) => `Du kan inte välja ${what}.`,

  letterTitle: "Välj bokstav",
  arrowTitle: "Vart svänger ordet?",
  ways: {
    "right-down": { name: "Höger, sedan ner", effect: "Ett ord från vänster går vidare neråt här." },
    "down-right": { name: "Ner, sedan höger", effect: "Ett ord uppifrån går vidare åt höger här." },
  },
  morphTitle: (letter) => `Ny bokstav för ${letter}`,
  sell: (price) => `Sälj +${number(price)}`,
  sellPower: (what, price) => plural(price, { other: `Sälj ${what} för # mynt` }),
  sold: (what) => `${what} såld`,
  diceLater: "tärningen slås vid Spela",
  zoomOut: "Visa hela brädet",
};
