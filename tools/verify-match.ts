/**
 * `npm run verify-match -- FILE`: makes again what chance brought about in a finished match, from its record, and says what agrees
 * (V-14). The record is what `/api/matches/ID/record` answers, or the file that the page `/verify/ID` saves.
 */
import "./node-version.mjs";
import { readFileSync } from "node:fs";
import { type MatchRecord, readRecord } from "../shared/match/fair/record.ts";
import { agrees, type Check, verify } from "../shared/match/fair/verify.ts";
import { readCommand, refuse } from "./arguments.ts";

const WHY: Readonly<Record<string, string>> = {
  unreadable: "its steps are not the log of a match",
  "not-over": "its log ends before the match does",
  prepared: "it began from a position that was laid out by hand",
  "other-game": "games of this kind are not made again yet",
  "other-rules": "it was played by another version of the rules",
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
if (verdict.unchecked !== null) console.log(`not checked: ${WHY[verdict.unchecked] ?? verdict.unchecked}`);
console.log(agrees(verdict) ? "all agrees" : "NOT ALL AGREES");
process.exitCode = agrees(verdict) ? 0 : 1;
