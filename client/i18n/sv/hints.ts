import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number } = formats("sv");

export const hints: Messages["hints"] = {
  step: (which, of) => `Tips ${number(which)} av ${number(of)}`,
  lay: "Dra brickor till brädet, eller tryck bricka och sedan ruta",
  shop: "Varje bokstav i dina ord ger ett mynt. Köp en kraft i Butiken",
  power: "Dra kraften till en bricka på brädet, eller tryck kraften och sedan rutan",
  short: {
    lay: "Dra eller tryck brickor till brädet",
    shop: "Köp en kraft för mynt i Butiken",
    power: "Dra kraften till en lagd bricka",
  },
  putAway: "Ta bort tipsen",
};
