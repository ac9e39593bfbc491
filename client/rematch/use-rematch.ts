import { useEffect, useRef, useState } from "preact/hooks";
import type { RematchStatus } from "../../shared/protocol/rematch.ts";
import type { GameId } from "../../shared/rules/model.ts";
import { acceptChallenge, declineChallenge } from "../api/challenges.ts";
import { closeMatch } from "../api/matches.ts";
import { getRematch, offerRematch } from "../api/rematch.ts";
import type { ApiAnswer, ApiErrorCode } from "../api/request.ts";
import { listed } from "../match-list/match-list.ts";
import { matchPath, useNavigate } from "../navigation/navigate.ts";
import { useAnswer } from "../ui/answer.ts";

export interface Rematch {
  /** Null until known. */
  readonly status: RematchStatus | null;
  readonly busy: boolean;
  readonly problem: ApiErrorCode | null;
  /** Retries after an error. */
  again(): void;
  offer(): void;
  withdraw(): void;
  accept(): void;
  decline(): void;
}

/** The rematch of a match that is over. It is requested again with every news about the player's matches. */
export function useRematch(match: string, ruleset: GameId): Rematch {
  const navigate = useNavigate();
  const asked = useAnswer(() => getRematch(match), match);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly code: ApiErrorCode; readonly again: () => void } | null>(null);
  const status = asked.state === "known" ? asked.value : null;
  const news = listed.value;
  const look = asked.again;
  useEffect(() => {
    look();
  }, [news, look]);

  // A yes starts it at once, also for a player who waits here.
  const waited = useRef(false);
  useEffect(() => {
    if (status?.state === "begun" && waited.current) navigate(matchPath(status.match));
    waited.current = status?.state === "offered";
  }, [status]);

  async function act(ask: () => Promise<ApiAnswer<unknown>>): Promise<void> {
    setBusy(true);
    setFailed(null);
    const answer = await ask();
    setBusy(false);
    if (!answer.ok) setFailed({ code: answer.code, again: () => void act(ask) });
    look();
  }

  async function accept(offered: string, commit: string | null): Promise<ApiAnswer<unknown>> {
    const taken = await acceptChallenge(offered, commit);
    if (taken.ok) navigate(matchPath(taken.value.match));
    return taken;
  }

  return {
    status,
    busy,
    problem: failed?.code ?? (asked.state === "failed" ? asked.code : null),
    again: failed?.again ?? look,
    offer: () =>
      void act(async () => {
        const offered = await offerRematch(match, ruleset);
        // The opponent has offered one meanwhile: that is a yes.
        if (offered.ok && offered.value.state === "received") return accept(offered.value.match, offered.value.commit);
        return offered;
      }),
    withdraw: () => {
      if (status?.state === "offered") void act(() => closeMatch(status.match));
    },
    accept: () => {
      if (status?.state === "received") void act(() => accept(status.match, status.commit));
    },
    decline: () => {
      if (status?.state === "received") void act(() => declineChallenge(status.match));
    },
  };
}
