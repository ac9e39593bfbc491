import type { ComponentChildren } from "preact";

interface SvgProps {
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly viewBox?: string;
}

/**
 * A drawing beside a text or inside a labelled button, hidden from screen readers. The style sheet has its colours and sizes.
 */
export function Svg({ children, class: name = "icon", viewBox = "0 0 24 24" }: SvgProps) {
  return (
    <svg class={name} viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
