import type { GameView } from "../../../shared/rules/view.types.ts";
import { type Draft, EMPTY_DRAFT, isDrafted, isEmpty, layArrow, pieceOf, place, recall } from "./draft.ts";
import { settle, sitsOnTile } from "./pieces.ts";
import { canLay, canLayArrow, canPlace } from "./targets.ts";

/**
 * True while the draft is for the player's next play. It lasts until the own turn ends, through the opponent's turn before it
 * . A play that keeps the turn restarts the clock and still ends the draft (C-13).
 */
function isStillMeant(draft: Draft, view: GameView): boolean {
  if (view.result !== null) return false;
  if (draft.turn === view.turnNumber) return !draft.ownTurn || draft.since === view.turnStartedAt;
  if (draft.ownTurn) return false;
  const since = view.turnNumber - draft.turn;
  return since > 0 && since < view.seats.length;
}

/** Takes back pieces that can no longer stay: an opponent's tile lies there, or a power was sold. */
function withoutImpossible(draft: Draft, view: GameView): Draft {
  const held = (id: number): boolean => pieceOf(draft, id) !== null;
  const laid = draft.laid.filter(({ id, at }) => held(id) && canLay(view, { ...draft, powers: [] }, at));
  const lost = draft.laid.filter((piece) => !laid.includes(piece)).map(({ at }) => at);
  const bare: Draft = { ...draft, laid, arrows: [], powers: [] };
  const bent = draft.arrows.reduce<Draft>(
    (so, { id, at, way }) => (held(id) && canLayArrow(view, so, at) ? layArrow(so, id, at, way) : so),
    bare,
  );
  const kept = draft.powers.reduce<Draft>((so, { id, at, letter }) => {
    const power = draft.bar.find((piece) => piece?.id === id)?.item;
    const lostItsTile = power !== undefined && sitsOnTile(power) && lost.includes(at);
    return !lostItsTile && canPlace(view, so, id, at) ? place(so, id, at, letter) : so;
  }, bent);
  const all = laid.length === draft.laid.length && kept.arrows.length === draft.arrows.length;
  return all && kept.powers.length === draft.powers.length ? draft : kept;
}

/**
 * Reconciles the draft with the view: new tiles fill the gaps, played pieces are gone, and the rest stays. Returns the same
 * draft if nothing changed, so it may be called at any time.
 */
export function reconcile(stored: Draft | null, view: GameView): Draft {
  const old = stored ?? EMPTY_DRAFT;
  const own = view.own;
  if (own === null) return isEmpty(old) && old.rack.length === 0 ? old : EMPTY_DRAFT;

  const meant = isStillMeant(old, view);
  let nextId = old.nextId;
  const newId = (): number => nextId++;
  // The play used the laid pieces. In a draft that goes on, keep those.
  const favoured = [...old.rack, ...old.bar].flatMap((piece) =>
    piece !== null && isDrafted(old, piece.id) === meant ? [piece.id] : [],
  );
  const [keep, leaving] = [new Set(favoured), new Set(old.leaving)];
  const rack = settle(old.rack, own.rack, view.rackSize, newId, keep, leaving);
  const bar = settle(old.bar, own.bar, view.slots, newId, keep, leaving);
  const now = { turn: view.turnNumber, since: view.turnStartedAt, ownTurn: view.turn === own.seat };

  const moved = now.turn !== old.turn || now.since !== old.since || now.ownTurn !== old.ownTurn;
  const held =
    moved || rack !== old.rack || bar !== old.bar
      ? { ...old, ...now, rack, bar, nextId, leaving: rack === old.rack ? old.leaving : [] }
      : old;
  return meant ? withoutImpossible(held, view) : recall(held);
}
