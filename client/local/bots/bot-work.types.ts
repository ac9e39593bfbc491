import type { Level } from "../../../shared/bot/levels.ts";
import type { Dawg } from "../../../shared/lexicon/dawg.ts";
import type { Command, LexiconId } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";

/** The jobs of the bot thread. The lexicon comes first, once. */
export type BotJob =
  | { readonly type: "lexicon"; readonly id: LexiconId; readonly version: string; readonly dawg: Dawg }
  | { readonly type: "think"; readonly n: number; readonly view: GameView; readonly level: Level; readonly seed: string };

/** `ms` is the time it took on this device. */
export type BotReport =
  | { readonly type: "thought"; readonly n: number; readonly commands: readonly Command[]; readonly ms: number }
  | { readonly type: "failed"; readonly n: number; readonly why: string };
