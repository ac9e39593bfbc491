import { nextSeat, rulesOf } from "../../../shared/rules/index.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { passWords } from "../moves/wording.ts";
import { passStakes } from "./pass-stakes.ts";

interface PassDialogProps {
  readonly game: GameView;
  readonly names: Names;
  readonly onPass: () => void;
  readonly onClose: () => void;
}

/** Confirms a pass. The warning grows with the number of passes in a row (K-17). */
export function PassDialog({ game, names, onPass, onClose }: PassDialogProps) {
  const { match } = t();
  const words = passWords(game.ruleset);
  const rules = rulesOf(game.ruleset);
  const stakes = passStakes(game);
  const ends = stakes === "ends";
  return (
    <Confirm
      title={words.passTitle}
      act={ends ? words.passConfirmEnd : words.passConfirm}
      danger={ends}
      onAct={onPass}
      onClose={onClose}
    >
      {ends && <strong>{words.passLast}</strong>}
      {stakes === "next-ends" && (
        <strong>
          {game.seats.length === 1 ? t().solo.passNextEnds : words.passNextEnds(names.of(nextSeat(rules, game, game.turn)))}
        </strong>
      )}
      <p>{match.passPlain(rules.passCoins)}</p>
    </Confirm>
  );
}
