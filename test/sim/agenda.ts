/** Virtual time: what is to happen, in the order in which it does. Nothing waits for a clock on the wall. */

type Happening = () => void | Promise<void>;

interface Entry {
  readonly at: number;
  readonly happens: Happening;
}

export class Agenda {
  #now: number;
  /** The last one is the next. */
  readonly #entries: Entry[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  get now(): number {
    return this.#now;
  }

  /** The answer takes it off again. What is due at the same time happens in the order in which it was put down. */
  at(time: number, happens: Happening): () => void {
    const entry = { at: Math.max(time, this.#now), happens };
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle]?.at ?? 0) < entry.at) high = middle;
      else if ((this.#entries[middle]?.at ?? 0) === entry.at) high = middle;
      else low = middle + 1;
    }
    this.#entries.splice(low, 0, entry);
    return () => {
      const place = this.#entries.indexOf(entry);
      if (place >= 0) this.#entries.splice(place, 1);
    };
  }

  after(ms: number, happens: Happening): () => void {
    return this.at(this.#now + ms, happens);
  }

  /** False: nothing is left to happen. */
  async next(): Promise<boolean> {
    const entry = this.#entries.pop();
    if (entry === undefined) return false;
    this.#now = entry.at;
    await entry.happens();
    await settled();
    return true;
  }
}

/** Everything that waits for nothing outside has gone on as far as it can. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
