import "./moves-list.css";
import { useEffect } from "preact/hooks";
import type { MoveView } from "../../../shared/rules/view.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { CoinIcon } from "../../icons/index.ts";
import type { Numbered } from "../connection/log.ts";
import type { MatchStore } from "../connection/match-store.ts";
import { describeMove } from "./describe-move.ts";
import { EarnedShape } from "./earned.tsx";
import type { Names } from "./names.ts";

const isMove = (event: Numbered["event"]): event is MoveView =>
  event.type === "played" || event.type === "passed" || event.type === "exchanged";

interface MovesListProps {
  readonly store: MatchStore;
  readonly names: Names;
}

/** All moves, newest first, beside the board on a large screen. Their log is asked for once. */
export function MovesList({ store, names }: MovesListProps) {
  useEffect(() => store.askHistory(), [store]);
  const moves = (store.history.value ?? []).map(({ event }) => event).filter(isMove);
  if (moves.length === 0) return null;
  return (
    <ol class="moves" reversed aria-label={t().match.moves}>
      {moves.toReversed().map((move, back) => (
        <Move key={moves.length - back} number={moves.length - back} move={move} names={names} />
      ))}
    </ol>
  );
}

interface MoveProps {
  readonly number: number;
  readonly move: MoveView;
  readonly names: Names;
}

function Move({ number, move, names }: MoveProps) {
  const { match } = t();
  const line = describeMove(move, names);
  const earned = move.type === "played" ? move.earned : [];
  return (
    <li class="move">
      <span class="move-number" aria-hidden="true">
        {number}
      </span>
      <span class={names.isYou(move.seat) ? "seat-dot own" : "seat-dot"} />
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
    </li>
  );
}
