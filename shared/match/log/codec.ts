/**
 * The stored texts of a match. Each is parsed by a schema that ignores fields it does not know. A cached fold that its schema refuses
 * is folded again from the log; a log entry that is refused stops its match (`UnreadableEntry`).
 * Names in the stored JSON never change: `row` is the position and `petty` counts the commands this turn.
 */
import * as v from "valibot";
import { LEXICON_IDS } from "../../rules/model.ts";
import { hasBegun } from "../evolve-phase.ts";
import type { Kind, Mode } from "../mode.types.ts";
import { type MatchEvent, type MatchState, STATE_VERSION } from "../model.ts";
import { type Change, type Fold, type Head, type Position, type Reply, type StoredMatch, UnreadableEntry } from "./log.types.ts";
import type { About, Work } from "./match.types.ts";
import { isStoredEvent, StateAround, Whole } from "./schemas.ts";

const Holder = v.object({
  seat: Whole,
  player: v.string(),
  name: v.string(),
  nonce: v.optional(v.string()),
  nonceBy: v.optional(v.literal("server")),
  blocks: v.optional(v.array(v.string())),
});

const StoredAbout = v.object({
  id: v.string(),
  ruleset: v.string(),
  lexicon: v.picklist(LEXICON_IDS),
  lexiconVersion: v.string(),
  format: v.picklist(["casual", "blitz"]),
  options: v.object({}),
  createdAt: Whole,
  key: v.string(),
  seed: v.optional(v.string()),
  test: v.object({}),
  holders: v.array(Holder),
});

const StoredWork = v.object({
  outbox: v.array(v.object({ notice: v.object({ name: v.string(), at: Whole }), tries: Whole, due: Whole })),
  present: v.array(v.boolean()),
  droppedAt: v.array(v.nullable(Whole)),
});

const StoredHead = v.object({ row: Whole, version: Whole, work: StoredWork });
const StoredStreams = v.object({
  state: StateAround,
  streams: v.array(v.object({ n: Whole, turn: Whole })),
  petty: v.array(Whole),
});

const StoredReply = v.object({ n: Whole, error: v.nullable(v.object({ code: v.string() })) });

interface HeadJson<K extends Kind> {
  readonly row: Position;
  readonly version: number;
  readonly fold: Pick<Fold<K>, "state" | "streams"> & { readonly petty: readonly number[] };
  readonly work: Work;
}

export function headText<K extends Kind>(at: Position, { state, streams, commandsThisTurn, work }: Head<K>): string {
  const fold = { state, streams, petty: commandsThisTurn };
  return JSON.stringify({ row: at, version: STATE_VERSION, fold, work } satisfies HeadJson<K>);
}

export function readHead<K extends Kind>(mode: Mode<K>, body: string | undefined): Pick<StoredMatch<K>, "work" | "cached"> {
  const head = parsed(body);
  if (!v.is(StoredHead, head)) throw new Error("the stored head of the match cannot be read");
  const { row, version, fold, work } = head as unknown as HeadJson<K>;
  const usable = version === STATE_VERSION && isFold(mode, fold);
  return { work, cached: usable ? { position: row, ...foldFrom(fold) } : null };
}

const foldFrom = <K extends Kind>({ state, streams, petty }: HeadJson<K>["fold"]): Fold<K> => ({
  state,
  streams,
  commandsThisTurn: petty,
});

function isFold<K extends Kind>(mode: Mode<K>, fold: unknown): fold is HeadJson<K>["fold"] {
  if (!v.is(StoredStreams, fold)) return false;
  const state = fold.state as unknown as MatchState<K>;
  return mode.plays(state.ruleset) && (!hasBegun(state) || mode.isStoredGame(state.game));
}

export const aboutText = <K extends Kind>(about: NonNullable<Change<K>["about"]>): string => JSON.stringify(about);

export function readAbout<K extends Kind>(mode: Mode<K>, body: string | undefined): About<K> {
  const about = parsed(body);
  if (!v.is(StoredAbout, about)) throw new Error("what the match was made with cannot be read");
  const read = about as unknown as About<K>;
  if (!mode.plays(read.ruleset)) throw new Error("the match was made with other rules");
  return read;
}

export function readEvents<K extends Kind>(mode: Mode<K>, position: Position, text: string): readonly MatchEvent<K>[] {
  const events = parsed(text);
  if (!Array.isArray(events) || !events.every((event) => isStoredEvent(mode, event))) throw new UnreadableEntry(position);
  return events;
}

export function readReply(position: Position, text: string): Reply {
  const reply = parsed(text);
  if (!v.is(StoredReply, reply)) throw new UnreadableEntry(position);
  return reply as Reply;
}

/** Undefined: the text is no JSON. Every schema refuses that. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
