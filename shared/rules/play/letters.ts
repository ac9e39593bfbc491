import type { Play } from "../effects.ts";
import type { Letter, RuleError } from "../model.ts";
import type { Position } from "../position.ts";

/** Wildcards and morphs become letters of the match's alphabet. */
export function checkLetters({ rules, table }: Position, play: Play): RuleError | null {
  const known = (letter: Letter | undefined) => letter !== undefined && table.alphabet.includes(letter);
  const wildcard = play.tiles.find(({ from, letter }) => from !== undefined && from !== "stop" && !known(letter));
  if (wildcard !== undefined) return { code: "bad-letter", at: wildcard.at };
  const morph = play.powers.find(({ power, letter }) => power === "morph" && !rules.tapped.includes(power) && !known(letter));
  return morph === undefined ? null : { code: "bad-letter", at: morph.at };
}
