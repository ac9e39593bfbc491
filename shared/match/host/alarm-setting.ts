/** What the platform's one alarm is set to, as far as the match knows. */
import type { Alarm } from "../ports.ts";

export class AlarmSetting {
  readonly #alarm: Alarm;
  readonly #now: () => number;
  /** Undefined: not known. */
  #armed: number | null | undefined;
  /** The time for which the handler that runs now was called. */
  #firing: number | null = null;
  /** True while the alarm's handler does what is due and works the outbox. */
  handling = false;
  /** Consecutive failures of the handler. */
  failures = 0;

  constructor(alarm: Alarm, now: () => number) {
    this.#alarm = alarm;
    this.#now = now;
  }

  get isKnown(): boolean {
    return this.#armed !== undefined;
  }

  /** The platform says what its alarm is set to; undefined after a fault: it may be anything. */
  is(at: number | null | undefined): void {
    this.#armed = at;
  }

  /**
   * Each setting is a row written, and deadlines move on with every play. So an alarm that is set to an earlier time stays: it finds
   * nothing to do then, and is set to what comes first by that time. An alarm whose time has passed cannot be relied on: it has fired
   * or was lost.
   */
  set(at: number | null): void {
    const now = this.#now();
    const wanted = at === null ? null : this.#notTheOneFiring(at);
    const armed = this.#armed;
    if (wanted === armed) return;
    if (wanted !== null && typeof armed === "number" && armed > now && armed < wanted) return;
    this.#alarm.set(wanted);
    this.#armed = wanted;
  }

  /** The platform forgets an alarm that its own handler sets to the very time for which it fires. */
  #notTheOneFiring(at: number): number {
    return at === this.#firing ? at + 1 : at;
  }

  /** The alarm goes off: nothing is set now. */
  fires(): void {
    this.#firing = this.#armed ?? null;
    this.#armed = null;
    this.handling = true;
  }

  fired(): void {
    this.#firing = null;
    this.handling = false;
  }
}
