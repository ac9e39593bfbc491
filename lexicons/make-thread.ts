/** Makes some lexicons of one family, in a thread of its own. */
import { parentPort, workerData } from "node:worker_threads";
import type { LexiconFile } from "../shared/lexicon/versions.ts";
import type { LexiconId } from "../shared/rules/model.ts";
import { make } from "./make.ts";
import { RECIPES } from "./recipes.ts";

export interface Order {
  readonly ids: readonly LexiconId[];
  readonly folder: string;
}

export type MadeFiles = readonly (readonly [LexiconId, LexiconFile])[];

const { ids, folder } = workerData as Order;
const making: Promise<readonly [LexiconId, LexiconFile]>[] = [];
for (const recipe of RECIPES) {
  if (!ids.includes(recipe.id)) continue;
  const { done } = await make(recipe, folder);
  making.push(done.then((file) => [recipe.id, file] as const));
}
parentPort?.postMessage((await Promise.all(making)) satisfies MadeFiles);
