import type { Premium } from "../../shared/rules/model.ts";
import { t } from "../i18n/index.ts";
import { Svg } from "./svg.tsx";
import "./premium.css";

/** A ring round letter premiums, broken into as many arcs as the factor. The gaps are between the letters' corners. */
const RING = 10.1;
const GAP = 4.4;

function arcs(count: number): { readonly dashes: string; readonly turn: string } {
  const arc = (2 * Math.PI * RING) / count - GAP;
  const halfGap = (GAP / RING / 2) * (180 / Math.PI);
  const firstGap = count === 2 ? 0 : count === 3 ? -90 : 45;
  return { dashes: `${arc.toFixed(2)} ${GAP}`, turn: `rotate(${(firstGap + halfGap).toFixed(2)} 12 12)` };
}

const ARCS: Readonly<Record<string, ReturnType<typeof arcs>>> = { "2L": arcs(2), "3L": arcs(3), "4L": arcs(4) };

/** Word premiums are plates: rounded, with scooped corners, an octagon. */
const PLATES: Readonly<Record<string, string>> = {
  "2W": "M5 1.6h14A3.4 3.4 0 0 1 22.4 5v14a3.4 3.4 0 0 1-3.4 3.4H5A3.4 3.4 0 0 1 1.6 19V5A3.4 3.4 0 0 1 5 1.6z",
  "3W": "M6.2 1.4h11.6a4.8 4.8 0 0 0 4.8 4.8v11.6a4.8 4.8 0 0 0-4.8 4.8H6.2a4.8 4.8 0 0 0-4.8-4.8V6.2a4.8 4.8 0 0 0 4.8-4.8z",
  "4W": "M7.6 1.3h8.8l6.3 6.3v8.8l-6.3 6.3H7.6l-6.3-6.3V7.6z",
};

/** The mark of a premium square. Text and shape tell it apart, not only colour. */
export function PremiumMark({ premium, class: extra = "" }: { readonly premium: Premium; readonly class?: string }) {
  if (premium === "-2L")
    return (
      <Svg class={`premium premium-minus ${extra}`}>
        <circle class="premium-ring" cx="12" cy="12" r={RING} stroke-dasharray=".1 3.96" />
        <text x="11.6" y="15.65">
          −2
        </text>
      </Svg>
    );
  const ring = ARCS[premium];
  const { letter, word } = t().board.marks;
  return (
    <Svg class={`premium premium-${premium} ${extra}`}>
      {ring === undefined ? (
        <path d={PLATES[premium]} />
      ) : (
        <circle class="premium-ring" cx="12" cy="12" r={RING} stroke-dasharray={ring.dashes} transform={ring.turn} />
      )}
      <text x="12" y="15.65">
        {premium.charAt(0)}
        <tspan dx=".3">{premium.endsWith("L") ? letter : word}</tspan>
      </text>
    </Svg>
  );
}
