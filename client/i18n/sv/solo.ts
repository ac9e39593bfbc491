import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number } = formats("sv");

export const solo: Messages["solo"] = {
  title: "Solo",
  record: "Slå rekordet",
  oneself: "Två ställ",
  oneselfHelp: "Du spelar båda ställen i tur och ordning. Fungerar utan nät.",
  none: (lexicon, rack) => `Inget rekord än med ${number(rack)} brickor och ${lexicon.toLowerCase()}.`,
  toBeat: (score, lexicon, rack, when) =>
    `Rekordet med ${number(rack)} brickor och ${lexicon.toLowerCase()} är ${number(score)}, från ${when}.`,
  noRecord: "Med de här valen räknas inget rekord.",
  play: "Spela Solo",
  rack: (which) => `Ställ ${number(which)}`,
  racing: "Du spelar om ett rekord",
  racingTo: (score) => `Rekordet är ${score}`,
  listed: "Solo",
  listedOneself: "Två ställ",
  over: (score) => `${number(score)} poäng`,
  newRecord: (score) => `Nytt rekord: ${number(score)}`,
  wonBy: (name) => `${name} vann`,
  resign: "Matchen slutar med poängen du har nu och räknas inte som rekord. Det går inte att ångra.",
  passNextEnds: "Står du över en gång till efter det här är matchen slut.",
  note: "ensam",
};
