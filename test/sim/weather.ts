/** How hard a simulated world is on its match: from calm to wild, drawn from the seed. */
import type { Random } from "../../shared/rules/testing/random.ts";

export interface Weather {
  /** Of one frame on the network, at most. */
  readonly delayMs: number;
  readonly lost: number;
  readonly doubled: number;
  readonly overtaken: number;
  /** A connection falls silent without a close, one way or both. */
  readonly halfOpen: number;
  readonly cut: number;
  /** A call of a port throws. */
  readonly throws: number;
  /** The object is killed in the middle of a turn. */
  readonly crash: number;
  readonly evict: number;
  /** The fold that is kept is thrown away, as after a deploy with another shape of state. */
  readonly forget: number;
  readonly alarmLateMs: number;
  readonly alarmTwice: number;
  readonly alarmLost: number;
  /** The lists do not answer, answer that they know no such match, or take a notice and their answer is lost. */
  readonly refusals: number;
  readonly lexiconMs: number;
}

const CALM: Weather = {
  delayMs: 40,
  lost: 0,
  doubled: 0,
  overtaken: 0,
  halfOpen: 0,
  cut: 0,
  throws: 0,
  crash: 0,
  evict: 0.02,
  forget: 0,
  alarmLateMs: 20,
  alarmTwice: 0,
  alarmLost: 0,
  refusals: 0,
  lexiconMs: 0,
};

export function drawWeather(draw: Random): Weather {
  if (draw.chance(0.05)) return CALM;
  const some = (most: number): number => (draw.chance(0.5) ? 0 : (most * (1 + draw.below(100))) / 100);
  return {
    delayMs: draw.pick([5, 40, 300, 2500]) ?? 40,
    lost: some(0.06),
    doubled: some(0.1),
    overtaken: some(0.15),
    halfOpen: some(0.02),
    cut: some(0.03),
    throws: some(0.03),
    crash: some(0.02),
    evict: some(0.25),
    forget: some(0.1),
    alarmLateMs: draw.pick([1, 500, 30_000, 600_000]) ?? 1,
    alarmTwice: some(0.2),
    alarmLost: draw.chance(0.15) ? 0.05 : 0,
    refusals: some(0.8),
    lexiconMs: draw.pick([0, 0, 200, 4000]) ?? 0,
  };
}
