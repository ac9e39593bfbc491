import type { Person } from "../../../shared/protocol/server-message.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";

/** Who sits where, as one player says it: oneself is `You`. */
export interface Names {
  readonly you: Seat | null;
  of(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

export function namesFor(people: readonly Person[], you: Seat | null): Names {
  return {
    you,
    isYou: (seat) => seat === you,
    of: (seat) => (seat === you ? t().match.you : (people.find((person) => person.seat === seat)?.name ?? t().match.somebody)),
  };
}
