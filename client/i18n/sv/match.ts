import { formats } from "../format.ts";
import type { Messages } from "../index.ts";
import { possessive } from "./possessive.ts";

const { number, plural } = formats("sv");

const inBag = (count: number): string => plural(count, { one: "# bricka i påsen", other: "# brickor i påsen" });

export const match: Messages["match"] = {
  you: "Du",
  deletedPlayer: "Raderad spelare",
  somebody: "Motståndaren",
  others: "De andra",
  yourTurn: "Din tur",
  allPlay: "Alla spelar samtidigt",
  theirTurn: (name) => `${possessive(name)} tur`,
  heading: (name) => `Match mot ${name}`,
  titleYourTurn: (app) => `Din tur – ${app}`,
  coins: (count) => plural(count, { other: "# mynt" }),
  daysLeft: (days) => `${number(days)} d`,
  hoursLeft: (hours) => `${number(hours)} h`,
  timeLeft: (time) => `${time} kvar`,
  online: "här",
  near: "har appen öppen",
  away: "borta",
  warnings: (count) => `Inaktivitetsvarning ${number(count)} av 3`,
  bag: (count) => plural(count, { one: "# bricka i depån", other: "# brickor i depån" }),
  bagIn: { alfapet: inBag, wordfeud: inBag, express: inBag },
  board: "Bräde",

  passIn: {
    alfapet: {
      pass: "Stå över",
      passedYou: "Du stod över",
      passedThey: (name) => `${name} stod över`,
      passTitle: "Stå över det här draget?",
      passNextEnds: (name) => `Om också ${name} står över efter det här är matchen slut.`,
      passLast: "Står du över nu är matchen slut, och slutpoängen avgör.",
      passConfirm: "Stå över",
      passConfirmEnd: "Stå över och avsluta matchen",
    },
  },
  beginIn: { wordfeud: "Du börjar. Täck startrutan." },
  beginYou: "Du börjar. Täck stjärnan.",
  beginThey: (name) => `${name} börjar.`,
  laidYou: "Du lade",
  laidThey: (name) => `${name} lade`,
  powersYou: "Du använde krafter",
  powersThey: (name) => `${name} använde krafter`,
  passedYou: "Du passade",
  passedThey: (name) => `${name} passade`,
  timeOutYou: "Din tid gick ut",
  timeOutThey: (name) => `${possessive(name)} tid gick ut`,
  aroundTheCorner: "runt hörnet",
  penalties: (count) => plural(count, { other: "# poäng och lika många mynt för ogiltiga ord" }),
  swappedYou: (count) => plural(count, { one: "Du bytte # bricka", other: "Du bytte # brickor" }),
  swappedThey: (name, count) => plural(count, { one: `${name} bytte # bricka`, other: `${name} bytte # brickor` }),
  exchangedYou: (count) => plural(count, { one: "Du bytte # bricka", other: "Du bytte # brickor" }),
  exchangedThey: (name, count) => plural(count, { one: `${name} bytte # bricka`, other: `${name} bytte # brickor` }),

  earns: (coins) => plural(coins, { other: "ger # mynt" }),
  placement: (tiles, bonus) => plural(tiles, { one: `# bricka ${bonus}`, other: `# brickor ${bonus}` }),
  combo: (words, bonus) => plural(words, { other: `# ord ${bonus}` }),
  unknown: (words) => plural(words, { other: "finns inte i ordlistan" }),
  rejected: (list, words) => plural(words, { other: `${list} finns inte i ordlistan` }),
  powersOnly: "Spelar du bara krafter slutar ditt drag utan poäng.",
  earnedYou: (tiles) => `Du fick ${tiles}`,
  earnedThey: (name, tiles) => `${name} fick ${tiles}`,
  lostYou: (tiles) => `Ingen ledig plats för ${tiles}`,

  shop: "Butik",
  shuffle: "Blanda",
  recall: "Ta tillbaka",
  pass: "Passa",
  more: "Mer",
  play: "Spela",
  playAnyway: "Spela ändå",
  sending: "Skickar…",

  freeTries: (left) => plural(left, { one: "# fritt försök kvar", other: "# fria försök kvar" }),
  noFreeTries: "Ett ogiltigt ord kostar 1 poäng och 1 mynt",
  endGame: "Avsluta",
  endGameTitle: "Avsluta spelet?",
  endGameBody: (cost) =>
    cost === 0
      ? "Bara du har brickor kvar. Matchen tar slut, och slutpoängen avgör."
      : plural(cost, { other: "Bara du har brickor kvar. Det du har i handen kostar # poäng, och matchen tar slut." }),
  onlyYou: "Bara du har brickor kvar. Lägg dem eller avsluta spelet.",
  about: "Om matchen",
  drawTitle: "Vem börjar",
  drawHelp: "Alla drar en bricka. Högst värde börjar. Brickorna läggs tillbaka.",
  drawAgain: "Lika: de drar igen",
  youBegin: "Du börjar.",
  drawOk: "Till brädet",
  tileWorth: (tile, value) => plural(value, { other: `${tile}, # poäng` }),

  passTitle: "Passa det här draget?",
  passPlain: (coins) =>
    coins === 0
      ? "Du får ingenting, och det du har lagt går tillbaka."
      : plural(coins, { other: "Du får # mynt, och det du har lagt går tillbaka." }),
  passNextEnds: (name) => `Om också ${name} passar efter det här är matchen slut.`,
  passLast: "Passar du nu är matchen slut, och slutpoängen avgör.",
  passConfirm: "Passa",
  passConfirmEnd: "Passa och avsluta matchen",
  resign: "Ge upp",
  resignTitle: "Ge upp matchen?",
  resignBody: (name) => `${name} vinner direkt. Det går inte att ångra.`,
  resignBodyMany: "Du är ute, och de andra spelar vidare. Det går inte att ångra.",
  gone: "har lämnat matchen",
  goneYou: "har lämnat matchen",
  youAreOut: "Du är ute. De andra spelar vidare.",
  resignedYou: "Du gav upp",
  resignedThey: (name) => `${name} gav upp`,
  lexiconChanged: "Ordlistan har uppdaterats. Den nya gäller från och med nu.",
  swapHelp: (most) => plural(most, { one: "Välj brickan som ska bytas.", other: "Välj brickorna som ska bytas, högst #." }),
  swapConfirm: (count) => plural(count, { one: "Byt # bricka", other: "Byt # brickor" }),

  moves: "Alla drag",
  keys: { space: "Mellanslag", turn: "vänd", enter: "Enter", play: "spela", escape: "Esc", recall: "ta tillbaka" },

  announceMove: (move, turn) => `${move}. ${turn}.`,
  forPoints: (points) => plural(points, { other: "för # poäng" }),
  showResult: "Visa resultatet",
  showStanding: "Visa ställningen",
};
