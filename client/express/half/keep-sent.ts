/**
 * Keeps the server's half and the local half equal (P-20). It sends the newest arrangement, one at a time, and adopts what
 * another page of the same player has laid. Pure apart from its ports.
 */
import type { HalfTile, OwnHalf } from "../../../shared/express/view.types.ts";
import { sameHalf } from "./arrangement.ts";

/** Milliseconds between two arrangements. A quick player makes several a second, and the others see only a number. */
const PACE = 250;

export interface Ports {
  /** Resolves to true if the server accepts it. */
  send(revision: number, tiles: readonly HalfTile[]): Promise<boolean>;
  later(run: () => void, ms: number): () => void;
  /** Puts on the board what another page has laid. */
  adopt(tiles: readonly HalfTile[]): void;
  /** The newest revision that this device has sent or adopted in this round. It survives a reload, like the laid tiles. */
  recall(round: number): number;
  remember(round: number, revision: number): void;
}

export interface Now {
  readonly round: number;
  /** The tiles on this board. */
  readonly tiles: readonly HalfTile[];
  /** The half that the server has. */
  readonly mine: OwnHalf;
  /** True if the half may be changed. */
  readonly open: boolean;
}

export interface KeepSent {
  /** Call it after every change on either side. */
  look(now: Now): void;
  /** Runs once the server has the local half, so that a finished player does not lose the last letter. */
  whenSent(run: () => void): void;
  stop(): void;
}

export function keepSent(ports: Ports): KeepSent {
  let round = 0;
  let known = 0;
  let latest: Now | null = null;
  /** The arrangement sent last, unless it was refused. */
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
        // A refused arrangement waits for the next change. The same one would be refused again.
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
