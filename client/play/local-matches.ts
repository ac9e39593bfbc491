/** Matches that live on this device, as the list shows them among the others. */
import type { MatchList } from "../../shared/protocol/http.ts";
import { localPath } from "../app/navigate.ts";
import { botNames } from "../bots/naming.ts";
import type { Head } from "../local/shelf.ts";
import type { ListedMatch } from "./standing.ts";

/** Those that have begun, the newest first. Their store is not in the first bundle. */
export async function listLocal(): Promise<readonly Head[]> {
  try {
    const { shelf } = await import("../local/device-shelf.ts");
    return (await shelf.heads()).filter(({ begun, result }) => begun || result === null);
  } catch {
    return [];
  }
}

export function listed({ id, terms, updatedAt, card, result }: Head): ListedMatch {
  const { ruleset, lexicon, against } = terms;
  return {
    id,
    ruleset,
    lexicon,
    format: "casual",
    status: result === null ? "live" : "over",
    seat: 0,
    opponents: against.kind === "bots" ? [...botNames(ruleset, against.level, card.scores.length - 1)] : [],
    updatedAt,
    card: result === null ? card : null,
    result,
    local: { path: localPath(id) },
  };
}

/** One list, the newest first. */
export function withLocal(
  list: MatchList | null,
  heads: readonly Head[],
): MatchList & { readonly matches: readonly ListedMatch[] } {
  const all: ListedMatch[] = [...(list?.matches ?? []), ...heads.map(listed)];
  return { now: list?.now ?? Date.now(), matches: all.sort((a, b) => b.updatedAt - a.updatedAt) };
}
