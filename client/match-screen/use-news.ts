import { useEffect, useState } from "preact/hooks";
import type { Seat } from "../../shared/rules/model.ts";
import { t } from "../i18n/index.ts";
import type { Names } from "../match/names.ts";
import type { MatchSource } from "../match/source.types.ts";
import { sayLeft } from "./use-announcements.ts";

type News = { readonly type: "resigned" | "timed-out"; readonly seat: Seat } | { readonly type: "lexicon-changed" };

/** Events that are no moves, until the next move: a player has left a match that goes on, or the word list has changed. */
export function useNews(store: MatchSource, names: Names): string | null {
  const [news, setNews] = useState<News | null>(null);
  useEffect(
    () =>
      store.listen((event) => {
        switch (event.type) {
          case "resigned":
          case "timed-out":
          case "lexicon-changed":
            return setNews(event);
          case "played":
          case "passed":
          case "exchanged":
            return setNews(null);
        }
      }),
    [store],
  );
  if (news === null) return null;
  if (news.type === "lexicon-changed") return t().match.lexiconChanged;
  return sayLeft(news, names);
}
