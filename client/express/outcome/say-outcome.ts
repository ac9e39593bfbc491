/** A round and a match in words. */
import type { ExpressResult, RoundOutcome } from "../../../shared/express/index.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import { formats, sentences } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";

export function sayEnd({ end, by }: RoundOutcome, names: Names): string {
  const { express } = t();
  if (end === "filled" && by !== null) return names.isYou(by) ? express.filledYou : express.filled(names.of(by));
  return end === "filled" ? express.ends.time : express.ends[end];
}

export const winnersOf = ({ winner }: ExpressResult): readonly Seat[] => (typeof winner === "number" ? [winner] : winner);

export function sayResult(result: ExpressResult, names: Names): string {
  const { express } = t();
  const winners = winnersOf(result);
  const [first = 0] = winners;
  if (winners.length > 1) return express.shared(formats(locale()).list(winners.map((seat) => names.of(seat))));
  return names.isYou(first) ? express.won : express.wonBy(names.of(first));
}

/** The reason for the end, unless it is the points. With two players it names the one who left. */
export function sayReason({ reason, winner, final }: ExpressResult, names: Names): string | null {
  if (reason === "points") return null;
  const alone = reason !== "no-points" && final.length === 2 && typeof winner === "number";
  return alone ? sayGone(1 - winner, reason, names) : t().express.because[reason];
}

/** The winners for screen readers: `Flest ord: Maja. …` */
export function sayPrizes({ prizes }: RoundOutcome, names: Names): string {
  const { express } = t();
  const { list } = formats(locale());
  const won = (["words", "longest", "letters"] as const).filter((prize) => prizes[prize].length > 0);
  return sentences(...won.map((prize) => `${express.prizes[prize]}: ${list(prizes[prize].map((seat) => names.of(seat)))}`));
}

/** The mark of a seat: done in a round, ready between rounds. */
export function sayMark(seat: Seat, playing: boolean, names: Names): string {
  const { express } = t();
  if (names.isYou(seat)) return playing ? express.isDoneYou : express.isReadyYou;
  return playing ? express.isDone(names.of(seat)) : express.isReady(names.of(seat));
}

/** A player who has left the game. */
export function sayGone(seat: Seat, reason: "resigned" | "inactivity", names: Names): string {
  const { express, match } = t();
  if (names.isYou(seat)) return reason === "resigned" ? match.resignedYou : express.goneAwayYou;
  return reason === "resigned" ? match.resignedThey(names.of(seat)) : express.goneAway(names.of(seat));
}

/** Names the half on the board; null if the player lays on their own. */
export const sayHalf = (seat: Seat | null, names: Names): string =>
  seat === null || names.isYou(seat) ? t().express.half : t().express.halfOf(names.of(seat));
