/** What must hold once an Express match is over: as for every match, and that no tile was lost or drawn twice. */
import { type ExpressState, evolve, tilesFor } from "../../../shared/express/index.ts";
import { eventOtherwise, otherwise } from "../../../shared/express/testing/otherwise.ts";
import type { AtOnce } from "../../../shared/match/at-once/at-once.types.ts";
import { atOnce } from "../../../shared/match/at-once/mode.ts";
import { hasBegun } from "../../../shared/match/evolve-phase.ts";
import { isPhaseEvent, type MatchEvent } from "../../../shared/match/model.ts";
import { faultsWith, type Swap } from "../../../shared/match/testing/secrecy.ts";
import { readLog } from "../../../shared/match/testing/stored.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import { checkMatch, type Verdict } from "../check-match.ts";
import type { Served } from "../server.ts";
import type { PlayedExpress } from "./play-express.ts";

const swapFor = (reader: Seat): Swap<AtOnce> => ({
  state: (state) => (hasBegun(state) ? { ...state, game: otherwise(state.game, reader) } : state),
  event: (event) => (isPhaseEvent<AtOnce>(event) ? event : eventOtherwise(event, reader)),
});

export async function checkExpress(match: PlayedExpress, served: Served): Promise<Verdict> {
  const verdict = await checkMatch(atOnce, match, served, (log, seat, texts) =>
    faultsWith(atOnce, swapFor(seat), log, seat, texts),
  );
  const log = readLog<AtOnce>(await served.stored(match.id)).flatMap(({ events }) => events);
  return { ...verdict, faults: [...verdict.faults, ...tileFaults(log), ...pressFaults(match, log)] };
}

/** Bag and hands are the set of tiles, whatever happened. */
function tileFaults(log: readonly MatchEvent<AtOnce>[]): readonly string[] {
  const faults: string[] = [];
  let state: ExpressState | null = null;
  for (const event of log) {
    if (isPhaseEvent<AtOnce>(event)) continue;
    const after: ExpressState = evolve(state, event);
    const all = sorted(tilesFor(after.lexicon, after.seats.length));
    const there = sorted([...after.bag, ...after.seats.flatMap(({ held }) => held)]);
    if (there !== all) faults.push(`after ${event.type} there are ${there}`);
    state = after;
  }
  return faults.slice(0, 3);
}

const sorted = (tiles: readonly string[]): string => [...tiles].sort().join("");

/** Each press that was answered has given one tile, and nothing else has. */
function pressFaults({ acked }: PlayedExpress, log: readonly MatchEvent<AtOnce>[]): readonly string[] {
  return acked.flatMap((commands, seat) => {
    const pressed = commands.filter(({ command }) => command.type === "draw").length;
    const drawn = log.filter((event) => event.type === "drew" && "seat" in event && event.seat === seat).length;
    return pressed === drawn ? [] : [`seat ${seat} has pressed ${pressed} times and drawn ${drawn} tiles`];
  });
}
