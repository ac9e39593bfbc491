import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import { allWords, eachWord, inLine, letterSquares, onceOnly, touching } from "./shared.ts";

const { number } = formats("sv");

export const daily: PageText<"daily"> = {
  lead: ({ moves }) => `Ett nytt läge varje dag, samma för alla. ${number(moves)} drag på dig att ta så många poäng som möjligt.`,
  sections: {
    puzzle: {
      title: "Pusslet",
      says: ({ size, rackSize }) => [
        [
          ["Varje dag.", "Ett nytt pussel vid midnatt, svensk tid, för varje ordlista. De gamla finns kvar att spela."],
          [
            "Läget.",
            `Ett bräde på ${number(size)} × ${number(size)} rutor med ord på plats, ${number(rackSize)} brickor i handen, en depå och en summa mynt.`,
          ],
          [
            "Ingen slump.",
            "Depåns ordning är bestämd, och vad tärningen visar får du veta från början. Samma drag ger alltid samma resultat.",
          ],
        ],
      ],
    },
    moves: {
      title: "Dragen",
      says: ({ powersOnly, sells, swapIsMove }) => [
        [
          powersOnly
            ? "Ett drag är ett eller flera ord, enbart krafter, eller ett pass."
            : "Ett drag är ett eller flera ord, eller ett pass.",
          swapIsMove
            ? "Att byta brickor är också ett drag. Att köpa är det inte."
            : `${sells ? "Att köpa, sälja och byta brickor" : "Att köpa och byta brickor"} räknas inte som drag.`,
          "Byte drar nästa brickor i depåns ordning. De du lämnar läggs sist.",
          "Tryck på depån så ser du vilka bokstäver som är kvar, men inte i vilken ordning.",
          "Försöket slutar med det sista draget, även om depån tar slut tidigare.",
        ],
      ],
    },
    placing: { title: "Lägga brickor", says: () => [[inLine, touching, allWords]] },
    scoring: {
      title: "Poäng",
      says: ({ twoAndThree }) => [
        [
          ["Bokstavsrutan.", letterSquares],
          ["Ordrutan.", `Den multiplicerar hela ordet. Med 2× och 3× i samma ord blir det ${number(twoAndThree)}×.`],
          ["Orden.", eachWord],
        ],
        `${onceOnly} Bara poängen räknas till slut: mynt som blir över ger inget, och brickor i handen kostar inget.`,
      ],
    },
    coins: {
      title: "Mynt",
      says: ({ coinsPerTile }) => [
        `Du börjar med pusslets mynt och tjänar ${number(coinsPerTile)} för varje bricka i varje ord du bildar. Allt kan läggas på krafter.`,
      ],
    },
    powers: {
      title: "Krafter",
      says: ({ slots, pricesGrow }) => [
        `Kraftraden har ${number(slots)} platser. ${
          pricesGrow
            ? "Varje nytt köp av samma kraft kostar en och en halv gång det förra, avrundat uppåt."
            : "Priset är detsamma varje gång."
        }`,
      ],
    },
    earned: {
      title: "Brickor du tjänar",
      says: ({ alfaInBar }) => [
        alfaInBar
          ? "Stora drag ger särskilda brickor till kraftraden. De får sin bokstav när de läggs."
          : "Lägg många brickor i ett drag, och en av de nya i handen blir en Alfa Kraft-bricka. Den får sin bokstav när den läggs.",
        "En Alfa Kraft-bricka är värd 0 men ger ordet sin faktor, och får läggas på vilken tom ruta som helst.",
      ],
    },
    attempts: {
      title: "Försök och medaljer",
      says: () => [
        "Försök hur många gånger du vill, också på gamla pussel. Ditt bästa avslutade försök räknas, och av lika resultat står det som kom först överst.",
        "Gränserna för brons, silver och guld sätts av lösningar som finns: guldet av en som klarar sig med vanliga ord.",
      ],
    },
    words: {
      title: "Om orden",
      says: () => [
        "Ord på brädet, eller ord som går att lägga, kan uppfattas som stötande. Att de finns i ordlistan betyder inte att någon står bakom dem.",
      ],
    },
  },
};
