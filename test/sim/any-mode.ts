/** Matches of every mode as one kind, since the world around them is the same. */
import type { AtOnce } from "../../shared/match/at-once/at-once.types.ts";
import { atOnce } from "../../shared/match/at-once/mode.ts";
import type { Mode } from "../../shared/match/mode.types.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import type { Turns } from "../../shared/match/turns/turns.types.ts";
import { AT_ONCE_IDS, type GameId } from "../../shared/rules/model.ts";

export type AnyKind = { readonly [Part in keyof Turns]: Turns[Part] | AtOnce[Part] };
export type AnyMode = Mode<AnyKind>;

export const isAtOnce = (ruleset: GameId): boolean => AT_ONCE_IDS.some((id) => id === ruleset);

/** A match keeps its mode, and no mode is ever given what belongs to the other. */
export const modeOf = (ruleset: GameId): AnyMode => (isAtOnce(ruleset) ? atOnce : turns) as unknown as AnyMode;
