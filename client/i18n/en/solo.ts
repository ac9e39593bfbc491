import { formats } from "../format.ts";

const { number } = formats("en");

export const solo = {
  title: "Solo",
  record: "Beat the record",
  oneself: "Two racks",
  oneselfHelp: "You play both racks in turn. Works without a connection.",
  none: (lexicon: string, rack: number) => `No record yet with ${number(rack)} tiles and ${lexicon}.`,
  toBeat: (score: number, lexicon: string, rack: number, when: string) =>
    `The record with ${number(rack)} tiles and ${lexicon} is ${number(score)}, from ${when}.`,
  noRecord: "These options don’t count for the record.",
  play: "Play Solo",
  rack: (which: number) => `Rack ${number(which)}`,
  racing: "You are playing for a record",
  racingTo: (score: string) => `The record is ${score}`,
  listed: "Solo",
  listedOneself: "Two racks",
  over: (score: number) => `${number(score)} points`,
  newRecord: (score: number) => `New record: ${number(score)}`,
  wonBy: (name: string) => `${name} won`,
  resign: "The match ends with the points you have now and doesn’t count for the record. You can’t undo this.",
  passNextEnds: "If you pass once more after this, the match ends.",
  note: "alone",
};
