import type { GameView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import { Confirm } from "../../ui/confirm.tsx";

/** This many passes in a row end the match (K-16). */
const LAST_PASS = 3;

interface PassDialogProps {
  readonly game: GameView;
  /** Who can end it next. */
  readonly opponent: string;
  readonly onPass: () => void;
  readonly onClose: () => void;
}

/** A pass is confirmed, and the question warns as the counter rises (K-17). */
export function PassDialog({ game, opponent, onPass, onClose }: PassDialogProps) {
  const { match } = t();
  const thisPass = game.passes + 1;
  const ends = thisPass >= LAST_PASS;
  return (
    <Confirm
      title={match.passTitle}
      act={ends ? match.passConfirmEnd : match.passConfirm}
      danger={ends}
      onAct={onPass}
      onClose={onClose}
    >
      {ends ? <strong>{match.passLast}</strong> : thisPass === LAST_PASS - 1 && <strong>{match.passSecond(opponent)}</strong>}
      <p>{match.passPlain}</p>
    </Confirm>
  );
}
