/**
 * `npm run test:bots -- [--rounds N] [--seed S] [--rulesets A,B] [--lexicons L,M]`: whole matches of every rule set between bots
 * of levels drawn from the seed. Nothing that they do may be refused, every match must end, and neither Easy nor Medium passes
 * or exchanges while there is a play of 8 points.
 */
import "../../tools/node-version.mjs";
import type { Level } from "../../shared/bot/levels.ts";
import { seeded } from "../../shared/bot/seeded.ts";
import { bot, type Move, playBots } from "../../shared/bot/testing/bot-match.ts";
import { taskOf } from "../../shared/lexicon/movegen/task.ts";
import { LEXICON_IDS, mustFinish, rulesOf } from "../../shared/rules/index.ts";
import { positionOfState } from "../../shared/rules/position.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { listOf, readArguments, text, wholeNumber } from "../../tools/arguments.ts";
import { openKnowledge } from "./knowledge.ts";
import type { Known } from "./read-knowledge.ts";

const values = readArguments({
  rounds: wholeNumber(1000),
  seed: text("1"),
  rulesets: listOf(MATCH_RULESETS, MATCH_RULESETS),
  lexicons: listOf(LEXICON_IDS, ["sv", "en"]),
});
/** Expert thinks longer than the three others together. */
const LEVELS: readonly Level[] = ["easy", "easy", "easy", "medium", "medium", "medium", "hard", "hard", "hard", "expert"];
const GOOD = 8;
const TOLD_EVERY = 100;

const known = LEXICON_IDS.filter((id) => values.lexicons.includes(id)).map((id) => [id, openKnowledge(id)] as const);
const counts = { matches: 0, moves: 0, plays: 0, passes: 0, newTiles: 0, powers: 0, foolish: 0 };
let failed = 0;
for (const ruleset of MATCH_RULESETS.filter((id) => values.rulesets.includes(id))) {
  for (let round = 0; round < values.rounds; round++) {
    const random = seeded(`${values.seed} ${ruleset} ${round}`);
    const [lexicon, opened] = known[random.below(known.length)] ?? known[0] ?? [];
    if (lexicon === undefined || opened === undefined) throw new Error("no lexicon");
    const players = ruleset === "alfapet" ? ([2, 3, 4] as const)[random.below(3)] : undefined;
    const levels = Array.from({ length: players ?? 2 }, () => LEVELS[random.below(LEVELS.length)] ?? "easy");
    const bots = levels.map((level) => bot(level, opened.knowledge));
    const options = players === undefined ? {} : { players };
    try {
      playBots({ ruleset, lexicon, seed: `${values.seed} ${round}`, players: bots, options }, opened.lexicon, (move) =>
        count(move, opened),
      );
    } catch (error) {
      failed++;
      console.error(`${ruleset} ${lexicon} ${levels.join()} seed "${values.seed} ${round}": ${error}`);
    }
    counts.matches++;
    if (counts.matches % TOLD_EVERY === 0) console.error(`${ruleset}: ${JSON.stringify(counts)}`);
  }
}
console.log(JSON.stringify({ rig: "bots", ...counts }));
console.log(`${counts.matches - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || counts.foolish > 0 ? 1 : 0;

function count({ seat, player, before, commands }: Move, { knowledge }: Known): void {
  const last = commands.at(-1);
  counts.moves++;
  if (last?.type === "play") {
    counts.plays++;
    counts.powers += last.powers.length;
    return;
  }
  if (last?.type === "pass" || last?.type === "end-game") counts.passes++;
  else counts.newTiles++;
  if ((player !== "easy" && player !== "medium") || mustFinish(rulesOf(before.ruleset), tableOf(before), seat)) return;
  const { wilds, ...task } = taskOf(positionOfState(before, seat), knowledge.all.letters);
  const there = knowledge.all.best({ ...task, wilds: wilds.filter(({ free }) => !free) });
  if ((there?.points ?? 0) < GOOD) return;
  counts.foolish++;
  console.error(`${player} gave ${JSON.stringify(commands)} for ${JSON.stringify(there)}`);
}

function tableOf({ bag, seats }: Move["before"]) {
  return { bag: bag.length, seats: seats.map(({ rack, resigned }) => ({ rackCount: rack.length, resigned })) };
}
