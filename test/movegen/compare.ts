/** The generators against the reference, play by play. */

import { forwardDictionary, fullDictionary } from "../../shared/lexicon/movegen/dictionary.ts";
import type { EngineMaker } from "../../shared/lexicon/movegen/engine.ts";
import { buildGaddag } from "../../shared/lexicon/movegen/gaddag.ts";
import { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import { copyOf } from "../../shared/lexicon/movegen/play.ts";
import { type Task, taskOf } from "../../shared/lexicon/movegen/task.ts";
import { ENGINES } from "./engines.ts";
import type { RandomCase } from "./random-position.ts";
import { keyOf, type ReferencePlays, referencePlays } from "./reference.ts";
import type { WordGraph } from "./word-file.ts";

/** What differs, in words; nothing if all is well. */
export function differences({ position, words, graph }: RandomCase): string[] {
  const reference = referencePlays(position, words, position.table.alphabet);
  const task = taskOf(position, graph.letters);
  return Object.entries(ENGINES).flatMap(([name, engine]) =>
    generatorsOf(graph, engine).flatMap(([kind, generator]) =>
      differencesOf(generator, task, reference).map((difference) => `${name} ${kind}: ${difference}`),
    ),
  );
}

function generatorsOf(graph: WordGraph, engine: EngineMaker): [string, MoveGenerator][] {
  const full = fullDictionary(buildGaddag(graph.dawg, graph.longest), graph.dawg.nodes.length);
  return [
    ["word graph", new MoveGenerator(forwardDictionary(graph.dawg), graph.letters, engine)],
    ["GADDAG", new MoveGenerator(full, graph.letters, engine)],
  ];
}

function differencesOf(generator: MoveGenerator, task: Task, reference: ReferencePlays): string[] {
  return [...differencesOfAll(generator, task, reference), ...differencesOfBest(generator, task, reference)];
}

/** Plays one by one; where one is shown for several, how many there are of each number of points, coins and words. */
function differencesOfAll(generator: MoveGenerator, task: Task, reference: ReferencePlays): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const kinds = new Map<string, number>();
  for (const { points, coins, words } of reference.values()) count(kinds, `${points}/${coins}/${words}`, 1);
  let several = false;
  generator.every(task, (play) => {
    const { tiles, points, coins, words } = copyOf(play, task, generator.letters);
    const key = keyOf(tiles);
    several ||= play.ways > 1;
    if (seen.has(key)) found.push(`${key} twice`);
    seen.add(key);
    count(kinds, `${points}/${coins}/${words}`, -play.ways);
    const same = reference.get(key);
    if (same === undefined) found.push(`${key} is not legal`);
    else if (same.points !== points || same.coins !== coins || same.words !== words) {
      found.push(`${key} ${points}/${coins}/${words} instead of ${same.points}/${same.coins}/${same.words}`);
    }
  });
  for (const [kind, missing] of kinds) if (missing !== 0) found.push(`${missing} plays with ${kind} are missing`);
  if (!several) for (const key of reference.keys()) if (!seen.has(key)) found.push(`${key} is missing`);
  return found;
}

function differencesOfBest(generator: MoveGenerator, task: Task, reference: ReferencePlays): string[] {
  const found: string[] = [];
  for (const worth of [
    { points: 1, coins: 0 },
    { points: 10, coins: 13 },
  ]) {
    const worthOf = ({ points, coins }: { points: number; coins: number }) => points * worth.points + coins * worth.coins;
    const most = [...reference.values()].map(worthOf).sort((one, other) => other - one);
    const best = generator.best(task, worth);
    const own = best === null ? undefined : worthOf(best);
    if (own !== most[0]) found.push(`best ${own} instead of ${most[0]}`);
    if (best !== null && reference.get(keyOf(best.tiles))?.points !== best.points) found.push(`${keyOf(best.tiles)} as best`);
    const top = generator.top(task, 10, worth);
    const keys = top.map(({ tiles }) => keyOf(tiles));
    if (new Set(keys).size < keys.length) found.push(`doubles in ${keys}`);
    if (task.wilds.some(({ free }) => free)) continue;
    if (top.map(worthOf).join() !== most.slice(0, 10).join())
      found.push(`top ${top.map(worthOf)} instead of ${most.slice(0, 10)}`);
  }
  return found;
}

function count(kinds: Map<string, number>, kind: string, by: number): void {
  kinds.set(kind, (kinds.get(kind) ?? 0) + by);
}
