/** Makes lexicons of one language in a thread of its own. */
import { parentPort, workerData } from "node:worker_threads";
import type { LexiconFile } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/lexicons.ts";
import { loadRecipe } from "../load-recipe.ts";
import { make } from "./make.ts";

export interface Assignment {
  readonly ids: readonly LexiconId[];
  readonly folder: string;
}

export type MadeFiles = readonly (readonly [LexiconId, LexiconFile])[];

const { ids, folder } = workerData as Assignment;
const packing: Promise<readonly [LexiconId, LexiconFile]>[] = [];
for (const id of ids) {
  const { done } = await make(id, await loadRecipe(id), folder);
  packing.push(done.then((file) => [id, file] as const));
}
parentPort?.postMessage((await Promise.all(packing)) satisfies MadeFiles);
