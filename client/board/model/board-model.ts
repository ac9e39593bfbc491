/**
 * The state of one board for one player: the view, the draft, and what the hand is doing. laying.ts, taps.ts, keys.ts and
 * drag.ts change it. Components read the signals and call them.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Preview, previewPlay } from "../../../shared/rules/index.ts";
import type { Command, PowerId, RuleError, SquareName, WordList } from "../../../shared/rules/model.ts";
import { squareNumber } from "../../../shared/rules/squares.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { type Cursor, firstCursor } from "../actions/typing.ts";
import { bareArrow, type Draft, EMPTY_DRAFT, isEmpty, type PlayCommand, toPlay } from "../draft/draft.ts";
import { type Face, faceOf, ringedSquares, sameFace } from "../draft/faces.ts";
import { reconcile } from "../draft/reconcile.ts";
import { tellsUnknownWords } from "../draft/rules.ts";
import { litSquares, squaresOf } from "../draft/targets.ts";
import type { Why } from "../speech/refused.ts";
import { type DraftStorage, forgetDraft, loadDraft, saveDraft } from "./storage.ts";
import { NO_ZOOM, type Zoom } from "./zoom-maths.ts";

/** A board that the player rearranges at will and never plays (P-20). */
export interface Freeform {
  /** The number of columns that belong to it. Those beyond are closed. */
  readonly columns: number;
  /** The words on the board now, and whether they are valid. */
  judge(draft: Draft): Preview;
  /** The announcement after a change. */
  tell(preview: Preview): string;
  /** The reason why no more can be laid; null if more can. */
  full(draft: Draft): string | null;
  /** Extra keys of this board. */
  readonly keys: Readonly<Record<string, () => void>>;
}

export interface BoardOptions {
  /** The key of the stored draft. */
  readonly match: string;
  readonly view: ReadonlySignal<GameView>;
  /** Null while the list loads. Words are then neither framed nor praised. */
  readonly words: ReadonlySignal<WordList | null>;
  /** The reason why a word is not valid; null if it is valid or unknown here. */
  readonly why?: Why;
  /** True in the player's turn with a connection. */
  readonly canAct: ReadonlySignal<boolean>;
  /** A command that ends the turn is being sent: the draft is fixed. */
  readonly busy?: ReadonlySignal<boolean>;
  /** A short vibration when a tile snaps in. */
  readonly buzz?: () => void;
  readonly storage?: DraftStorage;
  /** Replaces the draft of the next play. */
  readonly freeform?: Freeform;
  /** The announcements, if they outlive this model: the move that brings another model must still be heard. */
  readonly spoken?: Signal<Spoken>;
  onPlay(command: PlayCommand): void;
  /** Tiles were chosen in the rack for a swap, an exchange or a morph. */
  onChoose(command: ChoiceCommand): void;
  onSell(power: PowerId): void;
}

export type ChoiceCommand = Extract<Command, { type: "swap" | "exchange" | "morph-rack" }>;

/** The server's refusal, shown until the draft changes. */
export type Refusal = RuleError;

/** The words that no list has, where the play was refused for words; else none. */
export const rejectedBy = (refusal: Refusal | null): readonly string[] =>
  refusal?.code === "word-not-in-lexicon" ? refusal.rejected : [];

export interface Picking {
  readonly id: number;
  readonly at: SquareName;
}

/** The mode in which rack tiles are chosen, and its purpose (K-42, C-08, P-12). */
export interface RackChoice {
  readonly purpose: ChoiceCommand["type"];
  /** The power that is used up; null if it costs none. */
  readonly power: number | null;
  readonly chosen: ReadonlySet<number>;
}

export type DropTarget =
  | { readonly kind: "square"; readonly at: SquareName; readonly fits: boolean }
  | { readonly kind: "rack"; readonly place: number }
  | { readonly kind: "sell" };

export interface Drag {
  readonly id: number;
  /** The drop target; null if the piece would go back. */
  readonly over: DropTarget | null;
}

/** The elements of the screen, for finding the target under a finger. The components fill it. */
export interface Surfaces {
  /** The squares, without the rim of the board. */
  field: HTMLElement | null;
  rack: HTMLElement | null;
  sell: HTMLElement | null;
}

/** The latest announcements. Several may come at one moment. The number makes the same text heard twice. */
export interface Spoken {
  readonly text: string;
  readonly count: number;
  readonly latest: readonly string[];
}

export const nothingSaid = (): Signal<Spoken> => signal({ text: "", count: 0, latest: [] });

export interface BoardModel {
  readonly options: BoardOptions;
  readonly size: number;
  /** Equal to `size`, unless the board is not square. */
  readonly columns: number;
  readonly view: ReadonlySignal<GameView>;
  readonly draft: ReadonlySignal<Draft>;
  /** Null while nothing is drafted, and while an arrow waits for its letter. */
  readonly preview: ReadonlySignal<Preview | null>;
  /** One per square, row by row. */
  readonly faces: readonly ReadonlySignal<Face>[];
  /** The piece that was tapped and waits for a square. */
  readonly selected: Signal<number | null>;
  readonly cursor: Signal<Cursor | null>;
  readonly picking: Signal<Picking | null>;
  readonly choice: Signal<RackChoice | null>;
  readonly drag: Signal<Drag | null>;
  readonly zoom: Signal<Zoom>;
  readonly refusal: Signal<Refusal | null>;
  /** The reason why the last action did nothing. */
  readonly notice: Signal<string | null>;
  readonly spoken: Signal<Spoken>;
  /** The morphed square that shows its old letter for a moment. */
  readonly glimpse: Signal<SquareName | null>;
  readonly surfaces: Surfaces;
  setDraft(draft: Draft): void;
  dispose(): void;
}

/** True if it was stored in this own turn. Choosing ends with the turn. */
const isSameTurn = ({ turn, since, ownTurn }: Draft, view: GameView): boolean =>
  ownTurn && turn === view.turnNumber && since === view.turnStartedAt;

export function createBoardModel(options: BoardOptions): BoardModel {
  const { view, words, match, storage, freeform } = options;
  const kept = storage === undefined ? null : loadDraft(storage, match);
  const stored = signal<Draft | null>(kept?.draft ?? null);
  const draft = computed(() => reconcile(stored.value, view.value));
  const preview = computed(() => {
    const [now, game] = [draft.value, view.value];
    if (freeform !== undefined) return freeform.judge(now);
    if (isEmpty(now) || bareArrow(now) !== null || game.own === null) return null;
    return previewPlay(game, toPlay(now), tellsUnknownWords(game) ? words.value : null);
  });
  const selected = signal<number | null>(null);
  const cursor = signal<Cursor | null>(null);
  const picking = signal<Picking | null>(null);
  const drag = signal<Drag | null>(null);
  const choice = signal<RackChoice | null>(kept !== null && isSameTurn(kept.draft, view.peek()) ? kept.choice : null);
  const size = view.peek().size;
  const columns = freeform?.columns ?? size;

  const inHand = computed(() => drag.value?.id ?? selected.value);
  const lit = computed(() => (inHand.value === null ? new Set<SquareName>() : litSquares(view.value, draft.value, inHand.value)));
  const ringed = computed(() => ringedSquares(view.value));
  const context = computed(() => ({
    view: view.value,
    draft: draft.value,
    ringed: ringed.value,
    lit: lit.value,
    choosing: picking.value,
    focus: (cursor.value ?? firstCursor(view.value, EMPTY_DRAFT)).at,
    chosen: selected.value,
    freeform: freeform !== undefined,
  }));
  const squares = [...squaresOf(size)].filter((at) => squareNumber(at, size) % size < columns);
  const faces = squares.map((at) => signal(faceOf(context.peek(), at)));

  const stopFaces = effect(() => {
    const now = context.value;
    batch(() => {
      faces.forEach((face, index) => {
        const next = faceOf(now, squares[index] ?? "");
        if (!sameFace(face.peek(), next)) face.value = next;
      });
    });
  });
  // A reconciled draft is stored, so that the next comparison starts from it.
  const stopKeeping = effect(() => {
    const now = draft.value;
    const over = view.value.result !== null;
    if (now !== stored.peek()) stored.value = now;
    if (storage === undefined || view.value.own === null) return;
    if (over) forgetDraft(storage, match);
    else saveDraft(storage, match, { draft: now, choice: choice.value });
  });
  // The held piece may be gone: sold, played or swapped.
  const stopHolding = effect(() => {
    const held = new Set([...draft.value.rack, ...draft.value.bar].map((piece) => piece?.id));
    if (selected.peek() !== null && !held.has(selected.peek() ?? 0)) selected.value = null;
    if (picking.peek() !== null && !held.has(picking.peek()?.id)) picking.value = null;
    const chosen = choice.peek();
    if (chosen !== null && [...chosen.chosen, ...(chosen.power === null ? [] : [chosen.power])].some((id) => !held.has(id)))
      choice.value = null;
  });

  const zoom = signal<Zoom>(NO_ZOOM);
  const refusal = signal<Refusal | null>(null);
  const notice = signal<string | null>(null);
  const turn = computed(() => view.value.turnNumber);
  let wasOwn = false;
  let lastTurn = turn.peek();
  // The opponent's move is shown on the whole board. Choosing ended with the last turn, and the notice of another turn is no
  // longer true.
  const stopTurn = effect(() => {
    if (turn.value < 0) return;
    const own = view.peek().turn === view.peek().own?.seat;
    batch(() => {
      zoom.value = NO_ZOOM;
      if (turn.value !== lastTurn) choice.value = null;
      if (wasOwn) picking.value = null;
      if (own) {
        notice.value = null;
        refusal.value = null;
      }
    });
    wasOwn = own;
    lastTurn = turn.peek();
  });

  return {
    options,
    size,
    columns,
    view,
    draft,
    preview,
    faces,
    selected,
    cursor,
    picking,
    choice,
    drag,
    zoom,
    refusal,
    notice,
    spoken: options.spoken ?? nothingSaid(),
    glimpse: signal<SquareName | null>(null),
    surfaces: { field: null, rack: null, sell: null },
    setDraft: (next) => {
      stored.value = next;
    },
    dispose: () => {
      stopFaces();
      stopKeeping();
      stopHolding();
      stopTurn();
    },
  };
}
