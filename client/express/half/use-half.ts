import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type ExpressGameView, type HalfOutcome, MOST_HELD } from "../../../shared/express/index.ts";
import { hasBegun } from "../../../shared/match/evolve-phase.ts";
import type { BegunExpressView } from "../../../shared/protocol/express.ts";
import type { Seat, WordList } from "../../../shared/rules/model.ts";
import { announce, type BoardModel, createBoardModel, nothingSaid, type Spoken } from "../../board/index.ts";
import { type Messages, t } from "../../i18n/index.ts";
import type { ExpressStore } from "../../match/connection/kinds.ts";
import { deviceStorage } from "../../storage/device-storage.ts";
import type { Words } from "../../words/words.ts";
import { laidOut, tilesOf } from "./arrangement.ts";
import { type Chosen, finishedHalf } from "./finished.ts";
import { halfView } from "./half-view.ts";
import { freeform } from "./judge.ts";
import { keepSent } from "./keep-sent.ts";
import { type Mark, revisionsOf } from "./revisions.ts";
import type { ValidWords } from "./valid-words.ts";

export interface OwnHalf {
  readonly model: BoardModel;
  /** The half shown once a round is over. */
  readonly finished: ReadonlySignal<HalfOutcome | null>;
  lookAt(seat: Seat): void;
  /** Draws the next letter. A refusal is announced and shown. */
  draw(): void;
  /** Marks the player as done or not done, once the server has the last letter. */
  done(mark: boolean): void;
  dispose(): void;
}

const nothing = (): void => {};

/** True if letters may be drawn and laid. */
export const isOpen = ({ stage, seats }: ExpressGameView, you: number | null): boolean => {
  const own = you === null ? undefined : seats[you];
  return stage === "playing" && own !== undefined && !own.done && !own.left;
};

/** True if the bag has a letter for this player. */
export function mayDraw(game: ExpressGameView, you: number | null): boolean {
  const held = you === null ? 0 : (game.seats[you]?.held ?? 0);
  return isOpen(game, you) && game.bag > 0 && held < MOST_HELD;
}

function halfOf(
  store: ExpressStore,
  first: BegunExpressView,
  valid: ValidWords,
  words: Words,
  marks: Mark,
  spoken: Signal<Spoken>,
): OwnHalf {
  const match = computed<BegunExpressView>(() => {
    const now = store.match.value;
    return now !== null && hasBegun(now) ? now : first;
  });
  const chosen = signal<Chosen | null>(null);
  const finished = computed(() => finishedHalf(match.value.game, chosen.value, store.you.value));
  const view = computed(() => halfView(match.value, match.value.game, store.you.value, finished.value));
  const open = computed(() => isOpen(match.value.game, store.you.value));
  const model = createBoardModel({
    match: first.id,
    view,
    words: signal<WordList | null>(null),
    why: words.why,
    canAct: open,
    busy: computed(() => !open.value),
    storage: deviceStorage,
    spoken,
    buzz: () => navigator.vibrate?.(8),
    freeform: freeform(
      valid,
      words.why,
      () => void draw(),
      () => finished.value,
    ),
    onPlay: nothing,
    onChoose: nothing,
    onSell: nothing,
  });

  function announceProblem(code: keyof Messages["errors"]): void {
    const no = t().errors[code];
    model.notice.value = no;
    announce(model, no);
  }

  const sync = keepSent({
    async send(revision, tiles) {
      const outcome = await store.send({ type: "arrange", revision, tiles: [...tiles] });
      return outcome.ok;
    },
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    adopt(tiles) {
      // In a finished round the halves lie on the board itself.
      if (finished.peek() === null) model.setDraft(laidOut(model.draft.peek(), tiles));
    },
    ...marks,
  });
  const stopSync = effect(() => {
    const tiles = tilesOf(model.draft.value);
    const { game } = match.value;
    const now = game.mine === null ? null : { round: game.round, tiles, mine: game.mine, open: open.value };
    // Sending changes signals of its own.
    if (now !== null) untracked(() => sync.look(now));
  });

  async function draw(): Promise<void> {
    if (!mayDraw(match.peek().game, store.you.peek())) return;
    const outcome = await store.send({ type: "draw" });
    if (!outcome.ok) announceProblem(outcome.error.code);
  }

  return {
    model,
    finished,
    lookAt(seat) {
      chosen.value = { round: match.peek().game.round, seat };
    },
    draw: () => void draw(),
    done(mark) {
      sync.whenSent(async () => {
        const outcome = await store.send({ type: mark ? "done" : "undone" });
        // The round may have ended in that moment.
        if (!outcome.ok && outcome.error.code !== "not-allowed") announceProblem(outcome.error.code);
      });
    },
    dispose() {
      stopSync();
      sync.stop();
      model.dispose();
    },
  };
}

/** The player's half of the board, tied to the match: local changes are sent, and those of another page are adopted. */
export function useHalf(store: ExpressStore, first: BegunExpressView, valid: ValidWords, words: Words): OwnHalf {
  const spoken = useMemo(nothingSaid, [store]);
  const half = useMemo(
    () => halfOf(store, first, valid, words, revisionsOf(deviceStorage, first.id), spoken),
    [store, valid, words],
  );
  useEffect(() => () => half.dispose(), [half]);
  return half;
}
