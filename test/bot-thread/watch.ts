/** Runs in the page before its scripts: records the jobs of its bot thread, repeats the last one, and measures frames meanwhile. */
import type { Level } from "../../shared/bot/level-ids.ts";

export interface Watched {
  /** Gaps between frames in ms. */
  readonly gaps: readonly number[];
  /** Duration in ms of each search that ended meanwhile. */
  readonly thoughts: readonly number[];
}

export interface ThreadWatch {
  /** Number of moves that the page has asked the thread for. */
  asked(): number;
  /** Measures while the thread has no job. */
  idle(ms: number): Promise<Watched>;
  /** Measures while the thread repeats its last search, at its own level or at the one given. */
  thinking(ms: number, level?: Level): Promise<Watched>;
  /** Bytes of the bot thread, in an isolated page. Null where the browser does not report them. */
  memory(): Promise<number | null>;
}

declare global {
  var threadWatch: ThreadWatch;
}

export function watchThreads(): void {
  interface Job {
    readonly type: string;
    readonly n: number;
    readonly level: Level;
  }
  let thread: Worker | null = null;
  let last: Job | null = null;
  let asked = 0;

  globalThis.Worker = class extends Worker {
    override postMessage(job: Job, ...rest: never[]): void {
      if (job.type === "think" && job.n > 0) {
        thread = this;
        last = job;
        asked++;
      }
      super.postMessage(job, ...rest);
    }
  };

  function framesUntil(end: Promise<unknown>): Promise<number[]> {
    const gaps: number[] = [];
    let before: number | null = null;
    let over = false;
    const frame = (now: number): void => {
      if (before !== null) gaps.push(now - before);
      before = now;
      if (!over) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return end.then(() => {
      over = true;
      return gaps;
    });
  }

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  globalThis.threadWatch = {
    asked: () => asked,
    idle: async (ms) => ({ gaps: await framesUntil(wait(ms)), thoughts: [] }),
    async thinking(ms, level) {
      const [asks, job] = [thread, last];
      if (asks === null || job === null) throw new Error("the thread has not been asked for anything");
      const thoughts: number[] = [];
      let n = 0;
      let over = false;
      // The page ignores answers with negative numbers.
      const ask = () => asks.postMessage({ ...job, ...(level === undefined ? {} : { level }), n: --n });
      const done = new Promise<void>((resolve, reject) => {
        asks.addEventListener("message", ({ data }) => {
          if (data.n !== n) return;
          if (data.type === "failed") return reject(new Error(data.why));
          thoughts.push(data.ms);
          if (over) resolve();
          else ask();
        });
      });
      ask();
      const gaps = await framesUntil(wait(ms));
      over = true;
      await done;
      return { gaps, thoughts };
    },
    async memory() {
      const measure = Reflect.get(performance, "measureUserAgentSpecificMemory");
      if (typeof measure !== "function") throw new Error("the page is not isolated");
      interface Part {
        readonly bytes: number;
        readonly attribution: readonly { readonly scope: string; readonly url: string }[];
      }
      try {
        const { breakdown }: { readonly breakdown: readonly Part[] } = await measure.call(performance);
        return breakdown
          .filter(({ attribution }) => attribution.some(({ url }) => url.includes("bot.worker")))
          .reduce((sum, { bytes }) => sum + bytes, 0);
      } catch {
        return null;
      }
    },
  };
}
