/** Each player who sits down brings a nonce, and the key is derived again from all nonces so far. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Seat } from "../../rules/model.ts";
import type { About, SeatHolder } from "../log/match.types.ts";
import type { Kind } from "../mode.types.ts";
import type { Participant } from "../service.types.ts";
import type { TestOptions } from "../test-options.ts";
import { keyFrom, NONCE_BYTES, SEED_BYTES } from "./commit.ts";

type RandomBytes = (count: number) => Uint8Array;

/** The source of the match's chance: a seed, or a key that a test has given. */
export function source(test: TestOptions, seed: string | undefined, randomBytes: RandomBytes): Pick<About, "key" | "seed"> {
  return test.key === undefined ? { key: "", seed: seed ?? bytesToHex(randomBytes(SEED_BYTES)) } : { key: test.key };
}

/** Other fields of a caller's object are not stored. */
export function holder(seat: Seat, { player, name, nonce }: Participant, randomBytes: RandomBytes): SeatHolder {
  if (nonce !== undefined) return { seat, player, name, nonce };
  return { seat, player, name, nonce: bytesToHex(randomBytes(NONCE_BYTES)), nonceBy: "server" };
}

export const withHolder = <K extends Kind>(about: About<K>, one: SeatHolder): About<K> => heldBy(about, [...about.holders, one]);

/** A player who leaves takes the nonce along; the next player brings another. */
export const withoutHolder = <K extends Kind>(about: About<K>, seat: Seat): About<K> =>
  heldBy(
    about,
    about.holders.filter((one) => one.seat !== seat),
  );

function heldBy<K extends Kind>(about: About<K>, holders: readonly SeatHolder[]): About<K> {
  const key = about.seed === undefined ? about.key : keyFrom(about.seed, noncesOf(holders));
  return { ...about, holders, key };
}

const noncesOf = (holders: readonly SeatHolder[]): readonly string[] =>
  [...holders].sort((a, b) => a.seat - b.seat).flatMap(({ nonce }) => nonce ?? []);
