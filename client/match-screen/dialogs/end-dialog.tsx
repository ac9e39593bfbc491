import { rulesOf } from "../../../shared/rules/index.ts";
import type { GameView, OwnView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import { Confirm } from "../../ui/confirm.tsx";

interface EndDialogProps {
  readonly game: GameView;
  readonly own: OwnView;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** The last seat with tiles may end the match, and pays for what it keeps (C-13, C-05). */
export function EndDialog({ game, own, onEnd, onClose }: EndDialogProps) {
  const { match } = t();
  const cost = rulesOf(game.ruleset).leftover(own.rack, game.values);
  return (
    <Confirm title={match.endGameTitle} act={match.endGame} danger onAct={onEnd} onClose={onClose}>
      <p>{match.endGameBody(cost)}</p>
    </Confirm>
  );
}
