import { rename, writeFile } from "node:fs/promises";
import { threadId } from "node:worker_threads";

/** Whole or not at all: a build that is cut off leaves no half file under the name of a whole one. */
export async function put(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.${threadId}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
