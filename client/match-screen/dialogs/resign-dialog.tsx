import type { GameView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { Confirm } from "../../ui/confirm.tsx";

interface ResignDialogProps {
  readonly game: GameView;
  readonly names: Names;
  readonly onResign: () => void;
  readonly onClose: () => void;
}

/** With two players the opponent wins at once. With more, the others play on. */
export function ResignDialog({ game, names, onResign, onClose }: ResignDialogProps) {
  const { match, solo } = t();
  const alone = names.shared || game.seats.length === 1;
  const others = game.seats.flatMap(({ resigned }, seat) => (resigned || names.isYou(seat) ? [] : [seat]));
  const [winner] = others;
  return (
    <Confirm title={match.resignTitle} act={match.resign} danger onAct={onResign} onClose={onClose}>
      <p>
        {alone
          ? solo.resign
          : others.length > 1 || winner === undefined
            ? match.resignBodyMany
            : match.resignBody(names.of(winner))}
      </p>
    </Confirm>
  );
}
