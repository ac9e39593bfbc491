import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import {
  allWords,
  bag,
  eachWord,
  firstOfTwo,
  free,
  inLine,
  leftStanding,
  letterSquares,
  onceOnly,
  time,
  touching,
} from "./shared.ts";

const { number } = formats("sv");

export const wordfeud: PageText<"wordfeud"> = {
  lead: () => "Ord och bonusrutor, rakt på sak. Inga mynt och inga krafter.",
  sections: {
    start: {
      title: "Så börjar det",
      says: ({ size, rackSize }) => [
        [
          [
            "Bräde.",
            `${number(size)} × ${number(size)} rutor. Standard har alltid bonusrutorna på samma ställen. Slumpat har lika många av varje slag, utspridda på nytt för varje match.`,
          ],
          ["Hand.", `${number(rackSize)} brickor var. Efter varje drag fylls handen på ur påsen så länge den räcker.`],
          ["Först ut.", firstOfTwo],
        ],
      ],
    },
    turn: {
      title: "Ditt drag",
      says: () => [
        [
          ["Spela.", "Lägg brickor som bildar ord."],
          [
            "Byt.",
            "Byt en eller flera brickor mot nya. Det är hela draget, och går så länge påsen har minst lika många brickor som du byter.",
          ],
          ["Passa.", "Turen går över."],
        ],
      ],
    },
    placing: {
      title: "Lägga brickor",
      says: () => [
        [
          "Det första ordet täcker startrutan.",
          inLine,
          touching,
          allWords,
          "En blank blir vilken bokstav som helst, är värd 0 och behåller bokstaven matchen ut.",
        ],
        free,
      ],
    },
    scoring: {
      title: "Poäng",
      says: ({ rackSize, fullRack, twoAndThree }) => [
        [
          ["Bokstavsrutan.", letterSquares],
          ["Ordrutan.", `Den multiplicerar hela ordet. Med 2× och 3× i samma ord blir det ${number(twoAndThree)}×.`],
          ["Orden.", eachWord],
          ["Bingo.", `Alla ${number(rackSize)} brickor ur handen i ett drag ger ${number(fullRack[7])} poäng till.`],
        ],
        onceOnly,
      ],
    },
    end: {
      title: "Så slutar det",
      says: ({ passLimit }) => [
        [
          "Påsen är tom och någon lägger sin sista bricka.",
          `Båda har passat ${number(passLimit / 2)} gånger i rad: ${number(passLimit)} pass utan ett drag eller byte emellan.`,
          "Någon ger upp, eller tiden tar slut.",
        ],
        "Den som har brickor kvar förlorar deras värde, och motståndaren får det. Efter pass gäller det åt båda hållen. Högst poäng vinner, lika är oavgjort.",
        leftStanding,
      ],
    },
    time: { title: "Tid", says: (facts) => [time(facts)] },
    tiles: { title: "Brickorna", says: (facts) => [bag(facts)] },
  },
};
