import { useEffect, useRef } from "preact/hooks";
import { FILLS } from "../../shared/express/index.ts";
import { announce, type BoardModel } from "../board/index.ts";
import { rackTileName } from "../board/speech/names.ts";
import { t } from "../i18n/index.ts";
import type { ExpressStore } from "../match/connection/kinds.ts";
import type { Names } from "../match/names.ts";
import { sayEnd, sayGone, sayMark, sayPrizes, sayReason, sayResult } from "./outcome/say-outcome.ts";

/** The letters of others are announced by the quarter of a half. Each one would drown the player's own. */
const QUARTER = FILLS / 4;

/** Announces each event once for screen readers. */
export function useAnnouncements(store: ExpressStore, model: BoardModel, names: Names): void {
  const latest = useRef(names);
  latest.current = names;
  useEffect(() => {
    const told = new Map<number, number>();
    const tell = (...texts: readonly (string | null)[]): void => {
      for (const text of texts) if (text !== null && text !== "") announce(model, text);
    };
    return store.listen((event, { game }) => {
      const { express, match } = t();
      const called = latest.current;
      const { of, isYou } = called;
      switch (event.type) {
        case "round-began":
          told.clear();
          return tell(express.round(event.round));
        case "drew":
          return event.tile === null ? undefined : tell(express.drew(rackTileName(event.tile)));
        case "laid": {
          const quarters = Math.floor(event.laid / QUARTER);
          if (quarters <= (told.get(event.seat) ?? 0)) return;
          told.set(event.seat, quarters);
          return tell(express.hasLaid(of(event.seat), quarters * QUARTER, FILLS));
        }
        case "done":
          return event.done && !isYou(event.seat) ? tell(sayMark(event.seat, game?.stage === "playing", called)) : undefined;
        case "left":
          return tell(sayGone(event.seat, event.reason, called));
        case "lexicon-changed":
          return tell(match.lexiconChanged);
        case "round-over":
          return tell(sayEnd(event.outcome, called), sayPrizes(event.outcome, called));
        case "ended":
          // Leaving was announced when it happened.
          return tell(
            sayResult(event.result, called),
            event.result.reason === "no-points" ? sayReason(event.result, called) : null,
          );
      }
    });
  }, [store, model]);
}
