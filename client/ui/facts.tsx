import type { ComponentChildren } from "preact";

/** A list of terms and their values. */
export const Facts = ({ children }: { readonly children: ComponentChildren }) => <dl class="facts">{children}</dl>;

interface FactProps {
  readonly term: string;
  readonly children: ComponentChildren;
}

export const Fact = ({ term, children }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
