import { rename, writeFile } from "node:fs/promises";
import { threadId } from "node:worker_threads";

/** Writes the whole file or nothing: an interrupted build leaves no partial file under the final name. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.${threadId}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
