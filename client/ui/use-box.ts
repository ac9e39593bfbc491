import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** The current space inside an element. */
export function useBox(of: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    const watch = new ResizeObserver(([seen]) => {
      if (seen !== undefined) setBox({ width: seen.contentRect.width, height: seen.contentRect.height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [of]);
  return box;
}
