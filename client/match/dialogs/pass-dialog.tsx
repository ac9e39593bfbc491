import { rulesOf } from "../../../shared/rules/index.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { passStakes } from "./pass-stakes.ts";

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
  const stakes = passStakes(game);
  const ends = stakes === "ends";
  return (
    <Confirm
      title={match.passTitle}
      act={ends ? match.passConfirmEnd : match.passConfirm}
      danger={ends}
      onAct={onPass}
      onClose={onClose}
    >
      {ends && <strong>{match.passLast}</strong>}
      {stakes === "next-ends" && <strong>{match.passNextEnds(opponent)}</strong>}
      <p>{match.passPlain(rulesOf(game.ruleset).passCoins)}</p>
    </Confirm>
  );
}
