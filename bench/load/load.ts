/** `bench:load`: many live matches in one workerd, each with a play every ten seconds, beside as many objects of the floor (V-13). */
import { openBuilt } from "../../lexicons/open-built.ts";
import { Workerd } from "../../test/workerd/workerd.ts";
import { writeScripts } from "../match/script.ts";
import { median, percentile, rounded } from "../statistics.ts";
import { Crowd, together } from "./crowd.ts";
import type { Report, Side } from "./protocol.types.ts";
import { type Busy, ServerLoad } from "./server-load.ts";

export interface Options {
  readonly matches: number;
  readonly windows: number;
  /** Time that each side sends in one window. */
  readonly windowMs: number;
  /** How many matches are added at a time until plays take too long; null: the limit is not looked for. */
  readonly step: number | null;
  readonly log: (line: string) => void;
}

export interface Figures {
  readonly bench: "load";
  readonly matches: number;
  readonly plays: number;
  readonly acked: number;
  readonly lost: number;
  readonly p99Ms: number;
  readonly p99VsFloor: number;
  /** Memory of the server for each live match: its object and its two sockets. */
  readonly bytesPerMatch: number;
  readonly medianMs: number;
  readonly floorP99Ms: number;
  /** The largest and the smallest p99 of the floor among the windows: how steady the machine was. */
  readonly floorP99Range: readonly [least: number, most: number];
  /** Cores that the server uses while matches are played. */
  readonly cores: number;
  /** The first number of matches that is too many; null: none was, or the limit was not looked for. */
  readonly breaksAt: number | null;
  readonly because: string | null;
}

/** The floor and the plays take turns this short, so that a busy moment of the machine meets both. */
const TURN_MS = 1000;
const EVERY_MS = 10_000;
const SCRIPTS = 24;
const PLAYS_PER_MATCH = 24;
const PROCESSES = 2;
/** The p99 that a play may have (issue 11). */
const MAX_P99_MS = 60;
const MAX_STEPS = 8;
/** One slow window is an accident of the machine: the median of three decides. */
const STEP_WINDOWS = 3;
const ALMOST_ALL = 0.95;

export async function benchLoad({ matches, windows: count, windowMs, step, log }: Options): Promise<Figures> {
  const scripts = await writeScripts(await openBuilt("sv"), SCRIPTS, PLAYS_PER_MATCH);
  // One process may not open the files of both, so each side has a workerd of its own.
  const workerd = await Workerd.start();
  const floor = await Workerd.start({ entry: "bench/worker.ts", objects: { FLOOR: "Floor" } });
  const crowd = await Crowd.begin(PROCESSES, { match: workerd.url, floor: floor.url }, scripts);
  try {
    const server = new ServerLoad(workerd.pids());
    const floorServer = new ServerLoad(floor.pids());
    // The first matches load the lexicon.
    await crowd.open("match", PROCESSES);
    await crowd.send("match", 1000, 1000);
    await crowd.open("floor", matches);
    log(`${matches} floors are open: ${busyText(floorServer.look())}`);
    const before = server.bytes();
    await crowd.open("match", matches - PROCESSES);
    const bytesPerMatch = (server.bytes() - before) / matches;
    log(`${matches} matches are open, ${rounded(bytesPerMatch / 1000)} kB each: ${busyText(server.look())}`);
    // One play for each match before the first window: code is compiled, and players without a page are known to hear nothing.
    log(`warm-up: ${windowText(await measureWindow(crowd, server, EVERY_MS))}`);

    const windows: Window[] = [];
    for (let number = 1; number <= count; number++) {
      const window = await measureWindow(crowd, server, windowMs);
      windows.push(window);
      log(`window ${number}: ${windowText(window)}`);
    }
    const incomplete = await crowd.check();
    const broken = step === null ? null : await findLimit(crowd, server, matches, step, windowMs / 2, log);
    const p99s = windows.map(({ match }) => percentile(match.times, 99));
    const floorP99s = windows.map((window) => percentile(window.floor.times, 99));
    return {
      bench: "load",
      matches,
      plays: sum(windows, ({ match }) => match.sent),
      acked: sum(windows, ({ match }) => match.times.length),
      lost: sum(windows, ({ match }) => match.lost) + incomplete,
      p99Ms: rounded(median(p99s)),
      p99VsFloor: rounded(median(windows.map(p99VsFloor))),
      bytesPerMatch: Math.round(bytesPerMatch),
      medianMs: rounded(median(windows.map(({ match }) => median(match.times)))),
      floorP99Ms: rounded(median(floorP99s)),
      floorP99Range: [rounded(Math.min(...floorP99s)), rounded(Math.max(...floorP99s))],
      cores: rounded(median(windows.map(({ cores }) => cores))),
      breaksAt: broken?.at ?? null,
      because: broken?.because ?? null,
    };
  } catch (error) {
    throw new Error(`the bench has failed; the server logged ${JSON.stringify(workerd.faults().slice(-3))}`, { cause: error });
  } finally {
    crowd.close();
    await workerd.close();
    await floor.close();
  }
}

interface Window extends Readonly<Record<Side, Report>> {
  /** Median of the turns in which matches were played. */
  readonly cores: number;
}

/** Each side sends for `ms` altogether, turn by turn. A turn ends when all its messages are answered. */
async function measureWindow(crowd: Crowd, server: ServerLoad, ms: number): Promise<Window> {
  const reports: Readonly<Record<Side, Report[]>> = { floor: [], match: [] };
  const cores: number[] = [];
  for (let turn = 0; turn * TURN_MS < ms; turn++) {
    reports.floor.push(await crowd.send("floor", TURN_MS, EVERY_MS));
    server.restart();
    reports.match.push(await crowd.send("match", TURN_MS, EVERY_MS));
    cores.push(server.cores());
  }
  return { floor: together(reports.floor), match: together(reports.match), cores: median(cores) };
}

const p99VsFloor = ({ match, floor }: Window): number => percentile(match.times, 99) / percentile(floor.times, 99);

interface Broken {
  readonly at: number;
  readonly because: string;
}

/** Adds matches until plays take too long or the server fails. */
async function findLimit(
  crowd: Crowd,
  server: ServerLoad,
  from: number,
  step: number,
  windowMs: number,
  log: (line: string) => void,
): Promise<Broken | null> {
  for (let matches = from + step; matches <= from + MAX_STEPS * step; matches += step) {
    try {
      await crowd.open("match", step);
      server.restart();
      const reports: Report[] = [];
      for (let window = 0; window < STEP_WINDOWS; window++) reports.push(await crowd.send("match", windowMs, EVERY_MS));
      const busy = server.look();
      const p99 = median(reports.map(({ times }) => percentile(times, 99)));
      const all = together(reports);
      log(`${matches} matches: median p99 of ${STEP_WINDOWS} windows ${rounded(p99)} ms; ${reportText(all)}; ${busyText(busy)}`);
      if (all.lost > 0 || p99 > MAX_P99_MS) return { at: matches, because: filesText(server, busy) ?? reason(all, p99, busy) };
    } catch (error) {
      const busy = server.look();
      return { at: matches, because: filesText(server, busy) ?? `${String(error)}; ${busyText(busy)}` };
    }
  }
  return null;
}

/** The operating system limits the files that a process may open. Null: the limit is not near. */
function filesText(server: ServerLoad, { files, maxFiles }: Busy): string | null {
  if (files <= maxFiles * ALMOST_ALL) return null;
  const { sockets, databases } = server.openFiles();
  return `the server has ${files} of ${maxFiles} files open: ${sockets} sockets, ${databases} of databases of matches that are awake`;
}

function reason({ lost, errors, behindMs }: Report, p99: number, { cores }: Busy): string {
  if (lost > 0) return `${lost} plays were not answered: ${errors[0]}`;
  const late = `p99 is ${rounded(p99)} ms`;
  if (cores > ALMOST_ALL) return `${late}: the server's one thread is busy (${rounded(cores)} cores)`;
  return `${late}: the machine is busy (server ${rounded(cores)} cores, clients up to ${Math.round(behindMs)} ms behind)`;
}

const sum = (windows: readonly Window[], read: (window: Window) => number): number =>
  windows.reduce((total, window) => total + read(window), 0);

const busyText = ({ cores, megabytes, files, maxFiles }: Busy): string =>
  `${rounded(cores)} cores, ${Math.round(megabytes)} MB, ${files} of ${maxFiles} files`;

const windowText = (window: Window): string =>
  `floor ${reportText(window.floor)}; plays ${reportText(window.match)}; ` +
  `p99 ${rounded(p99VsFloor(window))} times the floor's; ${rounded(window.cores)} cores`;

function reportText({ sent, times, lost, behindMs }: Report): string {
  const [middle, p99] = [rounded(median(times)), rounded(percentile(times, 99))];
  return `${sent} sent, ${lost} lost, ${middle} / ${p99} ms (median / p99), ${Math.round(behindMs)} ms behind`;
}
