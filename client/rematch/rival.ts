import { nextChallenge } from "../challenge/next-challenge.ts";
import type { AnyMatchView } from "../match/connection/kinds.ts";
import type { MatchSource } from "../match/source.types.ts";
import type { Rival } from "./rematch-actions.tsx";

/** The last opponent, if there was one who still exists. */
export function rivalOf(
  { hosted, people, you }: Pick<MatchSource, "hosted" | "people" | "you">,
  { id, ruleset, lexicon, format, seats }: AnyMatchView,
): Rival | null {
  const other = people.value.find(({ seat }) => seat !== you.value);
  if (hosted !== "server" || you.value === null || seats !== 2 || other === undefined || other.name === "") return null;
  const { name, seat } = other;
  const challenge = (): void => {
    nextChallenge.value = { name, whom: { match: id, seat }, terms: { ruleset, lexicon, format } };
  };
  return { match: id, ruleset, name, challenge };
}
