import type { Arrow } from "../../shared/rules/model.ts";
import { Svg } from "./svg.tsx";

const PATHS: Readonly<Record<Arrow, string>> = {
  "right-down": "M1.6 4h9.8v11.5M6.6 11.2l4.8 4.8 4.8-4.8",
  "down-right": "M4 1.6v9.8h11.5M11.2 6.6l4.8 4.8-4.8 4.8",
};

/** The direction in which a word turns on its square (P-11). */
export const BendIcon = ({ way, class: name = "icon" }: { readonly way: Arrow; readonly class?: string }) => (
  <Svg class={name} viewBox="0 0 18 18">
    <path d={PATHS[way]} />
  </Svg>
);
