/** A small lexicon, and a thread that runs in place, for tests. */
import { type AutomatonFile, writeAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { writeList } from "../../shared/lexicon/list-file.ts";
import { fileOf } from "../../shared/lexicon/testing/build.ts";
import { type BuildPorts, buildLexicon } from "./build.ts";
import type { Thread } from "./load.ts";
import type { Job, Report } from "./report.types.ts";

export const VERSION = "0123456789ab";
export const WORDS = ["HUND", "KATT", "KATTEN"];
export const JOB: Job = { id: "sv", version: VERSION, newest: VERSION, size: 0 };

export const automaton = (version = VERSION): AutomatonFile => fileOf("sv", version, WORDS);
export const automatonBytes = (version = VERSION): Uint8Array<ArrayBuffer> => writeAutomaton(automaton(version)).slice();
const listBytes = (version = VERSION): Uint8Array<ArrayBuffer> => writeList("sv", version, WORDS).slice();

/** Answers of a server or a network. */
export const ANSWERS = {
  whole: () => new Response(listBytes()),
  truncated: () => new Response(listBytes().slice(0, -3)),
  damaged: () => {
    const bytes = listBytes();
    bytes[85] = (bytes[85] ?? 0) ^ 1;
    return new Response(bytes);
  },
  "wrong-version": () => new Response(listBytes("ba9876543210")),
  "not-a-lexicon": () => new Response("<!doctype html><title>Sign in to this network</title>"),
  gone: () => new Response("", { status: 404 }),
  "no-connection": () => new Response("", { status: 503 }),
} as const satisfies Readonly<Record<string, () => Response>>;

/** Gives the answers in order and repeats the last one. Without an answer there is no network. */
export function network(...answers: readonly (() => Response)[]) {
  const asked: { readonly path: string; readonly cache: RequestCache | undefined }[] = [];
  const answer: typeof fetch = (path, init) => {
    const make = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ path: String(path), cache: init?.cache });
    return make === undefined ? Promise.reject(new TypeError("no network")) : Promise.resolve(make());
  };
  return { asked, fetch: answer };
}

/** Runs a job in place and collects its reports. */
export async function run(ports: Partial<BuildPorts>, job: Job = JOB): Promise<Report[]> {
  const reports: Report[] = [];
  await buildLexicon(job, {
    fetch: network().fetch,
    wait: () => Promise.resolve(),
    alarm: () => () => {},
    readKept: () => Promise.resolve(null),
    keep: () => Promise.resolve(),
    report: (report) => reports.push(report),
    ...ports,
  });
  return reports;
}

/** A thread that gives these reports once it is asked. */
export function threadOf(...reports: readonly (Report | "crash")[]) {
  const jobs: Job[] = [];
  let ended = false;
  const thread: Thread = {
    onmessage: null,
    onerror: null,
    terminate: () => {
      ended = true;
    },
    postMessage: (job: Job) => {
      jobs.push(job);
      queueMicrotask(() => {
        for (const report of reports) {
          if (report === "crash") thread.onerror?.call(thread as Worker, {} as ErrorEvent);
          else thread.onmessage?.call(thread as Worker, { data: report } as MessageEvent<Report>);
        }
      });
    },
  };
  return { jobs, start: () => thread, hasEnded: () => ended };
}
