import type { PowerId, Premium } from "../../shared/rules/model.ts";
import { PremiumMark } from "./premium.tsx";
import { Svg } from "./svg.tsx";

/** Two opposed arrows: tiles change places (K-30). */
export const SwapIcon = () => (
  <Svg>
    <path d="M4 8.5h13.4M14 4.9l3.7 3.6L14 12.1" />
    <path d="M20 15.5H6.6M10 11.9l-3.7 3.6L10 19.1" />
  </Svg>
);

/** A battery that takes one more charge (K-31). */
export const ChargeIcon = () => (
  <Svg>
    <rect x="3" y="7.25" width="16" height="9.5" rx="2.6" />
    <path d="M21.6 10.6v2.8M11 9.75v4.5M8.75 12h4.5" />
  </Svg>
);

/** A slanted eraser on a line (K-32). */
export const EraseIcon = () => (
  <Svg>
    <path d="M9.6 19.2 4.55 14.1a1.9 1.9 0 0 1 0-2.7l6.9-6.85a1.9 1.9 0 0 1 2.65 0l5.15 5.15a1.9 1.9 0 0 1 0 2.7l-6.8 6.8z" />
    <path d="m8 8 7.8 7.8M9.6 19.2h10.3" />
  </Svg>
);

/** A letter in the dotted frame of a morphed tile (K-33). */
export const MorphIcon = () => (
  <Svg>
    <rect x="3.6" y="3.6" width="16.8" height="16.8" rx="4" stroke-dasharray=".1 3.06" stroke-width="2.1" />
    <path d="m8.3 16.2 3.7-9 3.7 9M9.6 13.2h4.8" />
  </Svg>
);

/** A die that shows three (K-34). */
export const DiceIcon = () => (
  <Svg>
    <rect x="4" y="4" width="16" height="16" rx="4" />
    <circle class="solid" cx="8.7" cy="8.7" r="1.5" />
    <circle class="solid" cx="12" cy="12" r="1.5" />
    <circle class="solid" cx="15.3" cy="15.3" r="1.5" />
  </Svg>
);

/** The premium that the power places (C-06). */
const placing = (premium: Premium) => () => <PremiumMark premium={premium} class="placing" />;

const ICONS: Readonly<Record<PowerId, () => preact.JSX.Element>> = {
  swap: SwapIcon,
  charge: ChargeIcon,
  erase: EraseIcon,
  morph: MorphIcon,
  dice: DiceIcon,
  "place-2L": placing("2L"),
  "place-3L": placing("3L"),
  "place-2W": placing("2W"),
  "place-3W": placing("3W"),
};

export function PowerIcon({ power }: { readonly power: PowerId }) {
  const Icon = ICONS[power];
  return <Icon />;
}
