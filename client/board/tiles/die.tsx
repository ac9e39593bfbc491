import { useEffect, useState } from "preact/hooks";
import { Svg } from "../../icons/svg.tsx";
import { movesLess } from "../gestures/flight.ts";

/** The pips on a field of 12: three columns, three rows. */
const [LOW, MID, HIGH] = [2.9, 6, 9.1];
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
] as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  CORNERS.slice(0, 2),
  [...CORNERS.slice(0, 2), [MID, MID]],
  CORNERS,
  [...CORNERS, [MID, MID]],
  [...CORNERS, [LOW, MID], [HIGH, MID]],
];

const FACE_MS = 90;

/** Three other faces, then the roll. */
const tumble = (roll: number): readonly number[] => [((roll + 1) % 6) + 1, ((roll + 3) % 6) + 1, (roll % 6) + 1, roll];

interface DieProps {
  /** 1–6; 0 while it is drafted and rolls with Play. */
  readonly pips: number;
  /** It was rolled just now. */
  readonly rollsIn: boolean;
}

export function Die({ pips, rollsIn }: DieProps) {
  const [shown, setShown] = useState(pips);
  useEffect(() => {
    if (!rollsIn || pips === 0 || movesLess()) {
      setShown(pips);
      return;
    }
    const faces = tumble(pips);
    const timers = faces.map((face, turn) => setTimeout(() => setShown(face), turn * FACE_MS));
    return () => timers.forEach(clearTimeout);
  }, [pips, rollsIn]);
  return (
    <span class={pips === 0 ? "die waiting" : "die"}>
      <Svg class="" viewBox="0 0 12 12">
        {(PIPS[shown] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.32" />
        ))}
      </Svg>
    </span>
  );
}
