import { useState } from "preact/hooks";
import { agreementOf } from "../../shared/rules/rulesets/agreements.ts";
import { acceptChallenge, declineChallenge } from "../api/challenges.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { locale, t } from "../i18n/index.ts";
import { displayName } from "../match/names.ts";
import { refresh } from "../match-list/match-list.ts";
import { matchPath, useNavigate } from "../navigation/navigate.ts";
import { sayOptions, sayPace } from "../options/say-options.ts";
import { AvatarDot } from "../ui/avatar.tsx";
import { Problem } from "../ui/problem.tsx";
import { type Challenge, sayItem } from "./say-item.ts";

/** A challenge with its terms, its expiry and both answers. */
export function ChallengeCard({ challenge }: { readonly challenge: Challenge }) {
  const { app, inbox } = t();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"accept" | "decline" | null>(null);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);
  const { match, name, colour, ruleset, lexicon, format, expiresAt, commit, friend } = challenge;
  const terms = [app.lexicon[lexicon], sayPace(ruleset, format), ...factsOf(challenge).map(sayTerm)];

  async function accept() {
    setBusy("accept");
    setProblem(null);
    const taken = await acceptChallenge(match, commit);
    setBusy(null);
    if (taken.ok) navigate(matchPath(taken.value.match));
    else setProblem(taken.code);
  }

  async function decline() {
    setBusy("decline");
    setProblem(null);
    const declined = await declineChallenge(match);
    setBusy(null);
    if (!declined.ok && declined.code !== "no-such-challenge") return setProblem(declined.code);
    // The pressed button disappears with its card.
    document.querySelector("main")?.focus({ preventScroll: true });
    await refresh();
  }

  return (
    <article class="card challenge" aria-label={sayItem(challenge)}>
      <h3>
        <AvatarDot colour={colour} />
        {sayItem(challenge)}
      </h3>
      <p>
        <b>{GAME_NAMES[ruleset]}</b>, {terms.join(", ")}
      </p>
      <p class="hint">
        {helpOf(challenge)} {friend && `${inbox.alsoFriends} `}
        {inbox.until(until(expiresAt))}
      </p>
      <div class="challenge-answers">
        <button
          type="button"
          class="button"
          disabled={busy !== null}
          aria-label={inbox.declineOf(displayName(name))}
          onClick={decline}
        >
          {inbox.decline}
        </button>
        <button
          type="button"
          class="button primary"
          disabled={busy !== null}
          aria-label={inbox.acceptOf(displayName(name))}
          onClick={accept}
        >
          {busy === "accept" ? inbox.accepting : inbox.accept}
        </button>
      </div>
      {problem !== null && <Problem code={problem} onAgain={accept} />}
    </article>
  );
}

/** A challenge is always for two players. */
const factsOf = ({ ruleset, options }: Challenge) =>
  sayOptions(ruleset, options).filter(({ term }) => term !== t().play.option.players);

const sayTerm = ({ term, is }: { readonly term: string; readonly is: string }): string => `${term}: ${is}`;

function helpOf({ ruleset, format, rematch }: Challenge): string {
  const { express, inbox } = t();
  const agreement = agreementOf(ruleset);
  if (agreement?.mode === "at-once") return express.inviteHelp;
  if (format === "blitz") return inbox.blitz;
  if (agreement?.startIsDrawn === true) return inbox.drawnStart;
  return rematch === true ? inbox.rematchStart : inbox.yourStart;
}

const DAY_MS = 86_400_000;

/** A Blitz challenge ends within minutes. Others, and a rematch, end in days. */
function until(time: number): string {
  const style = time - Date.now() < DAY_MS ? ({ timeStyle: "short" } as const) : ({ day: "numeric", month: "long" } as const);
  return `${new Intl.DateTimeFormat(locale(), style).format(time)}.`;
}
