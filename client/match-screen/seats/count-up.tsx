import { useEffect, useRef, useState } from "preact/hooks";
import { formats } from "../../i18n/format.ts";
import { locale } from "../../i18n/index.ts";

const COUNT_MS = 400;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A number that counts up to its new value once. Screen readers get the value itself. */
export function CountUp({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || still()) {
      setShown(value);
      return;
    }
    let frame = 0;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / COUNT_MS);
      setShown(Math.round(start + (value - start) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  const { number } = formats(locale());
  return (
    <span>
      <span aria-hidden="true">{number(shown)}</span>
      <span class="unseen">{number(value)}</span>
    </span>
  );
}
