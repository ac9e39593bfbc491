import { t } from "../../i18n/index.ts";
import { choiceTexts, confirmChoice, leaveChoice } from "../actions/rack-choice.ts";
import type { BoardModel } from "../model/board-model.ts";
import "./play-button.css";

/** The buttons that replace the row of actions while rack tiles are chosen (K-42, P-12, C-08). */
export function ChoiceActions({ model }: { readonly model: BoardModel }) {
  const choice = model.choice.value;
  if (choice === null) return null;
  const count = choice.chosen.size;
  return (
    <div class="choice-actions" data-table>
      <button type="button" class="button" onClick={() => leaveChoice(model)}>
        {t().app.cancel}
      </button>
      <button type="button" class="play-button ready" disabled={count === 0} onClick={() => confirmChoice(model)}>
        {choiceTexts(choice.purpose).confirm(count)}
      </button>
    </div>
  );
}
