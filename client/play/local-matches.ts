/** The matches on this device, in the form of the match list. */
import type { MatchList } from "../../shared/protocol/http.ts";
import { botName, botNames } from "../bots/naming.ts";
import { t } from "../i18n/index.ts";
import type { Head } from "../local/shelf.ts";
import type { ListedMatch } from "../match-list/listed-match.ts";
import { localPath } from "../navigation/navigate.ts";
import { FIRST_MATCH } from "../navigation/visited-key.ts";
import { deviceStorage } from "../storage/device-storage.ts";

/** The newest first, without a landing board on which nothing has been laid. Their store is not in the first bundle. */
export async function listLocal(): Promise<readonly Head[]> {
  try {
    const [{ shelf }, { hasDraft }] = await Promise.all([
      import("../local/device-shelf.ts"),
      import("../board/model/storage.ts"),
    ]);
    const isUsed = ({ id, begun }: Head): boolean => begun || !id.startsWith(FIRST_MATCH) || hasDraft(deviceStorage, id);
    return (await shelf.heads()).filter(isUsed);
  } catch {
    return [];
  }
}

export function listed({ id, terms, updatedAt, card, out, ...head }: Head): ListedMatch {
  const { ruleset, lexicon, against } = terms;
  // A player who has left cannot win: for them it is over.
  const result = head.result ?? (out ? { winner: [], final: card.scores } : null);
  return {
    id,
    ruleset,
    lexicon,
    format: "casual",
    status: result === null ? "live" : "over",
    seat: 0,
    opponents: opponentsOf(terms, card.scores.length),
    updatedAt,
    // With one player it is always their turn.
    card: against.kind === "bots" ? card : { ...card, turn: 0 },
    result,
    local: { path: localPath(id), note: noteOf(terms, card.scores.length), alone: against.kind !== "bots" },
  };
}

function opponentsOf({ ruleset, against }: Head["terms"], seats: number): string[] {
  const { solo } = t();
  if (against.kind === "bots") return [...botNames(ruleset, against.level, seats - 1)];
  return [against.kind === "record" ? solo.listed : solo.listedOneself];
}

/** Several bots have numbers, so their level is shown. */
function noteOf({ ruleset, against }: Head["terms"], seats: number): string {
  if (against.kind !== "bots") return t().solo.note;
  return seats > 2 ? botName(ruleset, against.level) : t().bots.cardNote;
}

/** One list, the newest first. */
export function withLocal(
  list: MatchList | null,
  heads: readonly Head[],
): { readonly now: number; readonly matches: readonly ListedMatch[] } {
  const all: ListedMatch[] = [...(list?.matches ?? []), ...heads.map(listed)];
  return { now: list?.now ?? Date.now(), matches: all.sort((a, b) => b.updatedAt - a.updatedAt) };
}
