/**
 * `npm run match -- --lexicon L --ruleset R --seed S [--bots A,B]` (V-12): plays a whole match between bots and prints
 * every move and the final score. The same seed gives the same match.
 */
import "../../tools/node-version.mjs";
import { LEVELS } from "../../shared/bot/levels.ts";
import { LEXICON_IDS, rulesOf } from "../../shared/rules/index.ts";
import { PLAYER_COUNTS } from "../../shared/rules/model.ts";
import { AGREEMENTS, MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { listOf, oneOf, readArguments, refuse, text } from "../../tools/arguments.ts";
import { openKnowledge } from "./knowledge.ts";
import { tellMatch } from "./told-match.ts";

const { lexicon, ruleset, seed, bots } = readArguments({
  lexicon: oneOf(LEXICON_IDS),
  ruleset: oneOf(MATCH_RULESETS),
  seed: text(),
  bots: listOf(LEVELS, ["hard", "hard"]),
});
const { choices } = AGREEMENTS[ruleset];
const maxBots = choices.some((choice) => choice === "players") ? Math.max(...PLAYER_COUNTS) : rulesOf(ruleset).seats;
if (bots.length < 2 || bots.length > maxBots) refuse(`--bots names ${maxBots === 2 ? "two" : "two to four"}, as in "easy,hard"`);

tellMatch({ ruleset, lexicon, seed, bots }, openKnowledge(lexicon), (line) => console.log(line));
