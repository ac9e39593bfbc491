import { useState } from "preact/hooks";
import type { AccountAnswer } from "../../shared/protocol/account.ts";
import { endOtherSessions, endSession } from "../api/account.ts";
import type { ApiAnswer, ApiErrorCode } from "../api/request.ts";
import { locale, t } from "../i18n/index.ts";
import { Problem } from "../ui/problem.tsx";

interface SessionsProps {
  readonly account: AccountAnswer;
  readonly onChanged: () => void;
}

/** The sessions of the player. Ending one closes everything it has open at once. */
export function Sessions({ account, onChanged }: SessionsProps) {
  const { profile } = t();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });

  async function end(ask: () => Promise<ApiAnswer<unknown>>) {
    setBusy(true);
    setProblem(null);
    const ended = await ask();
    setBusy(false);
    if (ended.ok) onChanged();
    else setProblem(ended.code);
  }

  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{profile.sessions}</h2>
      <ul class="card sessions">
        {account.sessions.map(({ id, device, current, usedAt }) => (
          <li key={id} class="session profile-row">
            <span>
              <b>{current ? profile.thisDevice : (device ?? profile.unknownDevice)}</b>
              <span class="hint">
                {current && device !== null ? `${device}, ` : ""}
                {profile.used(day.format(usedAt))}
              </span>
            </span>
            {!current && (
              <button type="button" class="button" disabled={busy} onClick={() => end(() => endSession(id))}>
                {profile.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {account.sessions.length > 2 && (
        <button type="button" class="button" disabled={busy} onClick={() => end(endOtherSessions)}>
          {profile.endOthers}
        </button>
      )}
      {problem !== null && <Problem code={problem} />}
    </section>
  );
}
