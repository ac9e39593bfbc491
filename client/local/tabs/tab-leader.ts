/**
 * One page of this device plays its bots: the one used last, or the next in line when that one closes. What another page did
 * is stored anyway (shelf.ts), so this saves work and loses no match.
 */
import { type ReadonlySignal, signal } from "@preact/signals";

export interface TabLeader {
  /** True if this page leads. */
  readonly isLeader: ReadonlySignal<boolean>;
  /** Called when the player uses this page. */
  claim(): void;
}

const BOTS = "alfa-kraft:bots";

type Locks = Pick<LockManager, "request">;

/** `locks` is undefined in browsers without them. Each page then plays for itself. */
export function createTabLeader(locks: Locks | undefined, name = BOTS): TabLeader {
  return locks === undefined ? { isLeader: signal(true), claim() {} } : inLineFor(locks, name);
}

function inLineFor(locks: Locks, name: string): TabLeader {
  const isLeader = signal(false);
  let inLine: AbortController | null = null;
  let claiming = false;

  /** Held until the page closes or another one claims it. */
  function held(): Promise<never> {
    claiming = false;
    isLeader.value = true;
    return new Promise(() => {});
  }
  function ended(error: unknown): void {
    claiming = false;
    // A frame without an origin has no locks and shares no storage.
    const taken = error instanceof DOMException && error.name === "AbortError";
    isLeader.value = !taken;
    if (taken) standInLine();
  }
  function standInLine(): void {
    const control = new AbortController();
    inLine = control;
    locks.request(name, { signal: control.signal }, held).catch((error: unknown) => {
      if (!control.signal.aborted) ended(error);
    });
  }

  standInLine();
  return {
    isLeader,
    claim() {
      if (isLeader.peek() || claiming) return;
      claiming = true;
      inLine?.abort();
      locks.request(name, { steal: true }, held).catch(ended);
    },
  };
}
