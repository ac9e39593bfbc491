import { rays } from "./geometry.ts";
import { Svg } from "./svg.tsx";

const RAYS = rays(28, { x: 12, y: 11.8 }, 5.2, { halfWidth: 9.3, halfHeight: 9.1 });

/** The body of a gold tile (K-22): a rim in two tones cut on the diagonal, engraved rays, a plain disc for the letter. */
export const GoldShape = () => (
  <Svg class="gold">
    <rect class="gold-edge" width="24" height="24" rx="4.2" />
    <path
      class="gold-light"
      d="M4.2.7h15.6a3.5 3.5 0 0 1 3.5 3.5v1.4L5.6 23.3H4.2a3.5 3.5 0 0 1-3.5-3.5V4.2A3.5 3.5 0 0 1 4.2.7z"
    />
    <rect class="gold-edge" x="1.7" y="1.7" width="20.6" height="20.2" rx="2.9" />
    <rect class="gold-face" x="2.4" y="2.4" width="19.2" height="18.8" rx="2.3" />
    <path class="gold-rays" d={RAYS} />
    <circle class="gold-face" cx="12" cy="11.8" r="6.6" />
  </Svg>
);
