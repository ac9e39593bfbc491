import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pageTitle } from "./title.ts";

interface PageProps {
  readonly title: string;
  readonly class?: string;
  /** Keys that nothing else on the screen takes belong to its board. */
  readonly "data-table"?: boolean;
  readonly children: ComponentChildren;
}

/** Only the first page of a visit leaves the focus where the browser put it. */
let arrived = false;

/** The main landmark of a screen. After a change of screen it gets the focus, so that a screen reader starts at its top. */
export function Page({ title, class: extra = "", children, "data-table": hasTable }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    pageTitle.value = title;
  }, [title]);
  useEffect(() => {
    if (arrived) main.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <main ref={main} class={`page ${extra}`} tabIndex={-1} data-table={hasTable}>
      {children}
    </main>
  );
}
