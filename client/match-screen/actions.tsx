import { mustFinish, rulesOf } from "../../shared/rules/index.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { allows, type BoardModel, ChoiceActions, isEmpty, openExchange, PlayButton, recallAll, shuffle } from "../board/index.ts";
import { t } from "../i18n/index.ts";
import { ExchangeIcon, PassIcon, RecallIcon, ShopIcon, ShuffleIcon } from "../icons/index.ts";
import { passWords } from "./moves/wording.ts";

interface ActionsProps {
  readonly model: BoardModel;
  readonly game: GameView;
  readonly onShop: () => void;
  readonly onPass: () => void;
  readonly onEnd: () => void;
}

/** The row under the hand, by rule set. While tiles are chosen it offers only the choice (K-42, P-12). */
export function Actions({ model, game, onShop, onPass, onEnd }: ActionsProps) {
  const { board, match } = t();
  if (model.choice.value !== null) {
    return (
      <div class="actions single">
        <ChoiceActions model={model} />
      </div>
    );
  }
  const drafted = !isEmpty(model.draft.value);
  const busy = model.options.busy?.value === true;
  const idle = busy || !model.options.canAct.value;
  // The last seat with tiles cannot pass: it lays them or ends the match (C-13).
  const ends = game.own !== null && mustFinish(rulesOf(game.ruleset), game, game.own.seat);
  return (
    <div class="actions">
      {game.slots > 0 && (
        <button type="button" class="action shop-open" onClick={onShop}>
          <ShopIcon />
          {match.shop}
        </button>
      )}
      {allows(game, "exchange") && (
        <button type="button" class="action" disabled={idle} onClick={() => openExchange(model)} data-table>
          <ExchangeIcon />
          {board.exchange}
        </button>
      )}
      <button type="button" class="action" disabled={busy} onClick={() => (drafted ? recallAll(model) : shuffle(model))}>
        {drafted ? <RecallIcon /> : <ShuffleIcon />}
        {drafted ? match.recall : match.shuffle}
      </button>
      <button type="button" class="action" disabled={idle} onClick={ends ? onEnd : onPass}>
        <PassIcon />
        {ends ? match.endGame : passWords(game.ruleset).pass}
      </button>
      <PlayButton model={model} />
    </div>
  );
}
