import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import { allWords, bag, eachWord, free, letterSquares, onceOnly, time } from "./shared.ts";

const { number } = formats("sv");

export const alfapet: PageText<"alfapet"> = {
  lead: ({ size }) =>
    `Två till fyra spelare på ett stort bräde, ${number(size)} × ${number(size)}. Stoppbrickor skiljer ord åt, och med en pil kan ett ord svänga om hörnet.`,
  sections: {
    start: {
      title: "Så börjar det",
      says: ({ rackSize, stops, arrows }) => [
        [
          [
            "Brickställ.",
            `6, 7 eller 8 brickor, ni väljer före matchen. ${number(rackSize)} är det vanliga, 8 är lättare för nybörjare. Efter varje drag fylls stället på ur påsen.`,
          ],
          [
            "Särskilda brickor.",
            `${number(stops)} stoppbrickor och ${number(arrows)} pilar ligger i påsen, om ni inte valt bort dem.`,
          ],
          [
            "Först ut.",
            "Var och en drar en bricka, och högst värde börjar. Vid lika drar de om. Brickorna går tillbaka, och sedan går turen medsols.",
          ],
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
            "Lägg en eller flera brickor i påsen, som blandas, och dra lika många. Det är hela draget, och går inte när påsen är tom.",
          ],
          ["Stå över.", "Går alltid."],
        ],
        "Brickor som ligger på brädet flyttas aldrig.",
      ],
    },
    placing: {
      title: "Lägga brickor",
      says: () => [
        [
          "Det första ordet täcker startrutan.",
          "Brickorna i ett drag ligger på en rad eller i en kolumn, utan luckor emellan, om inte en pil böjer ordet.",
          "Varje senare drag ligger an, sida mot sida, mot en bokstav som redan fanns.",
          allWords,
          "En blank blir vilken bokstav som helst, är värd 0 och behåller bokstaven matchen ut.",
        ],
        free,
      ],
    },
    scoring: {
      title: "Poäng",
      says: () => [
        [
          [
            "Bokstavsrutan.",
            `${letterSquares} På rutan −2 dras i stället brickans dubbla värde av, så ett ord kan bli värt mindre än noll.`,
          ],
          ["Ordrutan.", "När bokstäverna räknats ihop multiplicerar ordrutorna hela ordet, flera av dem varandra."],
          ["Orden.", eachWord],
          [
            "Hela stället.",
            "Lägger du ett fullt brickställ i ett drag får du bonus sist. Stoppbrickor och pilar räknas som brickor.",
          ],
        ],
        onceOnly,
      ],
    },
    stops: {
      title: "Stoppbrickan",
      says: () => [
        "Den svarta brickan har ingen bokstav och inga poäng. Ord slutar vid den som vid brädets kant.",
        [
          "Högst en per drag, och alltid tillsammans med minst en bokstav.",
          "Den läggs direkt efter sista bokstaven i ett ord som redan fanns, och dragets ord börjar direkt efter den: till höger eller nedanför.",
          "I det draget är den kontakten med det gamla ordet. Senare ger den ingen kontakt, och inget nytt ord får börja direkt efter den.",
          "Bonusrutan under den går åt utan verkan.",
        ],
      ],
    },
    arrows: {
      title: "Pilen",
      says: () => [
        "Pilen läggs under en bokstav i samma drag, på samma ruta, och ordet svänger där. Du väljer åt vilket håll.",
        [
          [
            "Höger–ner.",
            "Ett ord från vänster fortsätter nedåt. Ett ord uppifrån slutar på rutan, och ett ord till höger börjar på rutan efter.",
          ],
          [
            "Ner–höger.",
            "Ett ord uppifrån fortsätter åt höger. Ett ord från vänster slutar på rutan, och ett ord nedanför börjar på rutan under.",
          ],
          "Ett böjt ord är ett enda ord, för både ordlista och poäng, och får svänga flera gånger. Alla bokstäver du lägger ska ingå i det.",
          "Pilen ligger kvar: senare ord genom rutan svänger också.",
          "Den ger inga poäng. Bonusrutan gäller bokstaven som ligger på den.",
        ],
      ],
    },
    end: {
      title: "Så slutar det",
      says: () => [
        "När påsen är tom fortsätter de som har brickor kvar; de andra hoppas över. Matchen är slut när",
        [
          "alla brickor är lagda,",
          "alla som har brickor kvar har stått över två gånger i rad,",
          "eller ingen längre kan lägga något ord.",
        ],
        "Värdet på det som är kvar i stället dras av. Högst poäng vinner, och de som är lika delar segern.",
        "Ger någon upp, eller förlorar på tid, hoppas den spelaren över och kan inte vinna. Spelet går vidare så länge två är kvar. Är bara en kvar vinner den, och poängen står som de är.",
      ],
    },
    variants: {
      title: "Att välja före matchen",
      says: () => [
        [
          ["Ordlistan.", "Alla böjningar, eller den striktare listan med grundformer."],
          ["Lätt som en plätt.", "Bonusrutorna av, eller alla bokstäver värda 1 poäng."],
          ["Tema.", "Kom överens om en lista med ord. Varje ord ur listan som bildas ger extra poäng."],
        ],
      ],
    },
    time: { title: "Tid", says: (facts) => [time(facts)] },
    tiles: { title: "Brickorna", says: (facts) => [bag(facts)] },
  },
};
