import {
  FILLS,
  HALF,
  IDLE_ROUNDS,
  MOST_HELD,
  PAUSE_MS,
  POINTLESS_ROUNDS,
  ROUND_MS,
  WINS_AT,
} from "../../../../shared/express/rules.ts";
import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";

const { number, plural } = formats("sv");

export const express: PageText<"express"> = {
  lead: () =>
    "Alfapet på tid, där alla spelar samtidigt: dra bokstäver ur en gemensam påse och bygg ett korsord på din egen halva.",
  sections: {
    start: {
      title: "Så börjar det",
      says: ({ tiles }) => [
        [
          ["Spelare.", "Två, tre eller fyra, alla på plats samtidigt. Omgången börjar när alla har tryckt Redo."],
          [
            "Halvan.",
            `${number(HALF.columns)} × ${number(HALF.rows)} rutor, utan bonusrutor. Bara du ser den så länge omgången pågår.`,
          ],
          [
            "Påsen.",
            `Alfapets ${number(tiles)} brickor, blanka inräknade men varken stoppbrickor eller pilar. Är ni tre eller fyra ligger två uppsättningar i påsen.`,
          ],
        ],
      ],
    },
    drawing: {
      title: "Dra",
      says: () => [
        `Tryck Dra så får du en bokstav, så ofta du vill. Du behöver inte lägga den först, men du kan inte dra fler än ${number(MOST_HELD)} i en omgång och inte lämna tillbaka någon.`,
        "De andra ser hur många bokstäver du har dragit och lagt, aldrig vilka.",
      ],
    },
    building: {
      title: "Bygga",
      says: () => [
        [
          "Bokstäverna läggs var som helst på halvan och får flyttas, bytas och tas tillbaka så mycket du vill.",
          "Tryck på en lagd bokstav och sedan på en ruta, eller dra den dit. Två tryck tar den tillbaka.",
          "En blank blir den bokstav du väljer när du lägger den. Ta tillbaka den för att välja en annan.",
          `En halva rymmer ${number(FILLS)} bokstäver.`,
        ],
      ],
    },
    valid: {
      title: "Ord som gäller",
      says: () => [
        "Ett ord gäller om det finns i matchens ordlista eller i den engelska. Före matchen kan ni klistra in namn som också ska gälla; den som trycker Redo godtar dem.",
        "Ord som inte gäller ramas in. De kostar ingenting, men räknas inte heller.",
      ],
    },
    filled: {
      title: "När omgången är slut",
      says: () => [
        [
          ["Någon fyller sin halva.", `${number(FILLS)} bokstäver i ett enda sammanhängande korsord, där alla ord gäller.`],
          [
            "Tiden är ute.",
            plural(ROUND_MS / 60_000, { one: "En omgång varar högst # minut.", other: "En omgång varar högst # minuter." }),
          ],
          ["Alla har tryckt Klar.", "Den som inte kommer längre kan säga det, och ångra sig."],
        ],
        "På en halva som inte är full räknas ett sammanhängande korsord: det där flest bokstäver ligger i ord som gäller.",
      ],
    },
    prizes: {
      title: "Poäng",
      says: () => [
        "Ett poäng för var och en av tre saker:",
        [
          ["Flest ord.", "Samma ord på två ställen räknas två gånger."],
          ["Det längsta ordet.", "Bara längden räknas."],
          ["Flest bokstäver.", "De som ligger i ord som gäller."],
        ],
        "Delar flera på platsen får alla poänget.",
      ],
    },
    match: {
      title: "Så vinner man",
      says: () => [
        `Den som först har ${number(WINS_AT)} poäng efter en omgång vinner. Har flera det vinner den som har flest, och har de lika många delar de segern.`,
        `Mellan omgångarna ligger alla halvor öppna. Nästa börjar efter ${number(PAUSE_MS / 1000)} sekunder, eller när alla är redo.`,
        `Får ingen något poäng på ${number(POINTLESS_ROUNDS)} omgångar i rad tar matchen slut.`,
      ],
    },
    leaving: {
      title: "Lämna matchen",
      says: () => [
        "Den som ger upp är ute, och de andra spelar vidare så länge de är minst två. Är bara en kvar vinner den.",
        `Tappar du anslutningen fortsätter omgången, och din halva ligger kvar när du kommer tillbaka. Den som inte drar en enda bokstav på ${number(IDLE_ROUNDS)} omgångar i rad är ute.`,
      ],
    },
  },
};
