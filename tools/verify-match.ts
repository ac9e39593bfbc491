/**
 * `npm run verify-match -- FILE`: makes again what chance brought about in a finished match, from its record, and says what agrees
 * (V-14): 0 all of it, 1 something differs, 2 there is no such record, 3 it cannot be verified. The record is what `/api/matches/ID/record` answers, or the file that the page `/verify/ID` saves.
 */
import "./node-version.mjs";
import { readFileSync } from "node:fs";
import { type MatchRecord, readRecord } from "../shared/match/fair/record.ts";
import { type Check, type Outcome, outcomeOf, type Unchecked, type Unvouched, verify } from "../shared/match/fair/verify.ts";
import { readCommand, refuse } from "./arguments.ts";

const WHY: Readonly<Record<Unchecked, string>> = {
  unreadable: "its steps are not the log of a match",
  "not-over": "its log ends before the match does",
  prepared: "it began from a position that was laid out by hand",
  "other-game": "games of this kind are not made again yet",
  "other-rules": "it was played by another version of the rules",
};

const UNVOUCHED: Readonly<Record<Unvouched, string>> = {
  "no-commit": "no commit was made beforehand: made before there were commits, or for a test, or the record has lost it",
  "server-part": "a seat sent no part of its own, and has to trust the server or the other seats",
  "other-times": "its clock was not that of the rules",
};

const OUTCOME: Readonly<Record<Outcome, { readonly says: string; readonly code: number }>> = {
  agrees: { says: "all agrees", code: 0 },
  differs: { says: "NOT ALL AGREES", code: 1 },
  unvouched: { says: "NOT VERIFIABLE: nothing differs, but not all of it can be vouched for", code: 3 },
  unchecked: { says: "NOT VERIFIABLE", code: 3 },
};

function open(file: string): MatchRecord {
  try {
    const record = readRecord(JSON.parse(readFileSync(file, "utf8")));
    return record ?? refuse(`${file} is no record of a match`);
  } catch (error) {
    return refuse(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function line({ subject, times, wrong }: Check): string {
  const outcome = wrong.length === 0 ? "agrees" : `DIFFERS in step ${wrong.join(", ")}`;
  return `${subject.padEnd(12)} ${String(times).padStart(4)}  ${outcome}`;
}

const [file = ""] = readCommand({}, { usage: "npm run verify-match -- FILE", least: 1, most: 1 }).rest;
const record = open(file);
const verdict = verify(record);
console.log(`match ${record.match}`);
console.log(record.commit === null ? "no commit was made beforehand" : `commit ${record.commit}`);
for (const [seat, { nonce, by }] of record.nonces.entries()) console.log(`seat ${seat} ${nonce} by the ${by}`);
for (const check of verdict.checks) console.log(line(check));
if (verdict.unchecked !== null) console.log(`not checked: ${WHY[verdict.unchecked]}`);
for (const why of verdict.unvouched) console.log(`not vouched for: ${UNVOUCHED[why]}`);
console.log("outside of what a record can show: times, what a seat chose to do, and which words the lexicon holds");
const { says, code } = OUTCOME[outcomeOf(verdict)];
console.log(says);
process.exitCode = code;
