/** One match between bots of any levels, and what was not as it should be. */
import type { Level } from "../../shared/bot/levels.ts";
import { seeded } from "../../shared/bot/seeded.ts";
import { bot, type Move, playBots } from "../../shared/bot/testing/bot-match.ts";
import { taskOf } from "../../shared/lexicon/movegen/task.ts";
import type { LexiconId, RulesetId } from "../../shared/rules/index.ts";
import { positionOfState } from "../../shared/rules/position.ts";
import { openKnowledge } from "./knowledge.ts";
import type { Known } from "./read-knowledge.ts";

export interface Round {
  readonly ruleset: RulesetId;
  readonly players: 2 | 3 | 4;
  /** One of them is drawn. */
  readonly lexicons: readonly LexiconId[];
  /** Of a hundred seats: Expert thinks longer than the three others together. */
  readonly experts: number;
  readonly seed: string;
}

export interface Counts {
  moves: number;
  plays: number;
  passes: number;
  newTiles: number;
  powers: number;
  expertMoves: number;
  foolish: number;
}

export interface Told {
  readonly counts: Readonly<Counts>;
  readonly lines: readonly string[];
  readonly failed: boolean;
}

const OTHERS: readonly Level[] = ["easy", "medium", "hard"];
const GOOD = 8;

const known = new Map<LexiconId, Known>();

export function playRound({ ruleset, players, lexicons, experts, seed }: Round): Told {
  const random = seeded(`${seed} ${ruleset} ${players}`);
  const lexicon = lexicons[random.below(lexicons.length)] ?? "sv";
  const opened = known.get(lexicon) ?? openKnowledge(lexicon);
  known.set(lexicon, opened);
  const level = (): Level => (random.below(100) < experts ? "expert" : (OTHERS[random.below(OTHERS.length)] ?? "easy"));
  const levels = Array.from({ length: players }, level);
  const bots = levels.map((level) => bot(level, opened.knowledge));
  const options = ruleset === "alfapet" ? { players } : {};
  const counts: Counts = { moves: 0, plays: 0, passes: 0, newTiles: 0, powers: 0, expertMoves: 0, foolish: 0 };
  const lines: string[] = [];
  const where = `${ruleset} ${lexicon} ${levels.join()} seed "${seed}"`;
  try {
    playBots({ ruleset, lexicon, seed, players: bots, options }, opened.lexicon, (move) => {
      count(move, counts);
      const there = passedOver(move, opened);
      if (there === null) return;
      counts.foolish++;
      lines.push(`${where}: ${move.player} gave ${JSON.stringify(move.commands)} for ${there}`);
    });
  } catch (error) {
    return { counts, lines: [...lines, `${where}: ${error}`], failed: true };
  }
  return { counts, lines, failed: false };
}

function count({ player, commands }: Move, counts: Counts): void {
  const last = commands.at(-1);
  counts.moves++;
  if (player === "expert") counts.expertMoves++;
  if (last?.type === "play") {
    counts.plays++;
    counts.powers += last.powers.length;
  } else if (last?.type === "pass" || last?.type === "end-game") counts.passes++;
  else counts.newTiles++;
}

/** A play of 8 points, of any word of the lexicon and any tile at hand, that Easy or Medium did not make, nor any other. */
function passedOver({ seat, player, before, commands }: Move, { knowledge }: Known): string | null {
  if ((player !== "easy" && player !== "medium") || commands.at(-1)?.type === "play") return null;
  const there = knowledge.all.best(taskOf(positionOfState(before, seat), knowledge.all.letters));
  return there === null || there.points < GOOD ? null : JSON.stringify(there);
}
