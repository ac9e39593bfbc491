import { type AutomatonFile, writeAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { dawgFromList } from "../../shared/lexicon/list-file.ts";
import { indexList } from "../../shared/lexicon/list-index.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { type FetchPorts, fetchList } from "./fetch-list.ts";
import type { Job, Report } from "./report.types.ts";

export interface BuildPorts extends Pick<FetchPorts, "fetch" | "wait" | "alarm"> {
  readKept(id: LexiconId, version: string): Promise<AutomatonFile | null>;
  keep(id: LexiconId, version: string, newest: string, bytes: Uint8Array): Promise<void>;
  /** `moved` is transferred out of this thread. */
  report(report: Report, moved?: ArrayBufferLike): void;
}

/**
 * The work of the lexicon thread: it reads the automaton from the device, or builds one from the list, which gives verdicts in
 * the meantime.
 */
export async function buildLexicon(job: Job, ports: BuildPorts): Promise<void> {
  const { id, version, newest } = job;
  const kept = await ports.readKept(id, version);
  if (kept !== null) return ports.report({ type: "automaton", file: kept }, kept.dawg.nodes.buffer);

  const fetched = await fetchList(job, {
    fetch: ports.fetch,
    wait: ports.wait,
    alarm: ports.alarm,
    onProgress: (share) => ports.report({ type: "progress", share }),
    onRetry: (error) => ports.report({ type: "retry", error }),
  });
  if ("error" in fetched) return ports.report({ type: "failed", error: fetched.error });
  const list = fetched.file;
  ports.report({ type: "list", file: list, index: indexList(list) });

  const file: AutomatonFile = { id, version, words: list.words, dawg: dawgFromList(list) };
  const bytes = writeAutomaton(file);
  ports.report({ type: "automaton", file }, file.dawg.nodes.buffer);
  await ports.keep(id, version, newest, bytes);
}
