import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import { allWords, bag, eachWord, firstOfTwo, inLine, leftStanding, letterSquares, onceOnly, time, touching } from "./shared.ts";

const { number, plural } = formats("sv");

export const kraftClassic: PageText<"kraft-classic"> = {
  lead: () =>
    "Alfa Kraft så som det spelades förr. Faktorer adderas, krafter blir dyrare för varje köp, Alfa Kraft-brickorna ligger i handen, och fel ord kan kosta.",
  sections: {
    start: {
      title: "Så börjar det",
      says: ({ size, rackSize, startingCoins }) => [
        [
          ["Bräde.", `${number(size)} × ${number(size)} rutor med en stjärna i mitten.`],
          ["Hand.", `${number(rackSize)} brickor var. Efter varje drag fylls handen på ur depån så länge den räcker.`],
          ["Mynt.", `${number(startingCoins)} var från början.`],
          ["Först ut.", firstOfTwo],
        ],
      ],
    },
    turn: {
      title: "Ditt drag",
      says: ({ passCoins }) => [
        [
          ["Spela.", "Lägg brickor som bildar ord, med eller utan krafter. Krafter utan brickor går inte att spela."],
          ["Passa.", `Ger ${plural(passCoins, { other: "# mynt" })}. Passar klockan åt dig får du inga.`],
        ],
        "Att köpa, byta brickor, använda Alfa Morf och ordna handen avslutar inte draget. Butiken är öppen också i motståndarens tur.",
      ],
    },
    placing: { title: "Lägga brickor", says: () => [["Det första ordet täcker stjärnan.", inLine, touching, allWords]] },
    attempts: {
      title: "Ord som inte finns",
      says: ({ freeAttempts }) => [
        `De ${number(freeAttempts)} första gångerna i matchen som ett drag stoppas av ett ord som inte finns är gratis. Därefter kostar varje gång 1 poäng och 1 mynt, och båda kan hamna under noll.`,
        "Andra fel kostar aldrig något. Spelet visar inte i förväg vilka ord som saknas i ordlistan.",
      ],
    },
    scoring: {
      title: "Poäng",
      says: ({ twoAndThree }) => [
        [
          ["Brickan.", "Dess värde, med laddningar inräknade."],
          ["Bokstavsrutan.", letterSquares],
          [
            "Ordrutan och stjärnan.",
            `De multiplicerar hela ordet. Flera faktorer adderas först: med 2× och 3× i samma ord blir det ${number(twoAndThree)}×.`,
          ],
          ["Orden.", eachWord],
        ],
        `${onceOnly} Någon bonus för många brickor eller ord finns inte.`,
      ],
    },
    coins: {
      title: "Mynt",
      says: ({ coinsPerTile }) => [
        [
          `${number(coinsPerTile)} mynt för varje bricka i varje ord du bildar. Brickor som redan låg där räknas med, och en bricka i två ord räknas två gånger.`,
          "Mynt som blir över i slutet är värda 1 poäng var.",
        ],
      ],
    },
    powers: {
      title: "Krafter",
      says: ({ slots }) => [
        `Krafter köps i Butiken och ligger i kraftraden, som har ${number(slots)} platser. Varje nytt köp av samma kraft kostar dig en och en halv gång det förra, avrundat uppåt. Krafter går inte att sälja.`,
        [
          "En lagd bonusruta finns kvar matchen ut och gäller redan i samma drag. Den läggs på en tom ruta utan bonus.",
          "En suddad ruta blir helt bar. Varken bricka eller bonus får läggas där förrän i nästa drag.",
          "Alfa Kraft-brickor påverkas inte av några krafter.",
          "Byte kräver att det finns brickor i depån, och räkningen av pass börjar om.",
        ],
      ],
    },
    earned: {
      title: "Alfa Kraft-brickor",
      says: () => [
        "Lägg många brickor i ett drag, och påfyllningen blir en bricka kortare med en Alfa Kraft-bricka i dess ställe. Ur en tom depå kommer ingen.",
        [
          "Den ligger i handen, är värd 0 och blir vilken bokstav som helst när den läggs. Ordet får dess faktor.",
          "Den får läggas på vilken tom ruta som helst, och då behöver inte heller de andra brickorna i draget ligga an mot något. Draget måste ändå bilda ett ord.",
          "Den går inte att byta bort.",
          "Blir den över kostar den inget i sig, men den gör de andra bokstäverna dyrare: faktorerna hos de överblivna Alfa Kraft-brickorna adderas, och summan multiplicerar avdraget.",
        ],
      ],
    },
    end: {
      title: "Så slutar det",
      says: ({ passLimit }) => [
        [
          "Depån och båda händerna är tomma.",
          `${number(passLimit)} pass i rad, bådas räknade tillsammans.`,
          "Någon ger upp, eller tiden tar slut.",
        ],
        "Har bara en spelare brickor kvar när depån är tom behåller den spelaren turen: lägg fler brickor, eller välj Avsluta. Köpa går, men inte passa, byta eller morfa.",
        "Slutpoängen är poängen plus 1 för varje mynt, minus värdet på bokstäverna som är kvar i handen. Vid lika slutpoäng vinner den som började.",
        leftStanding,
      ],
    },
    time: { title: "Tid", says: (facts) => [time(facts)] },
    tiles: { title: "Brickorna", says: (facts) => [bag(facts)] },
  },
};
