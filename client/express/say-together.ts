import { sentences } from "../i18n/format.ts";

/** What comes at once is said as one: a live region holds the last text alone, and a round would be lost in the end of the match that it brought. */
export function sayTogether(say: (text: string) => void): (...texts: readonly (string | null)[]) => void {
  let waiting: readonly (string | null)[] = [];
  return (...texts) => {
    if (waiting.length === 0) {
      queueMicrotask(() => {
        const [first, ...more] = waiting.filter(Boolean);
        waiting = [];
        if (first) say(more.length === 0 ? first : sentences(first, ...more));
      });
    }
    waiting = [...waiting, ...texts];
  };
}
