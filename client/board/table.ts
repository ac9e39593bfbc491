/**
 * The state of one board in front of one player: what the server says, what is drafted, and what the hand is doing.
 * The verbs stand in hand.ts, keys.ts and drag.ts; components read the signals and call them.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Preview, previewPlay } from "../../shared/rules/index.ts";
import type { PowerId, RackTile, RuleErrorCode, SquareName, WordList } from "../../shared/rules/model.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { type Draft, EMPTY_DRAFT, isEmpty, type PlayCommand, toPlay } from "./draft.ts";
import { type Face, faceOf, ringedSquares, sameFace } from "./faces.ts";
import { reconcile } from "./reconcile.ts";
import type { Why } from "./refused.ts";
import { type DraftStorage, forgetDraft, loadDraft, saveDraft } from "./storage.ts";
import { litSquares, squaresOf } from "./targets.ts";
import { type Cursor, firstCursor } from "./typing.ts";
import { NO_ZOOM, type Zoom } from "./zoom-maths.ts";

export interface TableOptions {
  /** Names the draft that is kept on this device. */
  readonly match: string;
  readonly view: ReadonlySignal<GameView>;
  /** Null while it is loading: words are then neither framed nor praised. */
  readonly words: ReadonlySignal<WordList | null>;
  /** Why a word is not valid; null where it is, or where nobody here can tell. */
  readonly why?: Why;
  /** Is it the player's turn, and can it reach the server? */
  readonly canAct: ReadonlySignal<boolean>;
  /** A command that ends the turn is on its way: the draft stands still. */
  readonly busy?: ReadonlySignal<boolean>;
  /** A short buzz when a tile snaps; absent: none. */
  readonly buzz?: () => void;
  readonly storage?: DraftStorage;
  onPlay(command: PlayCommand): void;
  onSwap(tiles: readonly RackTile[]): void;
  onSell(power: PowerId): void;
}

/** The server's no: shown until the draft changes. */
export interface Refusal {
  readonly code: RuleErrorCode;
  readonly rejected?: readonly string[];
  readonly at?: SquareName;
}

export interface Picking {
  readonly id: number;
  readonly at: SquareName;
}

export interface SwapMode {
  /** The power that is used up. */
  readonly power: number;
  readonly chosen: ReadonlySet<number>;
}

export type DropTarget =
  | { readonly kind: "square"; readonly at: SquareName; readonly fits: boolean }
  | { readonly kind: "rack"; readonly place: number }
  | { readonly kind: "sell" };

export interface Drag {
  readonly id: number;
  /** Where the finger would drop it; null: it goes back. */
  readonly over: DropTarget | null;
}

/** Where things are on the screen, for finding what a finger is over. Filled by the components. */
export interface Surfaces {
  /** The squares, without the board's rim. */
  field: HTMLElement | null;
  rack: HTMLElement | null;
  sell: HTMLElement | null;
}

export interface Table {
  readonly options: TableOptions;
  readonly size: number;
  readonly view: ReadonlySignal<GameView>;
  readonly draft: ReadonlySignal<Draft>;
  /** Null while nothing is drafted. */
  readonly preview: ReadonlySignal<Preview | null>;
  /** One a square, row by row. */
  readonly faces: readonly ReadonlySignal<Face>[];
  /** The piece that was tapped and waits for a square. */
  readonly selected: Signal<number | null>;
  readonly cursor: Signal<Cursor | null>;
  readonly picking: Signal<Picking | null>;
  readonly swapping: Signal<SwapMode | null>;
  readonly drag: Signal<Drag | null>;
  readonly zoom: Signal<Zoom>;
  readonly refusal: Signal<Refusal | null>;
  /** Why the last move of the hand did nothing. */
  readonly notice: Signal<string | null>;
  /** What the live region says; the number makes the same text heard twice. */
  readonly spoken: Signal<{ readonly text: string; readonly count: number }>;
  /** The morphed square whose old letter shows for a moment. */
  readonly glimpse: Signal<SquareName | null>;
  readonly surfaces: Surfaces;
  setDraft(draft: Draft): void;
  dispose(): void;
}

export function createTable(options: TableOptions): Table {
  const { view, words, match, storage } = options;
  const stored = signal<Draft | null>(storage === undefined ? null : loadDraft(storage, match));
  const draft = computed(() => reconcile(stored.value, view.value));
  const preview = computed(() =>
    isEmpty(draft.value) || view.value.own === null ? null : previewPlay(view.value, toPlay(draft.value), words.value),
  );
  const selected = signal<number | null>(null);
  const cursor = signal<Cursor | null>(null);
  const picking = signal<Picking | null>(null);
  const drag = signal<Drag | null>(null);
  const swapping = signal<SwapMode | null>(null);
  const size = view.peek().size;

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
  }));
  const squares = [...squaresOf(size)];
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
  // What was brought in line stays so: the next comparison starts from it.
  const stopKeeping = effect(() => {
    const now = draft.value;
    const over = view.value.result !== null;
    if (now !== stored.peek()) stored.value = now;
    if (storage === undefined || view.value.own === null) return;
    if (over) forgetDraft(storage, match);
    else saveDraft(storage, match, now);
  });
  // What the hand holds may be gone: sold, played, or swapped.
  const stopHolding = effect(() => {
    const held = new Set([...draft.value.rack, ...draft.value.bar].map((piece) => piece?.id));
    if (selected.peek() !== null && !held.has(selected.peek() ?? 0)) selected.value = null;
    if (picking.peek() !== null && !held.has(picking.peek()?.id)) picking.value = null;
    if (swapping.peek() !== null && !held.has(swapping.peek()?.power)) swapping.value = null;
  });

  const zoom = signal<Zoom>(NO_ZOOM);
  const turn = computed(() => view.value.turnNumber);
  // The next player's move is seen on the whole board.
  const stopZoom = effect(() => {
    if (turn.value >= 0) zoom.value = NO_ZOOM;
  });

  return {
    options,
    size,
    view,
    draft,
    preview,
    faces,
    selected,
    cursor,
    picking,
    swapping,
    drag,
    zoom,
    refusal: signal<Refusal | null>(null),
    notice: signal<string | null>(null),
    spoken: signal({ text: "", count: 0 }),
    glimpse: signal<SquareName | null>(null),
    surfaces: { field: null, rack: null, sell: null },
    setDraft: (next) => {
      stored.value = next;
    },
    dispose: () => {
      stopFaces();
      stopKeeping();
      stopHolding();
      stopZoom();
    },
  };
}
