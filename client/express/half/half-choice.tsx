import type { RoundOutcome } from "../../../shared/express/index.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { Segments } from "../../ui/segments.tsx";

interface HalfChoiceProps {
  readonly outcome: RoundOutcome;
  readonly shown: Seat;
  readonly names: Names;
  readonly onChoose: (seat: Seat) => void;
}

/** The choice of a half. */
export function HalfChoice({ outcome, shown, names, onChoose }: HalfChoiceProps) {
  return (
    <Segments
      label={t().express.whose}
      quiet
      name="half"
      value={String(shown)}
      options={outcome.halves.map(({ seat }) => ({ value: String(seat), label: names.of(seat) }))}
      onChange={(seat) => onChoose(Number(seat))}
    />
  );
}
