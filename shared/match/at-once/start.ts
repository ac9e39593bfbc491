/** The event that begins the game; with TEST_OPTIONS its first bag and its times may be others. */
import { type ExpressEvent, setUp } from "../../express/index.ts";
import { parseRack } from "../../rules/index.ts";
import type { Chance, RuleOptions } from "../../rules/model.ts";
import type { About } from "../log/match.types.ts";
import type { AtOnce } from "./at-once.types.ts";

export const seatsOf = ({ players = 2 }: RuleOptions): number => players;

export function startGame({ lexicon, test }: About<AtOnce>, options: RuleOptions, now: number, chance: Chance): ExpressEvent {
  const { roundMs, pauseMs, position } = test;
  const times = { ...(roundMs === undefined ? {} : { roundMs }), ...(pauseMs === undefined ? {} : { pauseMs }) };
  const bag = position?.bag === undefined ? {} : { bag: parseRack(position.bag) };
  return setUp({ lexicon, names: options.names ?? [], seats: seatsOf(options), now, ...times, ...bag }, chance);
}
