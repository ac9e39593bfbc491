/** Making a match and closing it again. Each may be asked again, and then changes nothing. */

import { commitOf } from "../fair/commit.ts";
import { holder, source, withHolder } from "../fair/holders.ts";
import { same } from "../fair/same.ts";
import type { MatchHost } from "../host/match-host.ts";
import type { About } from "../log/match.types.ts";
import type { Kind } from "../mode.types.ts";
import type { CreateInput, MatchRpc } from "../service.types.ts";
import { readTestOptions } from "../test-options.ts";
import { BLITZ_OPEN_MS, CASUAL_OPEN_MS } from "../times.ts";
import { type Answer, holderOf, refuse } from "./answers.ts";
import { CREATOR } from "./seats.ts";

type Terms = Pick<CreateInput, "ruleset" | "lexicon" | "format" | "options">;

/** What a creation must repeat to be the same one. */
const termsOf = ({ ruleset, lexicon, format, options }: Terms): Terms => ({ ruleset, lexicon, format, options });

export function create<K extends Kind>(host: MatchHost<K>, input: CreateInput): Answer<"create"> {
  const known = host.load();
  if (known !== null) {
    const { about } = known;
    if (about.id !== input.id || about.holders[0]?.player !== input.creator.player) return refuse("bad-request");
    const { expiresAt, commit = null } = known.head.state;
    return same(termsOf(about), termsOf(input)) ? { ok: true, expiresAt, commit } : refuse("id-reused");
  }
  const { id, ruleset, lexicon, lexiconVersion, format, options, creator, firstTurn, openMs } = input;
  const test = readTestOptions(input.test ?? {});
  const { mode } = host;
  const seats = mode.plays(ruleset) ? mode.seats(ruleset, options) : 0;
  if (!mode.plays(ruleset) || test === null || seats < 2 || (input.test !== undefined && !host.ports.testOptions))
    return refuse("bad-request");

  const at = host.ports.now();
  const { randomBytes } = host.ports;
  const first = firstTurn === undefined ? {} : { firstTurn };
  const made = { id, ruleset, lexicon, lexiconVersion, format, options, createdAt: at, ...first, test, holders: [] };
  const about: About<K> = withHolder(
    { ...made, ...source(test, input.seed, randomBytes) },
    holder(CREATOR, creator, randomBytes),
  );
  const commit = about.seed === undefined ? {} : { commit: commitOf(id, about.seed) };
  const expiresAt = at + (test.lobbyMs ?? openMs ?? (format === "blitz" ? BLITZ_OPEN_MS : CASUAL_OPEN_MS));
  host.create(about, at, [
    { type: "opened", at, id, ruleset, lexicon, lexiconVersion, format, options, seats, expiresAt, ...commit },
    { type: "seated", at, seat: CREATOR, expiresAt },
  ]);
  host.note("info", "opened", { ruleset, lexicon, format, prepared: input.test !== undefined }, CREATOR);
  return { ok: true, expiresAt, commit: commit.commit ?? null };
}

export function closeMatch<K extends Kind>(host: MatchHost<K>, who: Parameters<MatchRpc["closeMatch"]>[0]): Answer<"closeMatch"> {
  const now = host.ports.now();
  const loaded = host.settle(now);
  if (loaded === null) return refuse("no-such-match");
  if (holderOf(loaded, who.player)?.seat !== CREATOR) return refuse("not-allowed");
  const { phase } = loaded.head.state;
  if (phase === "closed") return { ok: true };
  if (phase !== "open") return refuse("seat-taken");
  host.step(loaded, { at: now, events: [{ type: "closed", at: now, reason: who.declined === true ? "declined" : "closed" }] });
  return { ok: true };
}
