/**
 * Keeps the server's half and the one in front of the player the same (P-20). What is laid here goes there, the newest alone, one
 * at a time; what another page of the same player has laid comes here. Pure but for what it is given.
 */
import type { HalfTile, OwnHalf } from "../../../shared/express/view.types.ts";
import { sameHalf } from "./arrangement.ts";

/** Milliseconds from one arrangement to the next: a quick hand makes several a second, and others see a number alone. */
const PACE = 250;

export interface Ports {
  /** Resolves with whether it stands. */
  send(revision: number, tiles: readonly HalfTile[]): Promise<boolean>;
  later(run: () => void, ms: number): () => void;
  /** Puts on the board what another page has laid. */
  adopt(tiles: readonly HalfTile[]): void;
  /** The newest revision that this device has sent or taken over in this round: it outlives a reload, as what is laid does. */
  recall(round: number): number;
  remember(round: number, revision: number): void;
}

export interface Now {
  readonly round: number;
  /** What lies here. */
  readonly tiles: readonly HalfTile[];
  /** What the server has. */
  readonly mine: OwnHalf;
  /** May anything be changed? */
  readonly open: boolean;
}

export interface KeepSent {
  /** To be told of every change, on either side. */
  look(now: Now): void;
  /** Runs once the server has what lies here: whoever is done must not lose the last letter. */
  whenSent(run: () => void): void;
  stop(): void;
}

export function keepSent(ports: Ports): KeepSent {
  let round = 0;
  let known = 0;
  let latest: Now | null = null;
  /** What was sent last and is not refused. */
  let sent: readonly HalfTile[] | null = null;
  let waiting = false;
  let stopLater = (): void => {};
  let runs: (() => void)[] = [];

  function isNews({ tiles, mine }: Now): boolean {
    return !sameHalf(tiles, sent ?? mine.tiles);
  }

  function send(now: Now): void {
    known = Math.max(known, now.mine.revision) + 1;
    ports.remember(round, known);
    sent = now.tiles;
    waiting = true;
    const mine = round;
    void ports.send(known, now.tiles).then((stands) => {
      if (!stands && mine === round) sent = null;
      stopLater = ports.later(() => {
        waiting = false;
        // A refused arrangement waits for the next change: sent again as it is, it would be refused again.
        if (stands) again();
        if (!waiting) for (const run of runs.splice(0)) run();
      }, PACE);
    });
  }

  function again(): void {
    if (latest?.open === true && !waiting && isNews(latest)) send(latest);
  }

  return {
    look(now) {
      if (now.round !== round) {
        round = now.round;
        known = ports.recall(round);
        sent = null;
      }
      latest = now;
      if (now.mine.revision > known) {
        known = now.mine.revision;
        ports.remember(round, known);
        sent = null;
        if (!sameHalf(now.tiles, now.mine.tiles)) ports.adopt(now.mine.tiles);
        return;
      }
      again();
    },
    whenSent(run) {
      if (waiting) runs = [...runs, run];
      else run();
    },
    stop: () => stopLater(),
  };
}
