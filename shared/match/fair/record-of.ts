import type { About } from "../log/match.types.ts";
import type { Kind } from "../mode.types.ts";
import type { MatchRecord } from "./record.ts";

/** Seats stand in it, never players. */
export function recordOf<K extends Kind>(
  { id, key, seed, holders, test }: About<K>,
  commit: string | null,
  steps: readonly (readonly MatchRecord["steps"][number][number][])[],
): MatchRecord {
  const bySeat = [...holders].sort((a, b) => a.seat - b.seat);
  return {
    version: 1,
    match: id,
    commit,
    seed: seed ?? null,
    nonces: bySeat.flatMap(({ nonce, nonceBy }): MatchRecord["nonces"] =>
      nonce === undefined || seed === undefined ? [] : [{ nonce, by: nonceBy ?? "player" }],
    ),
    key,
    prepared: test.position !== undefined,
    steps: steps.map((events) => [...events]),
  };
}
