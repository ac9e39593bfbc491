/** Runs in the page, before its own scripts: sees what its bot thread is asked for, asks it again, and counts frames meanwhile. */
import type { Level } from "../../shared/bot/level-ids.ts";

export interface Watched {
  /** Gaps between frames, for so long. */
  readonly gaps: readonly number[];
  /** How long each thought took that ended meanwhile. */
  readonly thoughts: readonly number[];
}

export interface ThreadWatch {
  /** Has the thread been asked for a move yet? */
  asked(): number;
  /** Nothing is asked of it. */
  idle(ms: number): Promise<Watched>;
  /** It thinks of its last move again and again, as that level or as its own. */
  thinking(ms: number, level?: Level): Promise<Watched>;
  /** Bytes of the bot thread; of an isolated page alone. Null where the browser does not tell. */
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
      // Numbers that the page does not wait for.
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
