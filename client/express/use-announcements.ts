import { useEffect, useRef } from "preact/hooks";
import { type ExpressStage, FILLS } from "../../shared/express/index.ts";
import { say, type Table } from "../board/index.ts";
import { rackTileName } from "../board/names.ts";
import { t } from "../i18n/index.ts";
import type { ExpressStore } from "../match/connection/kinds.ts";
import type { Names } from "../match/live/names.ts";
import { sayEnd, sayPrizes, sayReason, sayResult } from "./say-outcome.ts";

/** Another's letters are told by the quarter of a half: each one would drown one's own. */
const QUARTER = FILLS / 4;

const sayDone = (stage: ExpressStage | undefined, name: string): string =>
  stage === "playing" ? t().express.isDone(name) : t().express.isReady(name);

/** Says what happens, once, for those who do not see it. */
export function useAnnouncements(store: ExpressStore, table: Table, names: Names): void {
  const latest = useRef(names);
  latest.current = names;
  useEffect(() => {
    const told = new Map<number, number>();
    return store.listen((event, { game }) => {
      const { express, match } = t();
      const { of, isYou } = latest.current;
      switch (event.type) {
        case "round-began":
          told.clear();
          return say(table, express.round(event.round));
        case "drew":
          return event.tile === null ? undefined : say(table, express.drew(rackTileName(event.tile)));
        case "laid": {
          const quarters = Math.floor(event.laid / QUARTER);
          if (quarters <= (told.get(event.seat) ?? 0)) return;
          told.set(event.seat, quarters);
          return say(table, express.hasLaid(of(event.seat), quarters * QUARTER, FILLS));
        }
        case "done":
          return event.done && !isYou(event.seat) ? say(table, sayDone(game?.stage, of(event.seat))) : undefined;
        case "left":
          return say(table, isYou(event.seat) ? match.resignedYou : match.resignedThey(of(event.seat)));
        case "lexicon-changed":
          return say(table, match.lexiconChanged);
        case "round-over":
          return say(
            table,
            [sayEnd(event.outcome, latest.current), sayPrizes(event.outcome, latest.current)].filter(Boolean).join(". "),
          );
        case "ended":
          return say(table, [sayResult(event.result, latest.current), sayReason(event.result)].filter(Boolean).join(". "));
      }
    });
  }, [store, table]);
}
