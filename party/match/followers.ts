/**
 * Which of a match's players have a page open that hears of it. Each turn is told to them alone: a call costs more than the play
 * itself. Of whom nothing is known is told, and what comes back says whether anybody heard. That outlives a sleep with the player's
 * sockets, as long as they have one here.
 */

/** A page asks how the match stands before its socket is open: for so long it counts as there. */
const COMING_MS = 60_000;

/** `unheard`: nobody heard when they were told last. `asked`: when a page of theirs last asked how the match stands. */
export interface Heard {
  readonly unheard: boolean;
  readonly asked: number | null;
}

/** What a player's sockets remember. */
export interface Remembering {
  /** Null where they have none, or one that came after all that is known. */
  recall(player: string): Heard | null;
  remember(player: string, heard: Heard): void;
}

const UNKNOWN: Heard = { unheard: false, asked: null };

export class Followers {
  readonly #known = new Map<string, Heard>();
  readonly #sockets: Remembering;

  constructor(sockets: Remembering) {
    this.#sockets = sockets;
  }

  /** A page of theirs asks how the match stands. */
  asks(player: string, now: number): void {
    this.#set(player, { unheard: false, asked: now });
  }

  /** They open the match itself, and may have other pages open. */
  comes(player: string): void {
    this.#set(player, { ...this.of(player), unheard: false });
  }

  /** `pages`: how many heard it; undefined where that is not known. `told`: what was known of them when they were told. */
  heard(player: string, told: Heard, pages: number | undefined, now: number): void {
    const { asked } = told;
    const cameSince = this.of(player) !== told;
    if (pages === 0 && !cameSince && (asked === null || now - asked > COMING_MS)) this.#set(player, { unheard: true, asked });
  }

  of(player: string): Heard {
    const known = this.#known.get(player);
    if (known !== undefined) return known;
    const recalled = this.#sockets.recall(player) ?? UNKNOWN;
    this.#known.set(player, recalled);
    return recalled;
  }

  #set(player: string, heard: Heard): void {
    this.#known.set(player, heard);
    this.#sockets.remember(player, heard);
  }
}
