/** What match is simulated: rule set, options, times, position and words, drawn from the seed. */
import type { VersionedWords } from "../../shared/match/ports.ts";
import type { CreateInput } from "../../shared/match/service.types.ts";
import type { GameId, RuleOptions } from "../../shared/rules/model.ts";
import type { Random } from "../../shared/rules/testing/random.ts";
import { wordsBut } from "../../shared/rules/testing/some-words.ts";
import { isAtOnce } from "./any-mode.ts";
import type { World } from "./world.types.ts";

export interface Kind {
  readonly ruleset: GameId;
  readonly options: RuleOptions;
  readonly seats: number;
}

const KINDS: readonly Kind[] = [
  { ruleset: "kraft", options: {}, seats: 2 },
  { ruleset: "kraft", options: {}, seats: 2 },
  { ruleset: "kraft-classic", options: {}, seats: 2 },
  { ruleset: "alfapet", options: {}, seats: 2 },
  { ruleset: "alfapet", options: { players: 3, rackSize: 6 }, seats: 3 },
  { ruleset: "alfapet", options: { players: 4 }, seats: 4 },
  { ruleset: "wordfeud", options: {}, seats: 2 },
  { ruleset: "wordfeud", options: { board: "random" }, seats: 2 },
  { ruleset: "express", options: {}, seats: 2 },
  { ruleset: "express", options: { players: 3 }, seats: 3 },
  { ruleset: "express", options: { players: 4 }, seats: 4 },
];
export const drawKind = (draw: Random): Kind => draw.pick(KINDS) ?? { ruleset: "kraft", options: {}, seats: 2 };

/** Of a list in which everything is a word. */
const EVERY_TREE: VersionedWords["tree"] = { root: 0, arc: () => 1 };

/** From some time on a newer version may be the only one that is served. */
export function drawWords(draw: Random, start: number): World["words"] {
  const one = draw.pick([0, 8, 8, 3]) ?? 8;
  const list = wordsBut(one);
  const tree = one === 0 ? EVERY_TREE : null;
  const served = draw.chance(0.2) ? start + draw.below(600_000) : Number.POSITIVE_INFINITY;
  return (asked, now) => ({ list, tree, version: now > served ? "newer" : asked });
}

export function inputFor(kind: Kind, draw: Random): CreateInput {
  if (isAtOnce(kind.ruleset)) return expressInput(kind, draw);
  const format = draw.chance(0.5) ? "blitz" : "casual";
  const turnMs = draw.pick([undefined, 5000, 30_000, 120_000, 400_000]);
  const test = {
    ...(turnMs === undefined ? {} : { turnMs }),
    ...(draw.chance(0.3) ? { lobbyMs: 1000 + draw.below(60_000) } : {}),
    ...(draw.chance(0.5) ? { position: { bag: "AEINRSTLDKOM".slice(0, draw.below(13)) } } : {}),
  };
  const creator = { player: "anna", name: "Anna" };
  return {
    id: "sim",
    ruleset: kind.ruleset,
    lexicon: "sv",
    lexiconVersion: "test",
    format,
    options: kind.options,
    creator,
    test,
  };
}

function expressInput({ ruleset, options }: Kind, draw: Random): CreateInput {
  const test = {
    roundMs: draw.pick([10_000, 40_000, 200_000]) ?? 40_000,
    pauseMs: draw.pick([2000, 20_000]) ?? 20_000,
    ...(draw.chance(0.3) ? { position: { bag: "AEINRSTLDKOM".slice(0, draw.below(13)) } } : {}),
  };
  const creator = { player: "anna", name: "Anna" };
  return { id: "sim", ruleset, lexicon: "sv", lexiconVersion: "test", format: "blitz", options, creator, test };
}
