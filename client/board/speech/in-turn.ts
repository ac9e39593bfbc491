import { sentences } from "../../i18n/format.ts";

/** A live region whose text is replaced sooner may never have been read: it is looked at a few times a second at best. */
const STANDS_MS = 150;

export interface InTurn {
  say(...texts: readonly string[]): void;
  stop(): void;
}

/**
 * What comes at once is shown as one text, and what is shown stands for a moment before the next: the last move is not lost in the
 * end of the match that it brought. `later` gives back how to stop.
 */
export function inTurn(show: (text: string) => void, later: (run: () => void, ms: number) => () => void): InTurn {
  let waiting: readonly string[] = [];
  let stop: (() => void) | null = null;
  const next = (): void => {
    stop = null;
    const [first, ...more] = waiting;
    if (first === undefined) return;
    waiting = [];
    show(more.length === 0 ? first : sentences(first, ...more));
    stop = later(next, STANDS_MS);
  };
  return {
    say(...texts) {
      waiting = [...waiting, ...texts.filter((text) => text !== "")];
      stop ??= later(next, 0);
    },
    stop: () => stop?.(),
  };
}
