/**
 * Which of a match's players have a page open that hears of it. Each turn is told to them alone: a call costs more than the play
 * itself. Kept in memory: of whom nothing is known is told, and what comes back says whether anybody heard.
 */

/** A page asks how the match stands before its socket is open: for so long it counts as there. */
const COMING_MS = 60_000;

export class Followers {
  readonly #unheard = new Set<string>();
  readonly #asked = new Map<string, number>();

  /** A page of theirs asks how the match stands. */
  asks(player: string, now: number): void {
    this.#asked.set(player, now);
    this.#unheard.delete(player);
  }

  /** They open the match itself, and may have other pages open. */
  comes(player: string): void {
    this.#unheard.delete(player);
  }

  follows(player: string): boolean {
    return !this.#unheard.has(player);
  }

  /** `pages`: how many heard it; undefined where that is not known. */
  heard(player: string, pages: number | undefined, now: number): void {
    const asked = this.#asked.get(player);
    if (pages === 0 && (asked === undefined || now - asked > COMING_MS)) this.#unheard.add(player);
  }
}
