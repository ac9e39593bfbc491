import { selbuStar } from "./geometry.ts";
import { Svg } from "./svg.tsx";

const STAR = selbuStar(6.28, 0.86);

/** The mark of the game and of the start square: a Selbu star of eight petals. */
export const StarIcon = () => (
  <Svg class="star">
    <path d={STAR} />
  </Svg>
);
