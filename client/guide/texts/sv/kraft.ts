import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import { allWords, bag, eachWord, firstOfTwo, inLine, leftStanding, letterSquares, onceOnly, time, touching } from "./shared.ts";

const { number } = formats("sv");

export const kraft: PageText<"kraft"> = {
  lead: () =>
    "Lägg ord, tjäna mynt, köp krafter som ändrar brädet. Den vinner som har mest när poäng, mynt och överblivna brickor räknats ihop.",
  sections: {
    start: {
      title: "Så börjar det",
      says: ({ size, rackSize, startingCoins }) => [
        [
          ["Bräde.", `${number(size)} × ${number(size)} rutor med en stjärna i mitten.`],
          [
            "Hand.",
            `${number(rackSize)} brickor var. Efter varje drag fylls handen på ur depån, där resten av brickorna ligger, så länge den räcker.`,
          ],
          ["Mynt.", `${number(startingCoins)} var från början.`],
          ["Först ut.", firstOfTwo],
        ],
      ],
    },
    turn: {
      title: "Ditt drag",
      says: () => [
        "Draget tar slut när du gör något av detta:",
        [
          ["Spela.", "Lägg brickor som bildar ord, och använd hur många krafter du vill i samma drag."],
          ["Bara krafter.", "Krafterna verkar och turen går över. Det ger varken poäng eller mynt."],
          ["Passa.", "Du får ingenting, och det du lagt i utkastet går tillbaka."],
        ],
        "Att köpa, sälja, byta brickor och ordna handen avslutar inte draget. Butiken är öppen också i motståndarens tur.",
        "Tills du trycker på Spela är allt ett utkast: ta tillbaka vad du vill, motståndaren ser ingenting.",
      ],
    },
    placing: {
      title: "Lägga brickor",
      says: ({ minRackTiles }) => [
        [
          "Det första ordet täcker stjärnan.",
          inLine,
          touching,
          allWords,
          `Minst ${minRackTiles === 1 ? "en bricka" : `${number(minRackTiles)} brickor`} i draget kommer från handen.`,
        ],
        "Ord som inte finns ramas in i rött medan du lägger. De kostar ingenting, och du får försöka hur många gånger du vill.",
      ],
    },
    scoring: {
      title: "Poäng",
      says: ({ twoAndThree }) => [
        [
          ["Brickan.", "Dess värde, med laddning och tärning inräknade."],
          ["Bokstavsrutan.", letterSquares],
          ["Ordrutan och stjärnan.", `De multiplicerar hela ordet. Med 2× och 3× i samma ord blir det ${number(twoAndThree)}×.`],
          ["Orden.", eachWord],
          ["Bonus.", "Sist läggs bonus till för många brickor och för många ord. Bara den högsta raden du når räknas."],
        ],
        onceOnly,
      ],
    },
    coins: {
      title: "Mynt",
      says: ({ coinsPerTile }) => [
        [
          `${number(coinsPerTile)} mynt för varje bricka i varje ord du bildar. Brickor som redan låg där räknas med, och en bricka i två ord räknas två gånger.`,
          "Mynt som blir över i slutet är värda 1 poäng var.",
          "Motståndaren ser ditt saldo efter ditt senaste drag, men inte vilka krafter du köpt.",
        ],
      ],
    },
    powers: {
      title: "Krafter",
      says: ({ slots }) => [
        `Krafter köps i Butiken och ligger i kraftraden, som har ${number(slots)} platser. Priset är detsamma varje gång.`,
        [
          "Laddning, tärning och Alfa Morf fungerar på alla vanliga brickor, vem som än lagt dem, även på dem du lägger i samma drag.",
          "Alfa Kraft-brickor och guldbrickor påverkas inte av några krafter.",
          "Alla ord genom en morfad bricka ska finnas i ordlistan.",
          "Tärningen slås när draget är godkänt. Ingen bricka får mer än en.",
          "På en suddad ruta får du lägga igen från och med nästa drag. Stjärnan får inte suddas innan någon har lagt.",
          "Byte kräver att det finns brickor i depån, och räkningen av pass börjar om.",
          "Ångrar du ett köp säljer du tillbaka kraften för hela priset, så länge den är oanvänd.",
        ],
      ],
    },
    earned: {
      title: "Brickor du tjänar",
      says: () => [
        "Stora drag ger särskilda brickor. De tar plats i kraftraden och får sin bokstav när du lägger dem.",
        [
          [
            "Alfa Kraft-bricka.",
            "Värd 0, men ger ordet sin faktor. Den får läggas på vilken tom ruta som helst, och då behöver inte heller de andra brickorna i draget ligga an mot något. Draget måste ändå bilda ett ord.",
          ],
          ["Guldbricka.", "Vilken bokstav som helst, med bokstavens eget värde. Den läggs som en vanlig bricka."],
          "Utan ledig plats i kraftraden går brickan förlorad. Räcker platsen till en av två blir det Alfa Kraft-brickan.",
          "Draget som avslutar matchen ger bonus men inga brickor.",
        ],
      ],
    },
    end: {
      title: "Så slutar det",
      says: ({ passLimit }) => [
        [
          "Depån är tom och någon lägger sin sista bricka.",
          `${number(passLimit)} pass i rad, bådas räknade tillsammans.`,
          "Någon ger upp, eller tiden tar slut.",
        ],
        "Slutpoängen är poängen plus 1 för varje mynt, minus värdet på bokstäverna som är kvar i handen. Krafter och intjänade brickor som blivit över räknas inte. Lika slutpoäng är oavgjort.",
        leftStanding,
      ],
    },
    time: { title: "Tid", says: (facts) => [time(facts)] },
    tiles: { title: "Brickorna", says: (facts) => [bag(facts)] },
  },
};
