/** The lexicon thread. It does one job and ends. */
import { buildLexicon } from "./build.ts";
import { keep, readKept } from "./device-store.ts";
import type { Job } from "./report.types.ts";

self.addEventListener("message", async ({ data }: MessageEvent<Job>) => {
  await buildLexicon(data, {
    fetch: (...asked) => fetch(...asked),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    alarm: (ms, ring) => {
      const timer = setTimeout(ring, ms);
      return () => clearTimeout(timer);
    },
    readKept,
    keep,
    report: (report, moved) => self.postMessage(report, moved instanceof ArrayBuffer ? { transfer: [moved] } : {}),
  });
  self.close();
});
