/**
 * `npm run words:laid -- [--level L] [--lexicon L] [--ruleset R] [--moves N] [--seed S]`: prints moves of a level in
 * self-play for a reader, one a line: every word formed, with its band of commonness, the tiles laid and the points.
 */
import "../../tools/node-version.mjs";
import { LEVELS } from "../../shared/bot/levels.ts";
import { bot, playBots } from "../../shared/bot/testing/bot-match.ts";
import { type Band, RAREST, readBands } from "../../shared/lexicon/bands-file.ts";
import { eachWord, readList } from "../../shared/lexicon/list-file.ts";
import { LEXICON_IDS, type LexiconId } from "../../shared/rules/index.ts";
import { alphabetOf } from "../../shared/rules/lexicons.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { oneOf, readArguments, text, wholeNumber } from "../../tools/arguments.ts";
import { filesOf, openKnowledge } from "./knowledge.ts";

const {
  level,
  lexicon,
  ruleset,
  moves: wanted,
  seed,
} = readArguments({
  level: oneOf(LEVELS, "easy"),
  lexicon: oneOf(LEXICON_IDS, "sv"),
  ruleset: oneOf(MATCH_RULESETS, "kraft"),
  moves: wholeNumber(30, 1),
  seed: text("1"),
});

/** One move in seven, so that a reader sees all parts of many matches. */
const EACH = 7;

const { lexicon: words, knowledge } = openKnowledge(lexicon);
const bands = bandsOf(lexicon);
const player = bot(level, knowledge);
let moves = 0;
for (let match = 0; moves < wanted; match++) {
  let at = match % EACH;
  playBots({ ruleset, lexicon, seed: `${seed} ${match}`, players: [player, player] }, words, ({ events }) => {
    if (at++ % EACH !== 0 || moves >= wanted) return;
    for (const event of events) {
      if (event.type !== "played") continue;
      moves++;
      const told = event.words.map(({ word }) => `${word}${bands.get(word) ?? RAREST}`).join(" ");
      console.log(`${told}\t${event.tiles.length} tiles, ${event.points} points`);
    }
  });
}

function bandsOf(id: LexiconId): ReadonlyMap<string, Band> {
  const files = filesOf(id);
  const list = readList(files.list, { id });
  const read = readBands(files.bands, { id });
  if ("fault" in list || "fault" in read) throw new Error(`the files of ${id} cannot be read; run npm run lexicons`);
  const found = new Map<string, Band>();
  eachWord(list.file.coded, (places, length, _, index) => {
    const word = [...places.subarray(0, length)].map((place) => alphabetOf(id)[place]).join("");
    found.set(word, read.bands[index] as Band);
  });
  return found;
}
