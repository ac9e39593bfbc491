/**
 * The end of a match when the bag is empty and one other seat at most holds tiles: what is unseen is that seat's rack, so the
 * rest is searched forward as far as a number of nodes goes.
 */
import { rulesOfGame } from "../rules/index.ts";
import { EndgameSearch, type Moved, type Node } from "./endgame-search.ts";
import type { Mind } from "./option.ts";
import { LEFT_ASIDE } from "./prepare.ts";
import { allSold, type Side } from "./side.ts";

/** Not to play at all: to pass, or to end the match where that is all that is left (C-13). */
export const IDLE = -1;

/** How far ahead at most; and how many plays are tried at a node: more once every end was seen with fewer. */
const DEEPEST = 20;
const WIDTHS = [8, 40, 200] as const;
const [NARROW] = WIDTHS;
/** Least number of the bot's own first plays that are tried. */
const FIRST_PLAYS = 24;

/**
 * With which candidate the rest of the match goes best: its index, or IDLE. Null where the opponent's rack is not known, or
 * nothing could be searched. `candidates`: the most promising first.
 */
export function bestInEndgame(mind: Mind, candidates: readonly Moved[]): number | null {
  const root = rootOf(mind);
  if (root === null) return null;
  const search = new EndgameSearch(mind);
  let order = candidates.map((_, index) => index);
  let found: number | null = null;
  for (const width of WIDTHS) {
    const first = Math.max(width, FIRST_PLAYS);
    for (let depth = width === NARROW ? 1 : DEEPEST; depth <= DEEPEST; depth++) {
      search.begin(width, width === NARROW ? "line" : "free");
      const best = bestAtRoot(search, root, candidates, order.slice(0, first), depth);
      if (search.spent) return found;
      found = best;
      order = [...order].sort((one, other) => Number(other === best) - Number(one === best));
      if (!search.cutOff) break;
    }
    if (search.cutOff || (!search.narrowed && candidates.length <= first)) break;
  }
  return found;
}

/**
 * Where every end was seen, not to play may be better, or powers alone, by more than what the search leaves aside may bring;
 * where not, a play is taken.
 */
function bestAtRoot(
  search: EndgameSearch,
  root: Node,
  candidates: readonly Moved[],
  order: readonly number[],
  depth: number,
): number {
  let best = IDLE;
  let most = -Infinity;
  const withTiles = (index: number) => (candidates[index]?.play.tiles.length ?? 0) > 0;
  for (const index of [...order.filter(withTiles), ...order.filter((index) => !withTiles(index))]) {
    const candidate = candidates[index];
    if (candidate === undefined) continue;
    const now = candidate.now - (withTiles(index) ? 0 : LEFT_ASIDE);
    const worth = now + search.after(root, candidate, depth, most - now, Infinity);
    if (worth > most && (withTiles(index) || !search.cutOff)) [best, most] = [index, worth];
  }
  const idle = search.idle(root, depth, most, Infinity);
  return idle > most && !search.cutOff ? IDLE : best;
}

function rootOf({ view, unseen }: Mind): Node | null {
  const { own, seats, turn } = view;
  const rules = rulesOfGame(view);
  if (own === null || view.bag > 0) return null;
  const others = seats.filter(({ rackCount, resigned }, seat) => seat !== turn && !resigned && rackCount > 0);
  const [opponent] = others;
  if (others.length > 1) return null;
  const rack = opponent === undefined ? [] : unseen;
  if (opponent !== undefined && rack.length !== opponent.rackCount) return null;
  const { earned: bar, coins } = opponent ?? { earned: [], coins: 0 };
  const other: Side = { rack, bar, coins, prices: rules.prices };
  return { table: view, sides: [allSold(own, rules), other], passes: view.passes, mover: 0, made: [] };
}
