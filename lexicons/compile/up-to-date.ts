import { statSync } from "node:fs";
import { join } from "node:path";
import type { LexiconFile } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";

/** The files of a lexicon from the last build. */
export interface Made extends LexiconFile {
  /** Hash of everything that the files were made from. */
  readonly inputs: string;
}

/**
 * True if the same inputs made the lexicon and all its files are whole. A truncated or missing file is made again, and so is a
 * missing notice: data without its notice must not be served.
 */
export function isUpToDate(folder: string, id: LexiconId, made: Made | undefined, inputs: string | undefined): made is Made {
  if (made === undefined || made.inputs !== inputs) return false;
  const sizeOf = (file: string): number | undefined => statSync(join(folder, file), { throwIfNoEntry: false })?.size;
  const packed = [made.list, made.bands].flatMap(({ file, bytes, wireBytes }) => [
    [file, bytes] as const,
    [`${file}.br`, wireBytes] as const,
  ]);
  const whole = [[made.file, made.bytes] as const, ...packed].every(([file, bytes]) => sizeOf(file) === bytes);
  return whole && [made.notice, `${id}.report.md`].every((file) => sizeOf(file) !== undefined);
}
