import { t } from "../../i18n/index.ts";
import { Confirm } from "../../ui/confirm.tsx";

interface ResignDialogProps {
  readonly opponent: string;
  readonly onResign: () => void;
  readonly onClose: () => void;
}

export function ResignDialog({ opponent, onResign, onClose }: ResignDialogProps) {
  const { match } = t();
  return (
    <Confirm title={match.resignTitle} act={match.resign} danger onAct={onResign} onClose={onClose}>
      <p>{match.resignBody(opponent)}</p>
    </Confirm>
  );
}
