/** The plays that are worth most, of any number that come by: a heap with the least of them on top. */
export class TopPlays<T> {
  readonly #most: number;
  readonly #worth: number[] = [];
  readonly #order: number[] = [];
  readonly #plays: T[] = [];
  #seen = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Plays worth no more than this are of no use; `none` while there is room. */
  floor(none: number): number {
    return this.#plays.length < this.#most ? none : (this.#worth[0] ?? none);
  }

  add(worth: number, play: T): void {
    const order = this.#seen++;
    if (this.#plays.length < this.#most) {
      this.#rise(worth, order, play);
    } else if (worth > (this.#worth[0] ?? 0)) {
      this.#sink(worth, order, play);
    }
  }

  /** The best first; of equal ones the one that came first. */
  sorted(): T[] {
    const places = this.#plays.map((_, at) => at);
    places.sort((a, b) => (this.#worth[b] ?? 0) - (this.#worth[a] ?? 0) || (this.#order[a] ?? 0) - (this.#order[b] ?? 0));
    return places.flatMap((at) => this.#plays[at] ?? []);
  }

  #rise(worth: number, order: number, play: T): void {
    let at = this.#plays.length;
    this.#plays.push(play);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.#worth[above] ?? 0) <= worth) break;
      this.#move(above, at);
      at = above;
    }
    this.#put(at, worth, order, play);
  }

  #sink(worth: number, order: number, play: T): void {
    const length = this.#plays.length;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      if (child + 1 < length && (this.#worth[child + 1] ?? 0) < (this.#worth[child] ?? 0)) child++;
      if ((this.#worth[child] ?? 0) >= worth) break;
      this.#move(child, at);
      at = child;
    }
    this.#put(at, worth, order, play);
  }

  #move(from: number, to: number): void {
    const play = this.#plays[from];
    if (play !== undefined) this.#put(to, this.#worth[from] ?? 0, this.#order[from] ?? 0, play);
  }

  #put(at: number, worth: number, order: number, play: T): void {
    this.#worth[at] = worth;
    this.#order[at] = order;
    this.#plays[at] = play;
  }
}
