/** The bot thread: holds what bots know of one lexicon, and thinks of one turn at a time. */
import { chooseActions, type Knowledge } from "../../shared/bot/choose.ts";
import { seeded } from "../../shared/bot/seeded.ts";
import { loadBands } from "../lexicon/bands.ts";
import type { BotJob, BotReport } from "./bot-work.types.ts";
import { knowledgeOf } from "./knowledge.ts";

let knowledge: Promise<Knowledge> | null = null;

const report = (said: BotReport): void => self.postMessage(said);

self.addEventListener("message", async ({ data }: MessageEvent<BotJob>) => {
  if (data.type === "lexicon") {
    const { id, version, dawg } = data;
    knowledge = loadBands(id, version).then((bands) => knowledgeOf(id, dawg, bands));
    return;
  }
  const { n, view, level, seed } = data;
  try {
    if (knowledge === null) throw new Error("no lexicon");
    const known = await knowledge;
    const started = performance.now();
    const commands = chooseActions(view, level, known, seeded(seed));
    report({ type: "thought", n, commands, ms: performance.now() - started });
  } catch (error) {
    report({ type: "failed", n, why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
