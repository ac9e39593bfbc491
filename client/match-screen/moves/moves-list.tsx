import "./moves-list.css";
import { useEffect } from "preact/hooks";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { CoinIcon } from "../../icons/index.ts";
import type { Names } from "../../match/names.ts";
import { seatStyle } from "../../match/seat-colour.ts";
import type { MatchSource } from "../../match/source.types.ts";
import { isMove, type Move } from "../history/course.ts";
import { describeMove } from "./describe-move.ts";
import { EarnedShape } from "./earned.tsx";

interface MovesListProps {
  readonly store: MatchSource;
  readonly names: Names;
  readonly onMove: (number: number) => void;
}

/**
 * All moves, the newest first, beside the board on a large screen. Each opens the history there. The log is requested
 * once.
 */
export function MovesList({ store, names, onMove }: MovesListProps) {
  useEffect(() => store.askHistory(), [store]);
  const moves = (store.history.value ?? []).map(({ event }) => event).filter(isMove);
  if (moves.length === 0) return null;
  return (
    <ol class="moves" reversed aria-label={t().match.moves}>
      {moves.toReversed().map((move, back) => (
        <MoveRow
          key={moves.length - back}
          number={moves.length - back}
          move={move}
          names={names}
          onOpen={() => onMove(moves.length - back)}
        />
      ))}
    </ol>
  );
}

interface MoveRowProps {
  readonly number: number;
  readonly move: Move;
  readonly names: Names;
  readonly onOpen: () => void;
}

function MoveRow({ number, move, names, onOpen }: MoveRowProps) {
  const { match } = t();
  const line = describeMove(move, names);
  const earned = move.type === "played" ? move.earned : [];
  return (
    <li>
      <button type="button" class="move" onClick={onOpen}>
        <span class="move-number" aria-hidden="true">
          {number}
        </span>
        <span class="seat-dot" style={seatStyle(move.seat, names)} />
        <span class="move-what">
          {line.word === undefined ? (
            line.text
          ) : (
            <>
              <span class="unseen">{line.text} </span>
              <b>{line.word}</b>
            </>
          )}
        </span>
        <span class="move-coins">
          {earned.map((tile, index) => (
            <EarnedShape key={`${tile}${index}`} tile={tile} />
          ))}
          {line.coins !== undefined && (
            <>
              <CoinIcon />
              <span aria-hidden="true">{line.coins}</span>
              <span class="unseen">{match.coins(line.coins)}</span>
            </>
          )}
        </span>
        <span class="move-points">{line.points === undefined ? "" : formats(locale()).signed(line.points)}</span>
      </button>
    </li>
  );
}
