import type { MatchRecord } from "../../shared/match/fair/record.ts";
import { agrees, type Verdict, verify } from "../../shared/match/fair/verify.ts";
import type { keptOf } from "../fair/kept.ts";

/** What the device itself can vouch for: null where it kept nothing of the match. */
export interface Own {
  readonly seal: boolean;
  readonly part: boolean;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly own: Own | null;
  /** `yes`: as was promised to this device. `unkept`: as was promised, as far as the record goes. `unsealed`: nothing was promised. */
  readonly answer: "yes" | "unkept" | "unsealed" | "no" | "not-checked";
}

export function judgeRecord(record: MatchRecord, kept: ReturnType<typeof keptOf>): Judgement {
  const verdict = verify(record);
  const own =
    kept === null ? null : { seal: record.commit === kept.commit, part: record.nonces.some(({ nonce }) => nonce === kept.nonce) };
  return { verdict, own, answer: answerOf(record, verdict, own) };
}

function answerOf({ commit }: MatchRecord, verdict: Verdict, own: Own | null): Judgement["answer"] {
  const wrong = verdict.checks.some((check) => check.wrong.length > 0);
  if (wrong || own?.seal === false || own?.part === false) return "no";
  if (!agrees(verdict)) return "not-checked";
  if (commit === null) return "unsealed";
  return own === null ? "unkept" : "yes";
}
