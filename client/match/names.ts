import type { Level } from "../../shared/bot/level-ids.ts";
import type { GameId, Seat } from "../../shared/rules/model.ts";
import { formats } from "../i18n/format.ts";
import { locale, t } from "../i18n/index.ts";
import type { Seated } from "./source.types.ts";

/** What the players of a match are called on this screen, and in which game they are. */
export interface Names {
  readonly you: Seat | null;
  readonly ruleset: GameId;
  of(seat: Seat): string;
  isYou(seat: Seat): boolean;
  /** Of a bot there. */
  levelOf(seat: Seat): Level | undefined;
  /** Both seats are one player's: neither is the other's opponent, and nobody changes places. */
  readonly shared: boolean;
}

export function namesFor(people: readonly Seated[], you: Seat | null, ruleset: GameId): Names {
  const at = (seat: Seat): Seated | undefined => people.find((person) => person.seat === seat);
  return {
    you,
    ruleset,
    isYou: (seat) => seat === you,
    of: (seat) => (seat === you && at(seat)?.byName !== true ? t().match.you : called(at(seat)?.name)),
    levelOf: (seat) => at(seat)?.level,
    shared: people.some(({ byName }) => byName === true),
  };
}

/** An empty name is that of somebody whose account is gone. */
export function called(name: string | undefined): string {
  const { match } = t();
  return name === undefined ? match.somebody : name === "" ? match.deletedPlayer : name;
}

/** Everybody but oneself, in the order of seats: `Maja`, `Elin och Johan`. */
export function othersOf(seats: number, names: Names): string {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !names.isYou(seat));
  return formats(locale()).list(others.map((seat) => names.of(seat)));
}
