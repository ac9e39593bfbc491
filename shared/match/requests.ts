/** Making a match, sitting down, leaving again, closing it. Each may be asked again, and then changes nothing. */
import { CLOSE } from "../protocol/codes.ts";
import { KNOWS_VACATED } from "../protocol/version.ts";
import type { Seat } from "../rules/model.ts";
import { dueAt } from "./clocks.ts";
import type { MatchCore } from "./core.ts";
import { commitOf } from "./fair/commit.ts";
import { holder, source, withHolder, withoutHolder } from "./fair/holders.ts";
import { recordOf } from "./fair/record-of.ts";
import { same } from "./fair/same.ts";
import type { Loaded } from "./ledger.ts";
import type { Kind } from "./mode.types.ts";
import type { MatchEvent } from "./model.ts";
import { noticesOf, withNotices } from "./outbox.ts";
import { withPresence } from "./presence.ts";
import type { Admission, CreateInput, MatchRpc, Participant, Refusal } from "./service.types.ts";
import type { About, SeatHolder } from "./store.ts";
import { readTestOptions } from "./test-options.ts";
import { BLITZ_OPEN_MS, CASUAL_OPEN_MS } from "./times.ts";
import { saySnapshot } from "./voice.ts";

type Answer<Method extends keyof MatchRpc> = Awaited<ReturnType<MatchRpc[Method]>>;

/** Whoever makes a match sits here. */
export const MAKER: Seat = 0;

/** Rows of the log before a match begins: of people who come and go none has so many. */
const MOST_ROWS_OPEN = 200;

const refuse = (error: Refusal["error"]): Refusal => ({ error });

const holderOf = <K extends Kind>(loaded: Loaded<K>, player: string): SeatHolder | undefined =>
  loaded.about.holders.find((one) => one.player === player);

/** What a creation must repeat to be the same one. */
const termsOf = ({ ruleset, lexicon, format, options }: Pick<CreateInput, "ruleset" | "lexicon" | "format" | "options">) => ({
  ruleset,
  lexicon,
  format,
  options,
});

export function create<K extends Kind>(core: MatchCore<K>, input: CreateInput): Answer<"create"> {
  const known = core.load();
  if (known !== null) {
    const { about } = known;
    if (about.id !== input.id || about.holders[0]?.player !== input.creator.player) return refuse("bad-request");
    const { expiresAt, commit = null } = known.head.state;
    return same(termsOf(about), termsOf(input)) ? { ok: true, expiresAt, commit } : refuse("id-reused");
  }
  const { id, ruleset, lexicon, lexiconVersion, format, options, creator, firstTurn, openMs } = input;
  const test = readTestOptions(input.test ?? {});
  const { mode } = core;
  const seats = mode.plays(ruleset) ? mode.seats(ruleset, options) : 0;
  if (!mode.plays(ruleset) || test === null || seats < 2 || (input.test !== undefined && !core.ports.testOptions))
    return refuse("bad-request");

  const at = core.ports.now();
  const { randomBytes } = core.ports;
  const first = firstTurn === undefined ? {} : { firstTurn };
  const made = { id, ruleset, lexicon, lexiconVersion, format, options, createdAt: at, ...first, test, holders: [] };
  const about: About<K> = withHolder({ ...made, ...source(test, input.seed, randomBytes) }, holder(MAKER, creator, randomBytes));
  const commit = about.seed === undefined ? {} : { commit: commitOf(id, about.seed) };
  const expiresAt = at + (test.lobbyMs ?? openMs ?? (format === "blitz" ? BLITZ_OPEN_MS : CASUAL_OPEN_MS));
  const loaded = core.ledger.create(about, at, [
    { type: "opened", at, id, ruleset, lexicon, lexiconVersion, format, options, seats, expiresAt, ...commit },
    { type: "seated", at, seat: MAKER, expiresAt },
  ]);
  core.arm(loaded);
  core.note("info", "opened", { ruleset, lexicon, format, prepared: input.test !== undefined }, 0);
  return { ok: true, expiresAt, commit: commit.commit ?? null };
}

export function takeSeat<K extends Kind>(core: MatchCore<K>, who: Participant): Answer<"takeSeat"> {
  const now = core.ports.now();
  const loaded = core.settle(now);
  if (loaded === null) return refuse("no-such-match");
  const { state } = loaded.head;
  const mine = holderOf(loaded, who.player);
  if (mine !== undefined) return { ok: true, seat: mine.seat, phase: state.phase, due: dueAt(core.mode, state) };
  const seat = state.taken.indexOf(false);
  if (state.phase === "closed") return refuse("no-such-match");
  if (state.phase !== "open" || seat < 0) return refuse("seat-taken");
  if (loaded.head.row >= MOST_ROWS_OPEN) return refuse("too-many");

  const about = withHolder(loaded.about, holder(seat, who, core.ports.randomBytes));
  const events = seated(core, { ...loaded, about }, seat, now);
  const after = core.step(loaded, { at: now, events, about });
  core.tellPeople(after, now);
  const { phase } = after.head.state;
  core.note("info", "seated", { phase }, seat);
  return { ok: true, seat, phase, due: dueAt(core.mode, after.head.state) };
}

/** With the last seat a Casual match is live at once, and a Blitz one gets its lobby, with a time of its own. */
function seated<K extends Kind>(core: MatchCore<K>, loaded: Loaded<K>, seat: number, now: number): readonly MatchEvent<K>[] {
  const { about, head } = loaded;
  const last = head.state.taken.every((taken, other) => taken || other === seat);
  if (!last) return [{ type: "seated", at: now, seat, expiresAt: head.state.expiresAt }];
  if (head.state.format === "blitz") {
    return [{ type: "seated", at: now, seat, expiresAt: now + (about.test.lobbyMs ?? BLITZ_OPEN_MS) }];
  }
  return [
    { type: "seated", at: now, seat, expiresAt: null },
    core.mode.start(about, head.state.options, now, core.chance(loaded)),
  ];
}

export function closeMatch<K extends Kind>(core: MatchCore<K>, who: Parameters<MatchRpc["closeMatch"]>[0]): Answer<"closeMatch"> {
  const now = core.ports.now();
  const loaded = core.settle(now);
  if (loaded === null) return refuse("no-such-match");
  if (holderOf(loaded, who.player)?.seat !== MAKER) return refuse("not-allowed");
  const { phase } = loaded.head.state;
  if (phase === "closed") return { ok: true };
  if (phase !== "open") return refuse("seat-taken");
  core.step(loaded, { at: now, events: [{ type: "closed", at: now, reason: who.declined === true ? "declined" : "closed" }] });
  return { ok: true };
}

/**
 * A seat is left again while the match has not begun; its maker's is not, who closes the match instead. Whoever sits nowhere has left.
 */
export function leaveSeat<K extends Kind>(core: MatchCore<K>, who: Pick<Participant, "player">): Answer<"leaveSeat"> {
  const now = core.ports.now();
  const loaded = core.settle(now);
  if (loaded === null) return refuse("no-such-match");
  const mine = holderOf(loaded, who.player);
  if (mine === undefined) return { ok: true };
  if (mine.seat === MAKER || loaded.head.state.phase !== "open") return refuse("not-allowed");
  vacate(core, loaded, mine.seat, now);
  return { ok: true };
}

/** Everybody hears that the seat is free, its own pages last of all. */
export function vacate<K extends Kind>(core: MatchCore<K>, loaded: Loaded<K>, seat: Seat, now: number): Loaded<K> {
  const about = withoutHolder(loaded.about, seat);
  const work = withPresence(loaded.head.work, seat, false);
  core.note("info", "vacated", {}, seat);
  const after = core.step(loaded, { at: now, events: [{ type: "vacated", at: now, seat }], about, work });
  for (const socket of core.ports.sockets.of(seat)) socket.close(CLOSE.left, "left");
  for (const { seat: other } of after.about.holders) {
    for (const socket of core.ports.sockets.of(other)) {
      if (socket.protocol < KNOWS_VACATED) saySnapshot(core.mode, socket, after, now);
    }
  }
  core.tellPeople(after, now);
  return after;
}

export function seatOf<K extends Kind>(core: MatchCore<K>, who: Pick<Participant, "player">): Answer<"seatOf"> {
  const loaded = core.settle(core.ports.now());
  return loaded === null ? null : (holderOf(loaded, who.player)?.seat ?? null);
}

/** Who may come in, and not more often than anybody needs to. */
/** The name of somebody who is gone; no player has an empty one. */
export const NOBODY = "";

export function admit<K extends Kind>(core: MatchCore<K>, who: Pick<Participant, "player">): Admission {
  const now = core.ports.now();
  const loaded = core.settle(now);
  const holder = loaded === null ? undefined : holderOf(loaded, who.player);
  if (holder === undefined || holder.name === NOBODY) return { error: "no-such-match" };
  if (core.limits.mayConnect(holder.seat, now)) return { seat: holder.seat };
  core.note("info", "refused", { command: "connect", code: "too-many" }, holder.seat);
  return { error: "too-many" };
}

export function card<K extends Kind>(core: MatchCore<K>, who: Pick<Participant, "player">): Answer<"card"> {
  const loaded = core.load();
  const holder = loaded === null ? undefined : holderOf(loaded, who.player);
  if (loaded === null || holder === undefined) return refuse("no-such-match");
  const { game, phase } = loaded.head.state;
  return { ok: true, card: game === null || phase !== "live" ? null : core.mode.card(game, holder.seat) };
}

/** Over for all, a match has no secrets left. */
export function record<K extends Kind>(core: MatchCore<K>): Answer<"record"> {
  const loaded = core.settle(core.ports.now());
  if (loaded === null) return refuse("no-such-match");
  const { about, head } = loaded;
  if (head.state.phase !== "over") return refuse("not-allowed");
  return { ok: true, record: recordOf(about, head.state.commit ?? null, core.ledger.store.steps()) };
}

/**
 * Whoever asks has not heard how the match ended, though it did and was told: the lists were put back to an earlier day.
 * It is told again.
 */
export function standing<K extends Kind>(core: MatchCore<K>): Answer<"standing"> {
  const now = core.ports.now();
  const settled = core.settle(now);
  if (settled === null) return refuse("no-such-match");
  const { work, state } = settled.head;
  const ended = state.phase === "over" || state.phase === "closed";
  const tellAgain = ended && work.outbox.length === 0;
  const outbox = tellAgain
    ? withNotices([], noticesOf(core.mode, state, [...core.ledger.store.events()], () => []).slice(-1))
    : work.outbox;
  const loaded = tellAgain ? core.saveWork(settled, { ...work, outbox }) : settled;
  core.arm(loaded);
  const { about, head } = loaded;
  const holders = about.holders.map(({ seat, player }) => ({ seat, player }));
  return { ok: true, phase: head.state.phase, due: dueAt(core.mode, head.state), untold: head.work.outbox.length, holders };
}
