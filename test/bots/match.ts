/**
 * `npm run match -- --lexicon L --ruleset R --seed S [--bots A,B]` (V-12): plays a whole match between bots and prints
 * every move and the final score. The same seed gives the same match.
 */
import "../../tools/node-version.mjs";
import { LEVELS } from "../../shared/bot/levels.ts";
import { LEXICON_IDS } from "../../shared/rules/index.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { listOf, oneOf, readArguments, refuse, text } from "../../tools/arguments.ts";
import { openKnowledge } from "./knowledge.ts";
import { tellMatch } from "./told-match.ts";

const { lexicon, ruleset, seed, bots } = readArguments({
  lexicon: oneOf(LEXICON_IDS),
  ruleset: oneOf(MATCH_RULESETS),
  seed: text(),
  bots: listOf(LEVELS, ["hard", "hard"]),
});
const maxBots = ruleset === "alfapet" ? 4 : 2;
if (bots.length < 2 || bots.length > maxBots) refuse(`--bots names ${maxBots === 2 ? "two" : "two to four"}, as in "easy,hard"`);

tellMatch({ ruleset, lexicon, seed, bots }, openKnowledge(lexicon), (line) => console.log(line));
