import { countBits, type Dawg } from "../dawg.ts";
import { type Gaddag, TURNS } from "./gaddag.ts";
import { TURN_BIT } from "./kernel/blocks.ts";

/**
 * A word graph or GADDAG in the form that the search reads (kernel/blocks.ts): what may follow a letter stands beside the
 * way there, so a search looks only at blocks that lead on. Blocks of the same parent stand together.
 */
export interface Dictionary {
  readonly blocks: Int32Array;
  /** Block and letters where words are read from the middle to the left; no letters if that cannot be done. */
  readonly backward: number;
  readonly backwardLetters: number;
  readonly forward: number;
  readonly forwardLetters: number;
}

const ALL_LETTERS = TURN_BIT - 1;

export function forwardDictionary(dawg: Dawg): Dictionary {
  const laid = lay(dawg.nodes, dawg.nodes.length, [dawg.root]);
  return { ...laid, backward: 0, backwardLetters: 0, forward: laid.places[0] ?? 0, forwardLetters: laid.letters[0] ?? 0 };
}

/** `graph`: length of the word graph's part of the GADDAG. */
export function fullDictionary(gaddag: Gaddag, graph: number): Dictionary {
  const { blocks, places, letters } = lay(gaddag.nodes, graph, [gaddag.root, gaddag.forward]);
  return {
    blocks,
    backward: places[0] ?? 0,
    backwardLetters: (letters[0] ?? 0) & ALL_LETTERS,
    forward: places[1] ?? 0,
    forwardLetters: letters[1] ?? 0,
  };
}

function lay(nodes: Int32Array, graph: number, roots: readonly number[]) {
  /** Place in the new order + 1 of each old block reached. */
  const place = new Int32Array(nodes.length);
  const ends = new Int32Array(nodes.length);
  const on = new Int32Array(nodes.length);
  let used = 2;

  const reach = (block: number): boolean => {
    if (block === 0 || place[block] !== 0) return false;
    const mask = nodes[block] ?? 0;
    let at = block + 1;
    let stop = 0;
    let go = 0;
    if (turns(mask, block, graph)) {
      go |= TURN_BIT;
      at++;
    }
    for (let rest = mask & ALL_LETTERS; rest !== 0; rest &= rest - 1) {
      const arc = nodes[at++] ?? 0;
      const bit = rest & -rest;
      if ((arc & 1) === 1) stop |= bit;
      if (arc > 1) go |= bit;
    }
    ends[block] = stop;
    on[block] = go;
    place[block] = used;
    used += 2 + 2 * countBits(go);
    return true;
  };
  const spread = (block: number): void => {
    const fresh: number[] = [];
    eachChild(nodes, graph, block, (child) => {
      if (reach(child)) fresh.push(child);
    });
    for (const child of fresh) spread(child);
  };
  for (const root of roots) if (reach(root)) spread(root);

  const blocks = new Int32Array(used);
  for (let block = 1; block < nodes.length; block++) {
    let to = place[block] ?? 0;
    if (to === 0) continue;
    blocks[to++] = ends[block] ?? 0;
    blocks[to++] = on[block] ?? 0;
    eachChild(nodes, graph, block, (child) => {
      blocks[to++] = place[child] ?? 0;
      blocks[to++] = (ends[child] ?? 0) | (on[child] ?? 0);
    });
  }
  return {
    blocks,
    places: roots.map((root) => place[root] ?? 0),
    letters: roots.map((root) => (ends[root] ?? 0) | (on[root] ?? 0)),
  };
}

function turns(mask: number, block: number, graph: number): boolean {
  return block >= graph && (mask & TURNS) !== 0;
}

/** The blocks that follow, where something does, in the order of their letters; after a turn first. */
function eachChild(nodes: Int32Array, graph: number, block: number, visit: (child: number) => void): void {
  const mask = nodes[block] ?? 0;
  let at = block + 1;
  if (turns(mask, block, graph)) visit(nodes[at++] ?? 0);
  for (let rest = mask & ALL_LETTERS; rest !== 0; rest &= rest - 1) {
    const arc = nodes[at++] ?? 0;
    if (arc > 1) visit(arc >>> 1);
  }
}
