import { PING } from "../../../shared/protocol/version.ts";
import type { StorePorts } from "./ports.types.ts";

/** Presence needs an answered ping within 45 s. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 5_000;

export interface Heartbeat {
  /** Pings now, and then every 20 s. */
  beat(): void;
  /** Pings now and waits a shorter time, because the connection is in doubt. */
  probe(within: number): void;
  /** A message came: the connection lives. */
  heard(): void;
  stop(): void;
}

/** Detects a dead connection, which `close` does not always report. */
export function createHeartbeat(later: StorePorts["later"], send: (text: string) => boolean, dead: () => void): Heartbeat {
  let stopNext: () => void = () => {};
  let stopPong: (() => void) | null = null;

  function heard(): void {
    stopPong?.();
    stopPong = null;
  }

  function ask(within: number): void {
    stopNext();
    if (!send(PING)) {
      dead();
      return;
    }
    stopPong ??= later(() => {
      stopPong = null;
      dead();
    }, within);
    stopNext = later(() => ask(PONG_WITHIN), PING_EVERY);
  }

  return {
    beat: () => ask(PONG_WITHIN),
    probe(within) {
      heard();
      ask(within);
    },
    heard,
    stop() {
      stopNext();
      heard();
    },
  };
}
