import { formats } from "../../../i18n/format.ts";
import type { Labels } from "../texts.types.ts";

const { number, plural } = formats("sv");

export const labels: Labels = {
  contents: "Innehåll",
  otherGames: "Andra spel",
  startSquare: "startruta",
  onBoard: (squares) => plural(squares, { one: "# ruta", other: "# rutor" }),
  board: (size) => `Brädet, ${number(size)} × ${number(size)} rutor.`,
  steps: { tiles: "Lagda brickor", words: "Bildade ord", rack: "Brickor i stället", bonus: "Bonus" },
  orMore: (from) => `${number(from)} eller fler`,
  opening: (word) => `${word} öppnar och täcker startrutan.`,
  joining: (word, longer) => `Nästa drag: ${word} nedåt gör också ${longer} vågrätt. Båda orden räknas.`,
  coins: (coins) => plural(coins, { other: "# mynt" }),
  total: (points) => plural(points, { other: "# poäng" }),
  rackMorph: { how: "tryck", effect: "Gör en vanlig bricka i handen till en joker värd 0. Bokstaven väljs när den läggs." },
  price: (prices) => `Pris: ${prices}`,
  earnedByTiles: (tiles, last) => (last ? `${number(tiles)} brickor eller fler` : `${number(tiles)} brickor`),
  earnedByWords: (words) => `${number(words)} ord eller fler`,
  wordFactor: (factor) => (factor === 1 ? "ingen faktor" : `hela ordet × ${number(factor)}`),
  goldWorth: "bokstavens eget värde",
  charged: "Laddad",
  rolled: "Tärning",
  morphed: "Morfad",
  stop: (before, word) => `Stoppbrickan avslutar ${before}. Direkt efter den börjar ${word}.`,
  arrowRightDown: (word) => `Höger–ner: ${word} kommer från vänster och fortsätter nedåt.`,
  arrowDownRight: (word) => `Ner–höger: ${word} kommer uppifrån och fortsätter åt höger.`,
  tileCount: (letter, value, count) =>
    `${letter}, ${number(value)} poäng, ${plural(count, { one: "# bricka", other: "# brickor" })}`,
};
