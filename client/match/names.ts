import type { Level } from "../../shared/bot/level-ids.ts";
import { shownName } from "../../shared/protocol/shown-name.ts";
import type { GameId, Seat } from "../../shared/rules/model.ts";
import { formats } from "../i18n/format.ts";
import { locale, t } from "../i18n/index.ts";
import type { Seated } from "./source.types.ts";

/** The names of the players of a match on this screen, and the game they play. */
export interface Names {
  readonly you: Seat | null;
  readonly ruleset: GameId;
  of(seat: Seat): string;
  isYou(seat: Seat): boolean;
  /** The level of a bot at that seat. */
  levelOf(seat: Seat): Level | undefined;
  /** True if one player has both seats: neither is the other's opponent, and the two do not change places. */
  readonly shared: boolean;
}

export function namesFor(people: readonly Seated[], you: Seat | null, ruleset: GameId): Names {
  const at = (seat: Seat): Seated | undefined => people.find((person) => person.seat === seat);
  return {
    you,
    ruleset,
    isYou: (seat) => seat === you,
    of: (seat) => (seat === you && at(seat)?.byName !== true ? t().match.you : displayName(at(seat)?.name)),
    levelOf: (seat) => at(seat)?.level,
    shared: people.some(({ byName }) => byName === true),
  };
}

/** An empty name belongs to a deleted account. */
export function displayName(name: string | undefined): string {
  const { match } = t();
  return name === undefined ? match.somebody : name === "" ? match.deletedPlayer : shownName(name);
}

/** All players but the reader, in the order of seats: `Maja`, `Elin och Johan`. */
export function namesOfOthers(seats: number, names: Names): string {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !names.isYou(seat));
  return formats(locale()).list(others.map((seat) => names.of(seat)));
}
