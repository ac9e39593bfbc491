/** Plays on a board that erase or morph changes first (K-32, K-33). */
import type { Task } from "../lexicon/movegen/task.ts";
import { rulesOfGame } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { bestOf, type Change, costOfErasures, erasures, jokersAtHand, morphs, type Promising } from "./changes.ts";
import type { Mind, Option } from "./option.ts";
import { worthOf } from "./options.ts";
import { Purse } from "./purse.ts";
import { bestWorth, playsOf, taskFor } from "./search.ts";

/** So many of the changes of a kind that help most are searched in full, and so many plays taken of each. */
const SEARCHED = 2;
const PLAYS = 6;

interface Priced extends Promising {
  readonly cost: number;
}

export function reshaped(mind: Mind, plain: readonly Option[]): Option[] {
  const { view, skill, knowledge } = mind;
  if (skill.reshapings === 0) return [];
  const task = taskFor(view, positionOfView(view), knowledge.all);
  const atHand = jokersAtHand(task);
  // With alfa and gold tiles at hand, another board may be the best than without.
  return [...new Set([Math.min(skill.jokers, atHand), 0])].flatMap((jokers) => {
    const least = plain.length === 0 ? 0 : bestWorth(view, task, knowledge.all, jokers);
    const found = [...erased(mind, task, jokers, least), ...(jokers === 0 ? morphed(mind, task, least) : [])];
    const best = found.sort((one, other) => other.worth - other.cost - one.worth + one.cost).slice(0, SEARCHED);
    return best.flatMap(({ change, cost }) => optionsAfter(mind, change, cost, jokers));
  });
}

/** One tile, or two. */
function erased(mind: Mind, task: Task, jokers: number, least: number): Priced[] {
  const found: Priced[] = [];
  let [from, above]: [Change, number] = [{ powers: [], task }, least];
  for (const count of [1, 2]) {
    const cost = costOfErasures(mind, count);
    if (cost === null) break;
    const better = bestOf(mind, task, erasures(mind, from, 1), SEARCHED, jokers, above + cost);
    found.push(...better.map((each) => ({ ...each, cost })));
    const [first] = better;
    if (first === undefined) break;
    [from, above] = [first.change, first.worth - cost];
  }
  return found;
}

function morphed(mind: Mind, task: Task, least: number): Priced[] {
  const { view, skill, random } = mind;
  const cost = rulesOfGame(view).tapped.includes("morph") ? null : new Purse(view).costOf("morph");
  if (cost === null) return [];
  const tried = random.shuffle(morphs(mind, task)).slice(0, skill.reshapings);
  return bestOf(mind, task, tried, SEARCHED, 0, least + cost).map((each) => ({ ...each, cost }));
}

function optionsAfter(mind: Mind, { powers, task }: Change, cost: number, jokers: number): Option[] {
  const { view, knowledge } = mind;
  const plays = playsOf(view, task, knowledge.all, PLAYS, jokers, "line");
  return plays.map((play) => ({ play, powers, gain: -cost, worth: worthOf(mind, play) - cost }));
}
