import type { GameView } from "../../shared/rules/view.types.ts";
import { type Draft, EMPTY_DRAFT, isDrafted, isEmpty, place, recall } from "./draft.ts";
import { settle } from "./pieces.ts";
import { canLay, canPlace } from "./targets.ts";

/** A draft is for the player's next play: it lasts till the own turn ends, through what the opponent does before. */
function isStillMeant(draft: Draft, view: GameView): boolean {
  if (view.result !== null) return false;
  if (draft.turn === view.turnNumber) return true;
  if (draft.ownTurn) return false;
  const since = view.turnNumber - draft.turn;
  return since > 0 && since < view.seats.length;
}

/** Takes back what can no longer be where it was drafted: an opponent's tile lies there, a power was sold. */
function withoutImpossible(draft: Draft, view: GameView): Draft {
  const held = (id: number): boolean => [...draft.rack, ...draft.bar].some((piece) => piece?.id === id);
  const laid = draft.laid.filter(({ id, at }) => held(id) && canLay(view, { ...draft, powers: [] }, at));
  const lost = draft.laid.filter((piece) => !laid.includes(piece)).map(({ at }) => at);
  const bare: Draft = { ...draft, laid, powers: [] };
  const kept = draft.powers.reduce<Draft>(
    (so, { id, at, letter }) => (!lost.includes(at) && canPlace(view, so, id, at) ? place(so, id, at, letter) : so),
    bare,
  );
  return laid.length === draft.laid.length && kept.powers.length === draft.powers.length ? draft : kept;
}

/**
 * The draft brought in line with what the server says now: new tiles in the gaps, what was played gone, everything else
 * where the player left it. Gives back the very same draft where nothing changed, so it may be asked at any time.
 */
export function reconcile(stored: Draft | null, view: GameView): Draft {
  const old = stored ?? EMPTY_DRAFT;
  const own = view.own;
  if (own === null) return isEmpty(old) && old.rack.length === 0 ? old : EMPTY_DRAFT;

  const meant = isStillMeant(old, view);
  let nextId = old.nextId;
  const newId = (): number => nextId++;
  // What was played left by the pieces that were laid; in a draft that goes on, those are the ones to keep.
  const favoured = [...old.rack, ...old.bar].flatMap((piece) =>
    piece !== null && isDrafted(old, piece.id) === meant ? [piece.id] : [],
  );
  const [keep, leaving] = [new Set(favoured), new Set(old.leaving)];
  const rack = settle(old.rack, own.rack, view.rackSize, newId, keep, leaving);
  const bar = settle(old.bar, own.bar, view.slots, newId, keep, leaving);
  const ownTurn = view.turn === own.seat;

  const changed = rack !== old.rack || bar !== old.bar || ownTurn !== old.ownTurn || view.turnNumber !== old.turn;
  const held = changed
    ? { ...old, rack, bar, ownTurn, turn: view.turnNumber, nextId, leaving: rack === old.rack ? old.leaving : [] }
    : old;
  return meant ? withoutImpossible(held, view) : recall(held);
}
