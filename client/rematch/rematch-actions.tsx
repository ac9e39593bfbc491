import "./rematch.css";
import type { ComponentChildren } from "preact";
import type { GameId } from "../../shared/rules/model.ts";
import { t } from "../i18n/index.ts";
import { HOME, matchPath } from "../navigation/navigate.ts";
import { Problem } from "../ui/problem.tsx";
import { type Rematch, useRematch } from "./use-rematch.ts";

/** The last opponent, if there was one who still exists. */
export interface Rival {
  readonly match: string;
  readonly ruleset: GameId;
  readonly name: string;
  /** Challenges them from New game instead. */
  readonly challenge: () => void;
}

/** The buttons under a result: the rematch, with its status above them. */
export function RematchActions({ rival }: { readonly rival: Rival }) {
  const rematch = useRematch(rival.match, rival.ruleset);
  const { status, problem, again } = rematch;
  return (
    <>
      <div class="rematch">
        <p role="status">{status === null ? "" : sayStatus(status.state, rival.name)}</p>
        {status?.state === "received" && <Answers rematch={rematch} />}
        {problem !== null && <Problem code={problem} onAgain={again} />}
      </div>
      <Main rematch={rematch} rival={rival} />
    </>
  );
}

function sayStatus(state: NonNullable<Rematch["status"]>["state"], name: string): ComponentChildren {
  const { rematch } = t();
  switch (state) {
    case "offered":
      return rematch.waits(name);
    case "received":
      return rematch.wants(name);
    case "declined":
      return rematch.declined;
    case "begun":
      return rematch.begun;
    case "open":
    case "impossible":
      return null;
  }
}

function Answers({ rematch: { busy, accept, decline } }: { readonly rematch: Rematch }) {
  const { rematch } = t();
  return (
    <div class="rematch-answers">
      <button type="button" class="button" disabled={busy} onClick={decline}>
        {rematch.no}
      </button>
      <button type="button" class="button primary" disabled={busy} onClick={accept}>
        {rematch.yes}
      </button>
    </div>
  );
}

interface MainProps {
  readonly rematch: Rematch;
  readonly rival: Rival;
}

function Main({ rematch: { status, busy, offer, withdraw }, rival }: MainProps) {
  const { challenge, rematch, summary } = t();
  switch (status?.state) {
    case undefined:
    case "open":
      return (
        <button type="button" class="button primary" disabled={busy || status === null} onClick={offer}>
          {busy ? rematch.sending : rematch.offer}
        </button>
      );
    case "offered":
      return (
        <button type="button" class="button" disabled={busy} onClick={withdraw}>
          {rematch.withdraw}
        </button>
      );
    case "begun":
      return (
        <a class="button primary" href={matchPath(status.match)}>
          {rematch.go}
        </a>
      );
    case "declined":
      return (
        <a class="button primary" href={HOME} aria-label={challenge.again(rival.name)} onClick={rival.challenge}>
          {challenge.send}
        </a>
      );
    case "received":
    case "impossible":
      return (
        <a class={status.state === "received" ? "button" : "button primary"} href={HOME}>
          {summary.newGame}
        </a>
      );
  }
}
