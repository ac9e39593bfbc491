/**
 * `npm run learn:leaves -- [--rulesets A,B] [--lexicons L,M] [--matches N] [--racks N]`: learns the worth of a tile in
 * a rack. Finds the best play of many racks in positions of self-play, and fits the worth of their tiles by least squares, each
 * position apart, so that only the differences between the racks count. Writes shared/bot/leaves.generated.json.
 */
import "../../tools/node-version.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { isVowel } from "../../shared/bot/leave.ts";
import { seeded } from "../../shared/bot/seeded.ts";
import { bot, playBots } from "../../shared/bot/testing/bot-match.ts";
import { unseenTiles } from "../../shared/bot/unseen.ts";
import type { Task } from "../../shared/lexicon/movegen/task.ts";
import { taskOf } from "../../shared/lexicon/movegen/task.ts";
import { LEXICON_IDS, type RackTile, viewFor } from "../../shared/rules/index.ts";
import { positionOfView } from "../../shared/rules/position.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { BLANK, isLetterTile } from "../../shared/rules/tiles.ts";
import { listOf, readArguments, wholeNumber } from "../../tools/arguments.ts";
import { openKnowledge } from "./knowledge.ts";
import { leastSquares } from "./least-squares.ts";

const FILE = new URL("../../shared/bot/leaves.generated.json", import.meta.url);
const values = readArguments({
  rulesets: listOf(MATCH_RULESETS, MATCH_RULESETS),
  lexicons: listOf(LEXICON_IDS, ["sv", "en", "da", "nb"]),
  matches: wholeNumber(30, 1),
  racks: wholeNumber(12, 1),
});
const WORTH = { points: 100, coins: 200 };
/** Tiles of the bag that a search lays. */
const LAID = (tile: RackTile) => isLetterTile(tile) || tile === BLANK;

const known = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, unknown>;
for (const lexicon of values.lexicons) {
  const { lexicon: words, knowledge } = openKnowledge(lexicon);
  for (const ruleset of values.rulesets) {
    const rows: { readonly features: number[]; readonly worth: number }[][] = [];
    const names: RackTile[] = [];
    const players = [bot("hard", knowledge), bot("hard", knowledge)];
    for (let match = 0; match < values.matches; match++) {
      const random = seeded(`leaves ${match}`);
      playBots({ ruleset, lexicon, seed: `leaves ${match}`, players }, words, ({ before, seat }) => {
        const view = viewFor(before, seat);
        if (view.bag === 0) return;
        const unseen = [...(view.own?.rack ?? []), ...unseenTiles(view)].filter(LAID);
        const position: (typeof rows)[number] = [];
        const board = taskOf({ ...positionOfView(view), rack: [], bar: [] }, knowledge.all.letters);
        for (let each = 0; each < values.racks; each++) {
          const rack = random.shuffle(unseen).slice(0, view.rackSize);
          const { rack: letters, wilds, fullRack } = taskOf({ ...positionOfView(view), rack, bar: [] }, knowledge.all.letters);
          const task: Task = { ...board, rack: letters, wilds, fullRack };
          const best = knowledge.all.best(task, WORTH);
          position.push({
            features: featuresOf(rack, names),
            worth: best === null ? 0 : best.points * WORTH.points + best.coins * WORTH.coins,
          });
        }
        rows.push(position);
      });
    }
    known[`${ruleset} ${lexicon}`] = fitted(rows, names);
    writeFileSync(FILE, `${JSON.stringify(known)}\n`);
    console.error(`${ruleset} ${lexicon}: ${JSON.stringify(known[`${ruleset} ${lexicon}`])}`);
  }
}

/** Vowels squared, doubles, then a count a tile. */
function featuresOf(rack: readonly RackTile[], names: RackTile[]): number[] {
  const vowels = rack.filter(isVowel).length;
  const features = [vowels * vowels, rack.length - new Set(rack).size];
  for (const tile of rack) {
    if (!names.includes(tile)) names.push(tile);
    const at = names.indexOf(tile) + 2;
    features[at] = (features[at] ?? 0) + 1;
  }
  return features;
}

function fitted(positions: readonly (readonly { readonly features: number[]; readonly worth: number }[])[], names: RackTile[]) {
  const size = names.length + 2;
  const rows: number[][] = [];
  const results: number[] = [];
  for (const position of positions) {
    const mean = (of: (row: (typeof position)[number]) => number) =>
      position.reduce((sum, row) => sum + of(row), 0) / position.length;
    const means = Array.from({ length: size }, (_, at) => mean(({ features }) => features[at] ?? 0));
    const worth = mean((row) => row.worth);
    for (const row of position) {
      rows.push(means.map((each, at) => (row.features[at] ?? 0) - each));
      results.push(row.worth - worth);
    }
  }
  const [vowels = 0, double = 0, ...tiles] = leastSquares(rows, results).map(Math.round);
  const sorted = names.map((name, at) => [name, tiles[at] ?? 0] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return { vowels, double, tiles: Object.fromEntries(sorted) };
}
