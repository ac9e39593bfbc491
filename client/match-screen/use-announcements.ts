import { useEffect, useRef } from "preact/hooks";
import { hasBegun } from "../../shared/match/evolve-phase.ts";
import type { Seat } from "../../shared/rules/model.ts";
import { announce, type BoardModel } from "../board/index.ts";
import { t } from "../i18n/index.ts";
import type { Names } from "../match/names.ts";
import type { MatchSource } from "../match/source.types.ts";
import { sayMove, sayTurn } from "./moves/describe-move.ts";
import { sayReason, sayResult } from "./summary/result-text.ts";

/** Announces each move and the end once for screen readers. */
export function useAnnouncements(store: MatchSource, model: BoardModel, names: Names): void {
  const latest = useRef(names);
  latest.current = names;
  useEffect(
    () =>
      store.listen((event, match) => {
        if (!hasBegun(match)) return;
        const { game } = match;
        switch (event.type) {
          case "started":
            announce(model, sayTurn(game, latest.current));
            return;
          case "played":
          case "passed":
          case "exchanged":
          case "swapped": {
            const move = sayMove(event, latest.current);
            announce(model, game.result === null ? t().match.announceMove(move, sayTurn(game, latest.current)) : move);
            return;
          }
          case "resigned":
          case "timed-out":
            if (game.result === null) announce(model, sayLeft(event, latest.current));
            return;
          case "lexicon-changed":
            announce(model, t().match.lexiconChanged);
            return;
          case "ended":
            announce(model, `${sayResult(event.result, latest.current)}. ${sayReason(game, event.result, latest.current)}`);
        }
      }),
    [store, model],
  );
}

/** A player has left a match of three or four, which goes on without them. */
export function sayLeft({ type, seat }: { readonly type: "resigned" | "timed-out"; readonly seat: Seat }, names: Names): string {
  const { match } = t();
  if (names.isYou(seat)) return type === "resigned" ? match.resignedYou : match.timeOutYou;
  return type === "resigned" ? match.resignedThey(names.of(seat)) : match.timeOutThey(names.of(seat));
}
