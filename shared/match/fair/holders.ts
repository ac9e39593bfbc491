/** Who sits down brings a nonce along, and the key is made anew of all that have come so far. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Seat } from "../../rules/model.ts";
import type { About, SeatHolder } from "../log/match.types.ts";
import type { Kind } from "../mode.types.ts";
import type { Participant } from "../service.types.ts";
import type { TestOptions } from "../test-options.ts";
import { keyFrom, NONCE_BYTES, SEED_BYTES } from "./commit.ts";

type RandomBytes = (count: number) => Uint8Array;

/** What the match's chance comes from: a seed, or a key that a test has given. */
export function source(test: TestOptions, seed: string | undefined, randomBytes: RandomBytes): Pick<About, "key" | "seed"> {
  return test.key === undefined ? { key: "", seed: seed ?? bytesToHex(randomBytes(SEED_BYTES)) } : { key: test.key };
}

/** Whatever else a caller's object holds does not get into the table. */
export function holder(seat: Seat, { player, name, nonce }: Participant, randomBytes: RandomBytes): SeatHolder {
  if (nonce !== undefined) return { seat, player, name, nonce };
  return { seat, player, name, nonce: bytesToHex(randomBytes(NONCE_BYTES)), nonceBy: "server" };
}

export const withHolder = <K extends Kind>(about: About<K>, one: SeatHolder): About<K> => heldBy(about, [...about.holders, one]);

/** Who leaves takes the nonce along: the next to sit there brings another. */
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
