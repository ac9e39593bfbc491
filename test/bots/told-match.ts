import type { Level } from "../../shared/bot/levels.ts";
import { bot, playBots } from "../../shared/bot/testing/bot-match.ts";
import type { LexiconId, RulesetId } from "../../shared/rules/index.ts";
import { lineOf, lineOfResult } from "./lines.ts";
import type { Known } from "./read-knowledge.ts";

export interface ToldMatch {
  readonly ruleset: RulesetId;
  readonly lexicon: LexiconId;
  readonly seed: string;
  readonly bots: readonly Level[];
}

/** A whole match between bots, line by line: the same seed gives the same lines everywhere (V-12). */
export function tellMatch({ ruleset, lexicon, seed, bots }: ToldMatch, known: Known, tell: (line: string) => void): void {
  const options = bots.length === 3 || bots.length === 4 ? ({ players: bots.length } as const) : {};
  const match = { ruleset, lexicon, seed, players: bots.map((level) => bot(level, known.knowledge)), options };
  let number = 0;
  const end = playBots(match, known.lexicon, (move) => tell(lineOf(++number, move)));
  tell(lineOfResult(end, bots));
}
