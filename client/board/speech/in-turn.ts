import { sentences } from "../../i18n/format.ts";

/** A live region is read a few times a second at most. A text that is replaced sooner may never be read. */
const STANDS_MS = 150;

export interface InTurn {
  say(...texts: readonly string[]): void;
  stop(): void;
}

/**
 * Texts that come at once are shown as one. A shown text stays for a moment before the next, so that the last move is not lost
 * when the match ends with it. `later` returns a function that cancels.
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
