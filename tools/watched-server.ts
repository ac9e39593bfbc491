/** A server in a process of its own that is started again when it answers no more: its runtime can die without its host's noticing. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

export interface Watched {
  /** Starts the server. */
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Takes a few seconds at most. `unwell`: it answers, but cannot do its work. */
  readonly ask: () => Promise<"well" | "unwell" | "silent">;
  /** `again`: it had stopped answering. */
  readonly ready: (again: boolean) => void;
  /** A sentence for whoever looks at the terminal. */
  readonly say: (sentence: string) => void;
  /** It ended, and is not started again. */
  readonly ended: (code: number) => void;
  readonly times?: Times;
}

interface Times {
  /** Between two questions, in milliseconds. */
  readonly every: number;
  /** How long a start may take. */
  readonly start: number;
  /** From being asked to end to being made to. */
  readonly grace: number;
  /** Starts that are this close together do not help. */
  readonly close: number;
}

const TIMES: Times = { every: 1_000, start: 120_000, grace: 4_000, close: 300_000 };
/** Unanswered questions in a row: a busy machine may miss one. */
const MISSES = 3;
const MOST_RESTARTS = 3;

export function watchedServer({ command, env, ask, ready, say, ended, times = TIMES }: Watched) {
  const [program = "", ...args] = command;
  let server = start();
  let stopping = false;
  /** Its end is our doing. */
  let ending = false;
  let restarts: readonly number[] = [];

  function start(): ChildProcess {
    const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"], ...(env === undefined ? {} : { env }) });
    child.on("exit", (code) => {
      if (ending) return;
      if (!stopping) say("The server has ended by itself, and nothing is served any more.");
      ended(stopping ? 0 : (code ?? 1));
      stopping = true;
    });
    return child;
  }

  /** False: it was not ready in time. */
  async function untilReady(): Promise<boolean> {
    const until = performance.now() + times.start;
    while (!stopping && (await ask()) !== "well") {
      if (performance.now() > until) return false;
      await pause(Math.min(times.every, 150));
    }
    return true;
  }

  async function untilSilent(): Promise<void> {
    for (let misses = 0; misses < MISSES; ) {
      await pause(times.every);
      misses = (await ask()) === "silent" ? misses + 1 : 0;
    }
  }

  async function restart(): Promise<boolean> {
    const now = performance.now();
    restarts = [...restarts.filter((at) => now - at < times.close), now];
    if (restarts.length > MOST_RESTARTS) return false;
    ending = true;
    await end(server, times.grace);
    server = start();
    ending = false;
    return true;
  }

  async function watch(): Promise<void> {
    for (let again = false; ; again = true) {
      if (stopping) return;
      if (await untilReady()) {
        ready(again);
        await untilSilent();
      }
      if (stopping) return;
      say("The server answers no more. It is started again.");
      if (await restart()) continue;
      say("That did not help. Nothing is served any more; what is said above may tell why.");
      ending = true;
      await end(server, times.grace);
      ended(1);
      return;
    }
  }
  void watch();

  return {
    stop(signal: NodeJS.Signals): void {
      stopping = true;
      server.kill(signal);
    },
  };
}

/** With everything that it has started: a runtime that outlives its host would hold the port. */
async function end(child: ChildProcess, grace: number): Promise<void> {
  const all = child.pid === undefined ? [] : familyOf(child.pid);
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await Promise.race([gone, pause(grace)]);
  }
  for (const pid of all) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}

function familyOf(parent: number): readonly number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = (stdout ?? "").split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const family = [parent];
  for (const member of family) for (const [pid, ppid] of pairs) if (ppid === member && pid !== undefined) family.push(pid);
  return family;
}
