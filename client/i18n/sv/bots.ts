import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number } = formats("sv");

export const bots: Messages["bots"] = {
  title: "Botmatch",
  level: { easy: "Lätt", medium: "Medel", hard: "Svår", expert: "Expert" },
  classic: { easy: "Rookie", medium: "Ordsmed", hard: "Ordsmed+", expert: "Alfa" },
  numbered: (which) => `Bot ${number(which)}`,
  levelOf: (level, levels) => `Bot, nivå ${number(level)} av ${number(levels)}`,
  rating: (rating) => `Rating ${number(rating)}`,
  easier: "Lättare",
  harder: "Svårare",
  about: {
    powers: {
      easy: "Korta vardagsord. Bara de enklaste krafterna.",
      medium: "Fler och längre ord. Använder de flesta krafterna.",
      hard: "Spelar nästan alltid sitt bästa drag. Använder de flesta krafterna.",
      expert: "Hela ordlistan och alla krafter. Offrar ett drag om det förbereder ett större.",
    },
    words: {
      easy: "Korta vardagsord.",
      medium: "Fler och längre ord.",
      hard: "Spelar nästan alltid sitt bästa drag.",
      expert: "Hela ordlistan. Tänker framåt och räknar på slutet när påsen är tom.",
    },
    expertOfMany: "Hela ordlistan. Sparar bra brickor till nästa drag.",
    classic: {
      easy: "Spelar enkelt och snabbt.",
      medium: "Balanserad: bra ord, och krafter där de lönar sig.",
      hard: "Tänker också på vad draget öppnar för dig.",
      expert: "Tänker framåt, vaktar bonusrutor och gör inga fel när depån är tom.",
    },
  },
  noClock: "Utan klocka. Fungerar utan nät.",
  play: (name) => `Spela mot ${name}`,
  playMany: (count, name) => `Spela mot ${number(count)} × ${name}`,
  preparing: "Delar ut…",
  thinking: (name) => `${name} tänker`,
  skip: "Hoppa över",
  stuck: "Det gick inte att starta boten.",
  stuckOffline: "Boten kommer när nätet är tillbaka.",
  unkept: "Webbläsaren sparar inte matchen. Den försvinner om du stänger eller laddar om sidan.",
  unkeptRead: "Okej",
  gone: "Matchen finns inte här",
  goneHelp: "En botmatch finns bara i webbläsaren där du startade den.",
  cardNote: "bot",
};
