import "./last-line.css";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { CoinIcon, HistoryIcon } from "../../icons/index.ts";
import type { Names } from "../../match/names.ts";
import { describeMove, describeStart } from "./describe-move.ts";
import { LineEnd } from "./line-end.tsx";

interface LastLineProps {
  readonly game: GameView;
  readonly names: Names;
  readonly onHistory: () => void;
  readonly onMore: () => void;
}

/** The last move, which opens the history, what the bag holds, and the way to what is seldom needed. */
export function LastLine({ game, names, onHistory, onMore }: LastLineProps) {
  const { history, match } = t();
  const { number, signed } = formats(locale());
  const line = game.last === null ? { text: describeStart(game, names) } : describeMove(game.last, names);
  return (
    <div class="last-line">
      <button type="button" class="last-open" onClick={onHistory}>
        {game.last !== null && !names.isYou(game.last.seat) && line.word !== undefined && <span class="last-ring" />}
        <span class="last-move">
          <span class="last-text">{line.text}</span>
          {line.word !== undefined && <b> {line.word}</b>}
          {line.after !== undefined && <span class="last-after"> {line.after}</span>}
        </span>
        {line.points !== undefined && <span class="last-points">{signed(line.points)}</span>}
        {line.coins !== undefined && (
          <span class="last-coins">
            <CoinIcon />
            <span aria-hidden="true">{number(line.coins)}</span>
            <span class="unseen">{match.coins(line.coins)}</span>
          </span>
        )}
        {line.penalties !== undefined && (
          <span class="last-penalties">
            <span aria-hidden="true">{signed(-line.penalties)}</span>
            <span class="unseen">{match.penalties(line.penalties)}</span>
          </span>
        )}
        <HistoryIcon />
        <span class="unseen">{history.open}</span>
      </button>
      <LineEnd ruleset={names.ruleset} bag={game.bag} onMore={onMore} />
    </div>
  );
}
