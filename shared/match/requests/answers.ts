import type { Loaded } from "../log/fold.ts";
import type { SeatHolder } from "../log/match.types.ts";
import type { Kind } from "../mode.types.ts";
import type { MatchRpc, Participant, Refusal } from "../service.types.ts";

export type Answer<Method extends keyof MatchRpc> = Awaited<ReturnType<MatchRpc[Method]>>;
export type Player = Pick<Participant, "player">;

export const refuse = (error: Refusal["error"]): Refusal => ({ error });

export const holderOf = <K extends Kind>(loaded: Loaded<K> | null, player: string): SeatHolder | undefined =>
  loaded?.about.holders.find((one) => one.player === player);
