import { statSync } from "node:fs";
import { join } from "node:path";
import type { LexiconFile } from "../shared/lexicon/versions.ts";
import type { LexiconId } from "../shared/rules/model.ts";

/** A lexicon as the last build left it. */
export interface Made extends LexiconFile {
  /** What it was made of, to know when it is out of date. */
  readonly inputs: string;
}

/**
 * Is all of it in `folder`, as it was made of the same inputs? A file that was cut off or taken away is made again; data without its
 * notice is not to be served.
 */
export function stands(folder: string, id: LexiconId, made: Made | undefined, inputs: string): made is Made {
  if (made?.inputs !== inputs) return false;
  const sizeOf = (file: string): number | undefined => statSync(join(folder, file), { throwIfNoEntry: false })?.size;
  const packed = [made.list, made.bands].flatMap(({ file, bytes, wireBytes }) => [
    [file, bytes] as const,
    [`${file}.br`, wireBytes] as const,
  ]);
  const whole = [[made.file, made.bytes] as const, ...packed].every(([file, bytes]) => sizeOf(file) === bytes);
  return whole && [made.notice, `${id}.report.md`].every((file) => sizeOf(file) !== undefined);
}
