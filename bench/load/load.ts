/** `bench:load`: many live matches in one workerd, a play each ten seconds a match, beside as many of the floor (V-13). */
import { openBuilt } from "../../lexicons/open-built.ts";
import { Workerd } from "../../test/workerd/workerd.ts";
import { writeScripts } from "../match/script.ts";
import { median, percentile, rounded } from "../statistics.ts";
import { Crowd, together } from "./crowd.ts";
import type { Report, Side } from "./protocol.types.ts";
import { type Busy, ServerLoad } from "./server-load.ts";

export interface Options {
  readonly matches: number;
  /** Of each of the windows. */
  readonly windowMs: number;
  /** How many more are added at a time until it breaks; null: it is not brought to that. */
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
  /** Of one core, while played. */
  readonly cores: number;
  /** The first count of matches that is too many; null: none was, or none was looked for. */
  readonly breaksAt: number | null;
  readonly because: string | null;
}

const WINDOWS = 9;
/** The floor and the plays take turns this short, so that a busy moment of the machine meets both. */
const TURN_MS = 1000;
const EVERY_MS = 10_000;
const SCRIPTS = 24;
const PLAYS_PER_MATCH = 24;
const PROCESSES = 2;
/** What is asked of a play (issue: p99), and of the ratio to the floor. */
const MOST_MS = 60;
const MOST_STEPS = 8;
const ALMOST_ALL = 0.95;

export async function benchLoad({ matches, windowMs, step, log }: Options): Promise<Figures> {
  const scripts = await writeScripts(await openBuilt("sv"), SCRIPTS, PLAYS_PER_MATCH);
  // Each in a workerd of its own: one process may not open the files of both.
  const workerd = await Workerd.start();
  const floor = await Workerd.start({ entry: "bench/worker.ts", objects: { FLOOR: "Floor" } });
  const crowd = await Crowd.begin(PROCESSES, { match: workerd.url, floor: floor.url }, scripts);
  try {
    const server = new ServerLoad(workerd.pids());
    const floorServer = new ServerLoad(floor.pids());
    // The first one loads the lexicon.
    await crowd.open("match", PROCESSES);
    await crowd.send("match", 1000, 1000);
    await crowd.open("floor", matches);
    log(`${matches} floors are open: ${tellBusy(floorServer.look())}`);
    const before = server.bytes();
    await crowd.open("match", matches - PROCESSES);
    const bytesPerMatch = (server.bytes() - before) / matches;
    log(`${matches} matches are open, ${rounded(bytesPerMatch / 1000)} kB each: ${tellBusy(server.look())}`);

    const ours: Report[] = [];
    const floors: Report[] = [];
    const cores: number[] = [];
    for (let window = 0; window < WINDOWS; window++) {
      const turns: Record<Side, Report[]> = { floor: [], match: [] };
      const busy: number[] = [];
      for (let turn = 0; turn * TURN_MS < windowMs; turn++) {
        turns.floor.push(await crowd.send("floor", TURN_MS, EVERY_MS));
        server.restart();
        turns.match.push(await crowd.send("match", TURN_MS, EVERY_MS));
        busy.push(server.look().cores);
      }
      floors.push(together(turns.floor));
      ours.push(together(turns.match));
      cores.push(median(busy));
      log(`window ${window + 1}: floor ${tell(floors.at(-1))}; plays ${tell(ours.at(-1))}; ${rounded(cores.at(-1) ?? 0)} cores`);
    }
    const wrong = await crowd.check();
    const p99s = ours.map(({ times }) => percentile(times, 99));
    const broken = step === null ? null : await bringDown(crowd, server, matches, step, windowMs, log);
    return {
      bench: "load",
      matches,
      plays: sum(ours, ({ sent }) => sent),
      acked: sum(ours, ({ times }) => times.length),
      lost: sum(ours, ({ lost }) => lost) + wrong,
      p99Ms: rounded(median(p99s)),
      p99VsFloor: rounded(median(p99s.map((p99, window) => p99 / percentile(floors[window]?.times ?? [], 99)))),
      bytesPerMatch: Math.round(bytesPerMatch),
      medianMs: rounded(median(ours.map(({ times }) => median(times)))),
      floorP99Ms: rounded(median(floors.map(({ times }) => percentile(times, 99)))),
      cores: rounded(median(cores)),
      breaksAt: broken?.at ?? null,
      because: broken?.because ?? null,
    };
  } catch (error) {
    throw new Error(`the bench has failed; the server noted ${JSON.stringify(workerd.faults().slice(-3))}`, { cause: error });
  } finally {
    crowd.close();
    await workerd.close();
    await floor.close();
  }
}

interface Broken {
  readonly at: number;
  readonly because: string;
}

/** More and more, until plays take too long or something gives way. */
async function bringDown(
  crowd: Crowd,
  server: ServerLoad,
  from: number,
  step: number,
  windowMs: number,
  log: (line: string) => void,
): Promise<Broken | null> {
  for (let matches = from + step; matches <= from + MOST_STEPS * step; matches += step) {
    try {
      await crowd.open("match", step);
      server.restart();
      const report = await crowd.send("match", windowMs, EVERY_MS);
      const busy = server.look();
      log(
        `${matches} matches: ${tell(report)}; ${rounded(busy.cores)} cores, ${Math.round(busy.megabytes)} MB, ${busy.files} files`,
      );
      if (report.lost > 0 || percentile(report.times, 99) > MOST_MS)
        return { at: matches, because: outOfFiles(server, busy) ?? reason(report, busy) };
    } catch (error) {
      const busy = server.look();
      return { at: matches, because: outOfFiles(server, busy) ?? `${String(error)}; ${tellBusy(busy)}` };
    }
  }
  return null;
}

/** The operating system lets a process have so many files open, and no more. */
function outOfFiles(server: ServerLoad, { files, mostFiles }: Busy): string | null {
  if (files <= mostFiles * ALMOST_ALL) return null;
  const { sockets, databases } = server.openFiles();
  return `the server has ${files} of ${mostFiles} files open: ${sockets} sockets, ${databases} of databases of matches that are awake`;
}

function reason({ lost, errors, times, behindMs }: Report, { cores }: Busy): string {
  if (lost > 0) return `${lost} plays were not answered: ${errors[0]}`;
  const late = `p99 is ${rounded(percentile(times, 99))} ms`;
  if (cores > ALMOST_ALL) return `${late}: the server's one thread is busy (${rounded(cores)} cores)`;
  return `${late}: the machine is busy (server ${rounded(cores)} cores, clients up to ${Math.round(behindMs)} ms behind)`;
}

const sum = (reports: readonly Report[], of: (report: Report) => number): number =>
  reports.reduce((total, report) => total + of(report), 0);

const tellBusy = ({ cores, megabytes, files, mostFiles }: Busy): string =>
  `${rounded(cores)} cores, ${Math.round(megabytes)} MB, ${files} of ${mostFiles} files`;

function tell(report: Report | undefined): string {
  if (report === undefined) return "";
  const { sent, times, lost, behindMs } = report;
  const [middle, most] = [rounded(median(times)), rounded(percentile(times, 99))];
  return `${sent} sent, ${lost} lost, ${middle} / ${most} ms (median / p99), ${Math.round(behindMs)} ms behind`;
}
