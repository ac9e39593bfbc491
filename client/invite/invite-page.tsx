import "./invite.css";
import { useState } from "preact/hooks";
import { useRoute } from "preact-iso";
import type { InviteAnswer } from "../../shared/protocol/http.ts";
import { agreementOf } from "../../shared/rules/rulesets/agreements.ts";
import { getInvite, takeInvite } from "../api/matches.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { Seal } from "../fair/seal.tsx";
import { APP_NAME, GAME_NAMES } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { StarIcon } from "../icons/index.ts";
import { HOME, matchPath, useNavigate } from "../navigation/navigate.ts";
import { NotFound } from "../navigation/not-found.tsx";
import { TopBar } from "../navigation/top-bar.tsx";
import { sayOptions, sayPace } from "../options/say-options.ts";
import { ThemeWords } from "../options/theme-words.tsx";
import { useAnswer } from "../ui/answer.ts";
import { Fact, Facts } from "../ui/facts.tsx";
import { Page } from "../ui/page.tsx";
import { Problem } from "../ui/problem.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

type Invite = InviteAnswer["invite"];

/** The page of an invitation. Only the button takes the seat; opening the page changes nothing. */
export function InvitePage() {
  const token = useRoute().params.token ?? "";
  const { play } = t();
  const asked = useAnswer(() => getInvite(token), token);

  if (asked.state === "failed" && asked.code === "no-such-invite") {
    return <NotFound title={play.inviteGone} help={play.inviteGoneHelp} />;
  }
  return (
    <Page title={APP_NAME}>
      <TopBar />
      <section class="middle">
        {asked.state === "waiting" && <Skeleton kind="list" />}
        {asked.state === "failed" && <Problem code={asked.code} onAgain={asked.again} />}
        {asked.state === "known" && <Invitation token={token} invite={asked.value.invite} />}
      </section>
    </Page>
  );
}

function Invitation({ token, invite }: { readonly token: string; readonly invite: Invite }) {
  const { app, play } = t();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);
  const seated = invite.match;

  async function take() {
    setBusy(true);
    setProblem(null);
    const taken = await takeInvite(token, invite.commit);
    setBusy(false);
    if (taken.ok) navigate(matchPath(taken.value.match), true);
    else setProblem(taken.code);
  }

  return (
    <div class="card invitation">
      <StarIcon />
      <h1>{invite.mine ? play.inviteOwn : play.invite(invite.by)}</h1>
      <Facts>
        <Fact term={play.rules}>{GAME_NAMES[invite.ruleset]}</Fact>
        <Fact term={play.lexicon}>{app.lexicon[invite.lexicon]}</Fact>
        <Fact term={app.format[invite.format].name}>{sayPace(invite.ruleset, invite.format)}</Fact>
        {sayOptions(invite.ruleset, invite.options).map(({ term, is }) => (
          <Fact key={term} term={term}>
            {is}
          </Fact>
        ))}
      </Facts>
      <ThemeWords words={invite.options.theme?.spelt} />
      {seated === undefined ? (
        <>
          {invite.seats > 2 && <p class="hint">{play.seatsTaken(invite.taken, invite.seats)}</p>}
          <p class="hint">{help(invite)}</p>
          <button type="button" class="button primary" disabled={busy} onClick={take}>
            {busy ? play.taking : play.take}
          </button>
        </>
      ) : (
        <>
          {invite.mine && <p class="hint">{play.inviteOwnHelp}</p>}
          <a class="button primary" href={matchPath(seated)}>
            {play.toMatch}
          </a>
        </>
      )}
      {problem !== null && <Problem code={problem} onAgain={take} />}
      {(problem === "no-such-invite" || problem === "seat-taken") && (
        <a class="button" href={HOME}>
          {play.startOwn}
        </a>
      )}
      {invite.commit !== null && <Seal commit={invite.commit} />}
    </div>
  );
}

function help({ format, ruleset }: Invite): string {
  const { express, play } = t();
  const agreement = agreementOf(ruleset);
  if (agreement?.mode === "at-once") return express.inviteHelp;
  if (format === "blitz") return play.inviteBlitzHelp;
  return agreement?.startIsDrawn === true ? play.inviteHelpDrawn : play.inviteHelp;
}
