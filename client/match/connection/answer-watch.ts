import type { StorePorts } from "./ports.types.ts";

/** After this time without an answer a ping tests the connection. */
const ASK_AFTER = 2_000;
const PATIENCE = 2_000;
/** On a slow network a probe may take longer: each missing answer doubles the patience of the next. */
const MAX_PATIENCE = 16_000;
/** Pings are answered and the command is not: this connection does not deliver it. */
const STUCK_AFTER = 12_000;

export interface AnswerWatch {
  /** A command was sent. */
  begin(): void;
  /** A message came and was handled. */
  heard(): void;
  stop(): void;
}

interface Watched {
  readonly isWaiting: () => boolean;
  readonly probe: (within: number) => void;
  readonly stuck: () => void;
}

/** Notices an unanswered command long before the next heartbeat would. */
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
    patience = Math.min(patience * 2, MAX_PATIENCE);
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
