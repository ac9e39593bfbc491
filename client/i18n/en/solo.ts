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
  noRecord: "With these options it is not played for the record.",
  play: "Play Solo",
  rack: (which: number) => `Rack ${number(which)}`,
  racing: "You play for a record",
  racingTo: (score: string) => `The record is ${score}`,
  listed: "Solo",
  listedOneself: "Two racks",
  over: (score: number) => `${number(score)} points`,
  newRecord: (score: number) => `New record: ${number(score)}`,
  wonBy: (name: string) => `${name} won`,
  resign: "The match ends with the points as they stand, and counts for no record. This cannot be undone.",
  passNextEnds: "One more pass after this one ends the match.",
  note: "alone",
};
