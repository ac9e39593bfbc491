import "../../match-screen/summary/summary.css";
import { type RoundOutcome, WINS_AT } from "../../../shared/express/index.ts";
import type { BegunExpressView } from "../../../shared/protocol/express.ts";
import { sentences } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { EyeIcon, StarIcon } from "../../icons/index.ts";
import type { ExpressStore } from "../../match/connection/kinds.ts";
import type { Names } from "../../match/names.ts";
import { HOME } from "../../navigation/navigate.ts";
import { RematchActions } from "../../rematch/rematch-actions.tsx";
import { rivalOf } from "../../rematch/rival.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { HalfFigure } from "../half/half-figure.tsx";
import { valuesFor } from "../half/half-view.ts";
import { NextRound } from "./next-round.tsx";
import { PrizeTable } from "./prizes.tsx";
import { sayEnd, sayReason, sayResult, winnersOf } from "./say-outcome.ts";
import { WholeMatch } from "./whole-match.tsx";

interface OutcomeSheetProps {
  readonly store: ExpressStore;
  readonly match: BegunExpressView;
  readonly outcome: RoundOutcome | null;
  readonly names: Names;
  readonly onClose: () => void;
}

/**
 * The result of a round with all halves open, and of the match once a player has enough points. Closing it shows the player's
 * half.
 */
export function OutcomeSheet({ store, match, outcome, names, onClose }: OutcomeSheetProps) {
  const { game } = match;
  const { express, summary } = t();
  const { result } = game;
  const rival = rivalOf(store, match);
  const seats = game.seats.map((_, seat) => seat).sort((a, b) => Number(names.isYou(a)) - Number(names.isYou(b)));
  const ended = outcome === null ? null : sayEnd(outcome, names);
  const won = result !== null && names.you !== null && winnersOf(result).includes(names.you);
  // "Too few are left" adds nothing to the message about who has left.
  const told =
    result === null ? express.wins(WINS_AT) : sentences(sayReason(result, names), outcome?.end === "left" ? null : ended);
  return (
    <Sheet
      onClose={onClose}
      title={result === null ? (ended ?? express.round(game.round)) : sayResult(result, names)}
      mark={won ? <StarIcon /> : null}
      class="summary outcome"
    >
      <p class="hint">{told}</p>
      {outcome !== null && <PrizeTable game={game} outcome={outcome} seats={seats} names={names} />}
      {outcome !== null && (
        <div class="halves">
          {seats.map((seat) => {
            const half = outcome.halves.find((one) => one.seat === seat);
            return half === undefined ? null : <HalfFigure key={seat} half={half} values={valuesFor(match)} names={names} />;
          })}
        </div>
      )}
      {result !== null && <WholeMatch game={game} seats={seats} names={names} />}
      <div class="summary-actions outcome-actions">
        <button type="button" class="button" onClick={onClose}>
          <EyeIcon />
          {summary.explore}
        </button>
        {result === null ? (
          <NextRound store={store} game={game} names={names} />
        ) : rival !== null ? (
          <RematchActions rival={rival} />
        ) : (
          <a class="button primary" href={HOME}>
            {summary.newGame}
          </a>
        )}
      </div>
    </Sheet>
  );
}
