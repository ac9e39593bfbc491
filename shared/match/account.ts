/** What becomes of a player's account, as far as a match of theirs is touched by it. Each may be told again. */
import type { Seat } from "../rules/model.ts";
import { judge } from "./commands.ts";
import type { MatchCore } from "./core.ts";
import type { Loaded } from "./ledger.ts";
import type { Kind } from "./mode.types.ts";
import { MAKER, NOBODY, vacate } from "./requests.ts";
import type { AccountNews, Refusal } from "./service.types.ts";
import type { SeatHolder } from "./store.ts";

const NO_LIST = { has: () => false };

export function hearOf<K extends Kind>(core: MatchCore<K>, player: string, news: AccountNews): { readonly ok: true } | Refusal {
  const now = core.ports.now();
  const loaded = core.settle(now);
  const holder = loaded?.about.holders.find((one) => one.player === player);
  if (loaded === null || holder === undefined) return { error: "no-such-match" };
  if (news.kind === "renamed") rename(core, loaded, holder.seat, news.name);
  if (news.kind === "blocks" || news.kind === "unblocks") block(core, loaded, holder, news);
  if (news.kind === "deleted") rename(core, leave(core, loaded, holder.seat, now), holder.seat, NOBODY);
  return { ok: true };
}

function rename<K extends Kind>(core: MatchCore<K>, loaded: Loaded<K>, seat: Seat, name: string): void {
  if (loaded.about.holders.some((one) => one.seat === seat && one.name === name)) return;
  changeHolder(core, loaded, seat, { name });
}

function block<K extends Kind>(
  core: MatchCore<K>,
  loaded: Loaded<K>,
  { seat, blocks = [] }: SeatHolder,
  { kind, other }: Extract<AccountNews, { readonly other: string }>,
): void {
  if (blocks.includes(other) === (kind === "blocks")) return;
  const others = blocks.filter((one) => one !== other);
  changeHolder(core, loaded, seat, { blocks: kind === "blocks" ? [...others, other] : others });
}

function changeHolder<K extends Kind>(core: MatchCore<K>, loaded: Loaded<K>, seat: Seat, change: Partial<SeatHolder>): void {
  const { about } = loaded;
  const holders = about.holders.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  core.tellPeople(core.saveAbout(loaded, { ...about, holders }), core.ports.now());
}

/** Who is gone waits for nobody and holds nobody up: their game is given up, their open match closed. */
function leave<K extends Kind>(core: MatchCore<K>, loaded: Loaded<K>, seat: Seat, now: number): Loaded<K> {
  const { state } = loaded.head;
  switch (state.phase) {
    case "live": {
      const resign = { type: "resign" } as K["command"];
      const { events } = judge(core.mode, state, seat, resign, { now, words: NO_LIST, chance: core.chance(loaded) });
      return events.length === 0 ? loaded : core.step(loaded, { at: now, events });
    }
    case "open":
      // Its maker's match is closed; a guest's seat is free again.
      if (seat !== MAKER) return vacate(core, loaded, seat, now);
      return core.step(loaded, { at: now, events: [{ type: "closed", at: now, reason: "closed" }] });
    case "lobby":
    case "countdown":
      return core.step(loaded, { at: now, events: [{ type: "closed", at: now, reason: "closed" }] });
    case "over":
    case "closed":
      return loaded;
  }
}
