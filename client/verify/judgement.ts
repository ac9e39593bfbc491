import type { MatchRecord } from "../../shared/match/fair/record.ts";
import { outcomeOf, type Verdict, verify } from "../../shared/match/fair/verify.ts";
import type { keptOf } from "../fair/stored-commits.ts";

/** What this device stored of the match; null if nothing. */
export interface Own {
  readonly seal: boolean;
  readonly part: boolean;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly own: Own | null;
  /**
   * `yes`: as promised to this device. `unkept`: as promised according to the record. `unvouched`: nothing differs, but not
   * everything can be checked.
   */
  readonly answer: "yes" | "unkept" | "unvouched" | "no" | "not-checked";
}

export function judgeRecord(record: MatchRecord, kept: ReturnType<typeof keptOf>): Judgement {
  const verdict = verify(record);
  const own =
    kept === null
      ? null
      : {
          seal: record.commit === kept.commit,
          part: record.nonces.some(({ nonce, by }) => nonce === kept.nonce && by === "player"),
        };
  return { verdict, own, answer: answerOf(verdict, own) };
}

function answerOf(verdict: Verdict, own: Own | null): Judgement["answer"] {
  const outcome = outcomeOf(verdict);
  if (outcome === "differs" || own?.seal === false || own?.part === false) return "no";
  if (outcome === "unchecked") return "not-checked";
  // A missing part of another seat does not affect the part that this device drew.
  const others = own !== null && verdict.unvouched.every((why) => why === "server-part");
  if (outcome === "unvouched" && !others) return "unvouched";
  return own === null ? "unkept" : "yes";
}
