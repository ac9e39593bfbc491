import "./profile.css";
import { useState } from "preact/hooks";
import type { AccountAnswer } from "../../shared/protocol/account.ts";
import { deleteAccount, EXPORT_PATH, getAccount, logOut } from "../api/account.ts";
import type { ApiAnswer, ApiErrorCode } from "../api/request.ts";
import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { FRIENDS, HOME } from "../navigation/navigate.ts";
import { TopBar } from "../navigation/top-bar.tsx";
import { useAnswer } from "../ui/answer.ts";
import { Confirm } from "../ui/confirm.tsx";
import { Page } from "../ui/page.tsx";
import { Problem } from "../ui/problem.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ColourForm } from "./colour-form.tsx";
import { NameForm } from "./name-form.tsx";
import { Sessions } from "./sessions.tsx";

/** The account: name, sessions, and the ways to leave. */
export function ProfilePage() {
  const { profile } = t();
  const asked = useAnswer(getAccount, "account");
  return (
    <Page title={`${profile.title} – ${APP_NAME}`} class="profile">
      <TopBar />
      <h1>{profile.title}</h1>
      {asked.state === "waiting" && <Skeleton kind="list" />}
      {asked.state === "failed" &&
        (asked.code === "no-session" ? <Nobody /> : <Problem code={asked.code} onAgain={asked.again} />)}
      {asked.state === "known" && <Account account={asked.value} again={asked.again} />}
    </Page>
  );
}

function Nobody() {
  const { app, profile } = t();
  return (
    <section class="middle">
      <h2>{profile.nobody}</h2>
      <p class="hint">{profile.nobodyHelp}</p>
      <a class="button primary" href={HOME}>
        {app.home}
      </a>
    </section>
  );
}

function Account({ account, again }: { readonly account: AccountAnswer; readonly again: () => void }) {
  const { profile } = t();
  return (
    <>
      <NameForm account={account} onChanged={again} />
      <section>
        <p class="label">{profile.code}</p>
        <output class="code">{account.code}</output>
        <p class="hint">{profile.codeHelp}</p>
        <a class="button" href={FRIENDS}>
          {t().friends.title}
        </a>
      </section>
      <ColourForm account={account} onChanged={again} />
      <Sessions account={account} onChanged={again} />
      <section>
        <a class="button" href={EXPORT_PATH} download="alfa-kraft.json">
          {profile.export}
        </a>
        <p class="hint">{profile.exportHelp}</p>
      </section>
      <section>
        <WayOut act={profile.logOut} title={profile.logOutTitle} body={profile.logOutBody} leave={logOut} />
        <WayOut act={profile.remove} title={profile.removeTitle} body={profile.removeBody} leave={deleteAccount} />
      </section>
    </>
  );
}

interface WayOutProps {
  readonly act: string;
  readonly title: string;
  readonly body: string;
  readonly leave: () => Promise<ApiAnswer<unknown>>;
}

/** An action that loses something for good asks first. Then the page forgets the player. */
function WayOut({ act, title, body, leave }: WayOutProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);

  async function go() {
    setBusy(true);
    setProblem(null);
    const left = await leave();
    setBusy(false);
    if (left.ok || left.code === "no-session") location.assign(HOME);
    else setProblem(left.code);
  }

  return (
    <>
      <button type="button" class="button" disabled={busy} onClick={() => setAsking(true)}>
        {act}
      </button>
      {problem !== null && <Problem code={problem} onAgain={go} />}
      {asking && (
        <Confirm title={title} act={act} danger onAct={go} onClose={() => setAsking(false)}>
          <p>{body}</p>
        </Confirm>
      )}
    </>
  );
}
