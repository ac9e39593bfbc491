/** Changes of a player's account, as far as they touch a match. Each may come again. */
import type { Seat } from "../../rules/model.ts";
import type { MatchHost } from "../host/match-host.ts";
import type { Loaded } from "../log/fold.ts";
import type { SeatHolder } from "../log/match.types.ts";
import type { Kind } from "../mode.types.ts";
import type { AccountNews, Refusal } from "../service.types.ts";
import { NO_LIST } from "../step/command.ts";
import { judge } from "../step/judge.ts";
import { holderOf, refuse } from "./answers.ts";
import { CREATOR, NOBODY, vacate } from "./seats.ts";

export function applyAccountNews<K extends Kind>(
  host: MatchHost<K>,
  player: string,
  news: AccountNews,
): { readonly ok: true } | Refusal {
  const now = host.ports.now();
  const loaded = host.settle(now);
  const holder = holderOf(loaded, player);
  if (loaded === null || holder === undefined) return refuse("no-such-match");
  if (news.kind === "renamed") rename(host, loaded, holder.seat, news.name);
  if (news.kind === "blocks" || news.kind === "unblocks") block(host, loaded, holder, news);
  if (news.kind === "deleted") rename(host, leave(host, loaded, holder.seat, now), holder.seat, NOBODY);
  return { ok: true };
}

function rename<K extends Kind>(host: MatchHost<K>, loaded: Loaded<K>, seat: Seat, name: string): void {
  if (loaded.about.holders.some((one) => one.seat === seat && one.name === name)) return;
  changeHolder(host, loaded, seat, { name });
}

function block<K extends Kind>(
  host: MatchHost<K>,
  loaded: Loaded<K>,
  { seat, blocks = [] }: SeatHolder,
  { kind, other }: Extract<AccountNews, { readonly other: string }>,
): void {
  if (blocks.includes(other) === (kind === "blocks")) return;
  const others = blocks.filter((one) => one !== other);
  changeHolder(host, loaded, seat, { blocks: kind === "blocks" ? [...others, other] : others });
}

function changeHolder<K extends Kind>(host: MatchHost<K>, loaded: Loaded<K>, seat: Seat, change: Partial<SeatHolder>): void {
  const { about } = loaded;
  const holders = about.holders.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  host.sendPeople(host.saveAbout(loaded, { ...about, holders }), host.ports.now());
}

/** A deleted player resigns live matches and closes open ones. */
function leave<K extends Kind>(host: MatchHost<K>, loaded: Loaded<K>, seat: Seat, now: number): Loaded<K> {
  const { state } = loaded.head;
  switch (state.phase) {
    case "live": {
      const resign = { type: "resign" } as K["command"];
      const { events } = judge(host.mode, state, seat, resign, { now, words: NO_LIST, chance: host.chance(loaded) });
      return events.length === 0 ? loaded : host.step(loaded, { at: now, events });
    }
    case "open":
      // The creator's match is closed; a guest's seat is free again.
      if (seat !== CREATOR) return vacate(host, loaded, seat, now);
      return host.step(loaded, { at: now, events: [{ type: "closed", at: now, reason: "closed" }] });
    case "lobby":
    case "countdown":
      return host.step(loaded, { at: now, events: [{ type: "closed", at: now, reason: "closed" }] });
    case "over":
    case "closed":
      return loaded;
  }
}
