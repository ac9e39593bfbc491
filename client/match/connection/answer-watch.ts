import type { StorePorts } from "./ports.types.ts";

/** A command that has no answer by then makes us ask whether anybody is there. */
const ASK_AFTER = 2_000;
const PATIENCE = 2_000;
/** On a slow network a probe may take longer: no answer doubles the patience of the next. */
const MOST_PATIENCE = 16_000;
/** Pings are answered and the command is not: this connection does not bring it there. */
const STUCK_AFTER = 12_000;

export interface AnswerWatch {
  /** A command went out. */
  begin(): void;
  /** Something came, and was dealt with. */
  heard(): void;
  stop(): void;
}

interface Watched {
  readonly isWaiting: () => boolean;
  readonly probe: (within: number) => void;
  readonly stuck: () => void;
}

/** Notices a command that stays unanswered, long before the next heartbeat would. */
export function createAnswerWatch(
  { later, now }: Pick<StorePorts, "later" | "now">,
  { isWaiting, probe, stuck }: Watched,
): AnswerWatch {
  let since: number | null = null;
  let patience = PATIENCE;
  let stopNext: () => void = () => {};

  function look(): void {
    if (!isWaiting() || since === null) return;
    if (now() - since >= STUCK_AFTER) {
      since = null;
      stuck();
      return;
    }
    probe(patience);
    patience = Math.min(patience * 2, MOST_PATIENCE);
  }

  function arm(): void {
    stopNext();
    stopNext = later(look, ASK_AFTER);
  }

  return {
    begin() {
      since ??= now();
      arm();
    },
    heard() {
      if (isWaiting()) {
        if (since !== null) arm();
        return;
      }
      stopNext();
      since = null;
      patience = PATIENCE;
    },
    stop() {
      stopNext();
      since = null;
    },
  };
}
