/** The kinds of match behind a connection: in turns, or all at once (P-20). The snapshot tells which. */
import { evolveExpressView } from "../../../shared/match/at-once/view.ts";
import { evolveMatchView } from "../../../shared/match/view.ts";
import type { ExpressCommand, ExpressMatchView, ExpressStreamEvent } from "../../../shared/protocol/express.ts";
import type { MatchView, StreamEvent } from "../../../shared/protocol/match-view.types.ts";
import { AT_ONCE_IDS, type GameId } from "../../../shared/rules/model.ts";
import type { MatchCommand } from "./commands.ts";
import { createMatchStore, type MatchStore } from "./match-store.ts";
import type { StorePorts } from "./ports.types.ts";

export type ExpressStore = MatchStore<ExpressMatchView, ExpressStreamEvent, ExpressCommand>;
export type AnyMatchView = MatchView | ExpressMatchView;
type AnyEvent = StreamEvent | ExpressStreamEvent;
export type AnyStore = MatchStore<AnyMatchView, AnyEvent, MatchCommand | ExpressCommand>;

const isAtOnce = (ruleset: GameId): boolean => AT_ONCE_IDS.some((id) => id === ruleset);

export const isExpress = (view: AnyMatchView): view is ExpressMatchView => isAtOnce(view.ruleset);

/** A stream has only the events of its own kind. */
const evolveAny = (view: AnyMatchView, event: AnyEvent): AnyMatchView =>
  isExpress(view) ? evolveExpressView(view, event as ExpressStreamEvent) : evolveMatchView(view, event as StreamEvent);

/** Stores of a match of unknown kind, and of one in turns. */
export const createAnyStore = (ports: StorePorts): AnyStore => createMatchStore(ports, evolveAny);
export const createTurnsStore = (ports: StorePorts): MatchStore =>
  createMatchStore<MatchView, StreamEvent, MatchCommand>(ports, evolveMatchView);

/** The store of a match that `isExpress`, and of one that is not. A match keeps its kind. */
export const expressStore = (store: AnyStore): ExpressStore => store as ExpressStore;
export const turnsStore = (store: AnyStore): MatchStore => store as MatchStore;
