/** `bench:match`: plays and messages to the floor, in turn, in one workerd and on the same storage (V-13). */
import { setTimeout as pause } from "node:timers/promises";
import { openBuilt } from "../../lexicons/open-built.ts";
import { Visitor } from "../../test/matches/visitor.ts";
import { Workerd } from "../../test/workerd/workerd.ts";
import { median, percentile, rounded } from "../statistics.ts";
import type { Usage } from "../usage.types.ts";
import { FloorPair, MatchPair, type Pair } from "./pair.ts";
import { type Script, writeScripts } from "./script.ts";

export interface Options {
  readonly rounds: number;
  /** Matches in each round. */
  readonly matches: number;
  readonly log: (line: string) => void;
}

export interface Figures {
  readonly bench: "match";
  readonly rounds: number;
  readonly plays: number;
  readonly floorMedianMs: number;
  readonly medianVsFloor: number;
  readonly p99VsFloor: number;
  readonly rowsPerPlay: number;
  readonly matchRowsPerPlay: number;
  readonly rowsFixed: number;
  readonly wakeVsFloor: number;
}

const PLAYS_PER_MATCH = 24;
const SCRIPTS = 12;
/** Matches before the first round: the first thousand plays run slower, until their code is compiled. */
const WARM_UP_MATCHES = 40;
const MAX_OUTBOX_MS = 10_000;

interface Measured {
  readonly floor: number[];
  readonly ours: number[];
  readonly floorWakes: number[];
  readonly wakes: number[];
}

const rowsOf = ({ rows, alarms, d1 }: Usage): number => rows + alarms + d1;

class Bench {
  readonly #workerd: Workerd;
  readonly #scripts: readonly Script[];
  readonly #visitors: readonly [Visitor, Visitor];
  #opened = 0;
  plays = 0;
  readonly rowsPerPlay: number[] = [];
  readonly matchRowsPerPlay: number[] = [];
  readonly rowsFixed: number[] = [];

  constructor(workerd: Workerd, scripts: readonly Script[]) {
    this.#workerd = workerd;
    this.#scripts = scripts;
    this.#visitors = [new Visitor(workerd.url), new Visitor(workerd.url)];
  }

  get rows(): Pick<Figures, "rowsPerPlay" | "matchRowsPerPlay" | "rowsFixed"> {
    return {
      rowsPerPlay: Math.max(...this.rowsPerPlay),
      matchRowsPerPlay: Math.max(...this.matchRowsPerPlay),
      rowsFixed: Math.max(...this.rowsFixed),
    };
  }

  async usage(): Promise<Usage> {
    return (await fetch(new URL("/api/bench-usage", this.#workerd.url))).json() as Promise<Usage>;
  }

  async #openPairs(): Promise<{ readonly match: MatchPair; readonly floor: FloorPair; readonly name: string }> {
    const script = this.#scripts[this.#opened % this.#scripts.length];
    if (script === undefined) throw new Error("no scripts");
    const name = `floor-${this.#opened++}`;
    const match = await MatchPair.make(this.#visitors, script);
    return { match, floor: await FloorPair.make(this.#workerd.url, name, script), name };
  }

  /** Creates the players, loads the lexicon, and runs the timed code until it is compiled. */
  async warmUp(matches: number): Promise<void> {
    for (let played = 0; played < matches; played++) {
      const { match, floor } = await this.#openPairs();
      while (match.left > 0) {
        await match.next();
        await floor.next();
      }
      match.close();
      floor.close();
    }
  }

  async round(matches: number): Promise<Measured> {
    const measured: Measured = { floor: [], ours: [], floorWakes: [], wakes: [] };
    for (let opened = 0; opened < matches; opened++) {
      const { match, floor, name } = await this.#openPairs();
      const order: readonly [Pair, number[]][] = [
        [floor, measured.floor],
        [match, measured.ours],
      ];
      while (match.left > 2) {
        // The pair that goes first changes too.
        for (const [pair, times] of match.left % 2 === 0 ? order : order.toReversed()) times.push(await pair.next());
        this.plays++;
      }
      for (let wakes = 0; wakes < 2; wakes++) {
        await this.#workerd.evict(name, "Floor");
        measured.floorWakes.push(await floor.next());
        await this.#workerd.evict(match.id);
        measured.wakes.push(await match.next());
      }
      match.close();
      floor.close();
    }
    return measured;
  }

  /** Counts the rows of one match: those of each play, and those of creation and result. */
  async countRows(): Promise<void> {
    const before = rowsOf(await this.usage());
    const { match, floor } = await this.#openPairs();
    const made = rowsOf(await this.usage());
    while (match.left > 0) {
      const from = await this.usage();
      await match.next();
      const to = await this.usage();
      this.rowsPerPlay.push(rowsOf(to) - rowsOf(from));
      this.matchRowsPerPlay.push(to.rows + to.alarms - from.rows - from.alarms);
    }
    const played = rowsOf(await this.usage());
    await match.resign();
    for (const until = performance.now() + MAX_OUTBOX_MS; ; await pause(20)) {
      const [row] = await this.#workerd.query("SELECT status FROM matches WHERE id = ?", match.id);
      if (row?.status === "over") break;
      if (performance.now() > until) throw new Error("the result did not reach the lists");
    }
    await pause(50);
    this.rowsFixed.push(made - before + rowsOf(await this.usage()) - played);
    match.close();
    floor.close();
  }
}

/** The rows of one match, which are the same on every machine. An earlier match has created the players. */
export async function countRows(): Promise<Pick<Figures, "rowsPerPlay" | "matchRowsPerPlay" | "rowsFixed">> {
  const scripts = await writeScripts(await openBuilt("sv"), 2, PLAYS_PER_MATCH);
  const workerd = await Workerd.start({ entry: "bench/worker.ts", objects: { FLOOR: "Floor" } });
  try {
    const bench = new Bench(workerd, scripts);
    await bench.warmUp(1);
    await bench.countRows();
    return bench.rows;
  } finally {
    await workerd.close();
  }
}

export async function benchMatch({ rounds, matches, log }: Options): Promise<Figures> {
  const lexicon = await openBuilt("sv");
  const scripts = await writeScripts(lexicon, SCRIPTS, PLAYS_PER_MATCH);
  const workerd = await Workerd.start({ entry: "bench/worker.ts", objects: { FLOOR: "Floor" } });
  try {
    const bench = new Bench(workerd, scripts);
    await bench.warmUp(WARM_UP_MATCHES);
    const all: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      const measured = await bench.round(matches);
      all.push(measured);
      const { floor, ours, floorWakes, wakes } = measured;
      log(
        `round ${round + 1}: floor ${rounded(median(floor))} / ${rounded(percentile(floor, 99))} ms, ` +
          `play ${rounded(median(ours))} / ${rounded(percentile(ours, 99))} ms (median / p99), ` +
          `waking ${rounded(median(floorWakes))} and ${rounded(median(wakes))} ms`,
      );
    }
    await bench.countRows();
    const ratio = (of: (measured: Measured) => number): number => rounded(median(all.map(of)));
    return {
      bench: "match",
      rounds,
      plays: bench.plays,
      floorMedianMs: ratio(({ floor }) => median(floor)),
      medianVsFloor: ratio(({ floor, ours }) => median(ours) / median(floor)),
      p99VsFloor: ratio(({ floor, ours }) => percentile(ours, 99) / percentile(floor, 99)),
      ...bench.rows,
      wakeVsFloor: ratio(({ floorWakes, wakes }) => median(wakes) / median(floorWakes)),
    };
  } finally {
    await workerd.close();
  }
}
