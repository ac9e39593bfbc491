/** The records of this device (P-21): one per rack size and lexicon, for as long as the device stores anything. */
import * as v from "valibot";
import type { LexiconId, Result, RuleOptions } from "../../shared/rules/model.ts";
import { deviceStorage } from "../storage/device-storage.ts";

const KEPT = "alfa-kraft:solo-records";

const Entry = v.object({ score: v.number(), at: v.number(), match: v.string() });
export type SoloRecord = v.InferOutput<typeof Entry>;
const Records = v.record(v.string(), Entry);
export type SoloRecords = v.InferOutput<typeof Records>;

export interface Class {
  readonly lexicon: LexiconId;
  readonly rackSize: number;
}

const keyOf = ({ lexicon, rackSize }: Class): string => `${lexicon}:${rackSize}`;

export function readRecords(text: string | null): SoloRecords {
  try {
    const read = v.safeParse(Records, JSON.parse(text ?? "{}"));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/**
 * True if a match with these options counts for the record: not with premium squares off, with every tile worth one, or with a
 * theme bonus.
 */
export const countsForRecord = ({ premiumSquares, tileValue, theme }: RuleOptions): boolean =>
  premiumSquares !== false && tileValue === undefined && theme === undefined;

/**
 * The same records if there is no new one: too few points, or a match that was resigned. A score of zero or less is never a
 * record, because two passes would set one. Safe to call twice for one match.
 */
export function recordsAfter(records: SoloRecords, of: Class, result: Result, match: string, at: number): SoloRecords {
  const score = result.final[0] ?? 0;
  if (result.reason === "resigned" || score <= (recordOf(of, records)?.score ?? 0)) return records;
  return { ...records, [keyOf(of)]: { score, at, match } };
}

export function recordOf(of: Class, records = readRecords(deviceStorage.getItem(KEPT))): SoloRecord | null {
  const record = records[keyOf(of)];
  return record !== undefined && record.score > 0 ? record : null;
}

/** Stores the result of a match, and returns true if it is the record now. */
export function noteResult(of: Class, result: Result, match: string): boolean {
  const before = readRecords(deviceStorage.getItem(KEPT));
  const records = recordsAfter(before, of, result, match, Date.now());
  if (records !== before) deviceStorage.setItem(KEPT, JSON.stringify(records));
  return recordOf(of, records)?.match === match;
}
