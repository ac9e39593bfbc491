import { Svg } from "./svg.tsx";
import "./cairn.css";

/** Half widths and heights of the stones from the ground up. Each leans a little. */
const STONES = [
  { wide: 39, high: 11, lean: 1 },
  { wide: 29, high: 10, lean: -2 },
  { wide: 18, high: 8.5, lean: 1.5 },
  { wide: 12, high: 7, lean: -1 },
] as const;
const GROUND = 92;
const MIDDLE = 46;

interface Stone {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Each stone lies on the one below and sinks into it a little. */
function pile(): readonly Stone[] {
  const placed: Stone[] = [];
  let floor = GROUND;
  for (const { wide, high, lean } of STONES) {
    placed.push({ x: MIDDLE + lean, y: floor - high, wide, high });
    floor -= 2 * high - 1.5;
  }
  return placed;
}

const PLACED = pile();

/** A boulder, rounder below than above. */
function outline({ x, y, wide, high }: Stone): string {
  const [left, right, top, bottom] = [x - wide, x + wide, y - high, y + high];
  const corner = wide * 0.62;
  return [
    `M${left} ${y}`,
    `C${left} ${y - high * 0.8} ${x - corner} ${top} ${x - wide * 0.1} ${top}`,
    `C${x + corner} ${top} ${right} ${y - high * 0.7} ${right} ${y + high * 0.1}`,
    `C${right} ${bottom} ${x + wide * 0.8} ${bottom} ${x + corner * 0.7} ${bottom}`,
    `L${x - corner * 0.9} ${bottom}`,
    `C${x - wide * 0.9} ${bottom} ${left} ${y + high * 0.7} ${left} ${y}Z`,
  ].join("");
}

const light = ({ x, y, wide, high }: Stone): string =>
  `M${x - wide * 0.74} ${y - high * 0.42}Q${x - wide * 0.5} ${y - high * 0.76} ${x - wide * 0.1} ${y - high * 0.72}`;

/** Bots are cairns with one stone per level. The topmost stone is lit, and the next one is an outline. */
export function Cairn({ stones }: { readonly stones: number }) {
  return (
    <Svg class="cairn" viewBox="0 14 92 82">
      <path class="cairn-ground" d={`M-2 ${GROUND + 0.8}H94`} />
      {PLACED.map((stone, index) =>
        index < stones ? (
          <g key={stone.wide} class={index === stones - 1 ? "cairn-top" : "cairn-stone"}>
            <path d={outline(stone)} />
            <path class="cairn-light" d={light(stone)} />
          </g>
        ) : (
          index === stones && <path key={stone.wide} class="cairn-next" d={outline(stone)} />
        ),
      )}
    </Svg>
  );
}
