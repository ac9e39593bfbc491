import { computed, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type Command, RULE_ERRORS, type RuleError } from "../../shared/rules/model.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { announce, type BoardModel, createBoardModel, nothingSaid, type Spoken, sayPrice } from "../board/index.ts";
import type { MatchSource } from "../match/source.types.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { sayError } from "./say-error.ts";
import type { Words } from "./use-words.ts";

const isRuleError = (error: { readonly code: string }): error is RuleError => RULE_ERRORS.some((known) => known === error.code);
/** The draft is fixed while one of these is being sent. */
const HOLDS_DRAFT: readonly Command["type"][] = ["play", "pass", "exchange", "swap", "morph-rack", "end-game"];

interface OwnTable {
  readonly model: BoardModel;
  /** Sends a command. A refusal is shown in the note and announced. */
  readonly ask: (command: Command) => Promise<void>;
}

function tableFor(store: MatchSource, first: GameView, words: Words, spoken: Signal<Spoken>): OwnTable {
  const view = computed(() => store.match.value?.game ?? first);
  const model = createBoardModel({
    match: draftOf(store),
    view,
    words: words.list,
    why: words.why,
    canAct: computed(() => view.value.result === null && view.value.turn === store.you.value),
    busy: computed(() => store.unanswered.value.some(({ type }) => HOLDS_DRAFT.some((holding) => holding === type))),
    storage: deviceStorage,
    spoken,
    buzz: () => navigator.vibrate?.(8),
    onPlay: (command) => ask(command),
    onChoose: (command) => ask(command),
    onSell: (power) => ask({ type: "sell", power }),
  });
  async function ask(command: Command): Promise<void> {
    const outcome = await store.send(command);
    if (outcome.ok) return;
    const { error } = outcome;
    const no = sayError(error, words.why);
    if (isRuleError(error)) model.refusal.value = error;
    else model.notice.value = no;
    announce(model, [no, sayPrice(model)].filter(Boolean).join(". "));
  }
  return { model, ask };
}

/** With both racks of one player, each has its own order, and no draft passes from one to the other. */
const isShared = (store: MatchSource): boolean => store.people.value.some(({ byName }) => byName === true);
const draftOf = (store: MatchSource): string => {
  const id = store.match.peek()?.id ?? "";
  return isShared(store) ? `${id}:${store.you.peek()}` : id;
};

/** The board of one player, tied to the match: commands go to the server, and refusals come back. */
export function useBoardModel(store: MatchSource, first: GameView, words: Words): OwnTable {
  const spoken = useMemo(nothingSaid, [store]);
  const own = useMemo(() => tableFor(store, first, words, spoken), [store, words.list, isShared(store) ? store.you.value : null]);
  useEffect(() => () => own.model.dispose(), [own]);
  return own;
}
