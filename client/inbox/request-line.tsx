import { useState } from "preact/hooks";
import type { FriendChange } from "../../shared/protocol/friends.ts";
import { changeFriend } from "../api/friends.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { t } from "../i18n/index.ts";
import { displayName } from "../match/names.ts";
import { refresh } from "../match-list/match-list.ts";
import { AvatarDot } from "../ui/avatar.tsx";
import { Problem } from "../ui/problem.tsx";
import { type Request, sayItem } from "./say-item.ts";

/** A request to become a friend. */
export function RequestLine({ request }: { readonly request: Request }) {
  const { friends } = t();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);
  const name = displayName(request.name);

  async function answer(does: FriendChange["does"]) {
    setBusy(true);
    setProblem(null);
    const done = await changeFriend({ whom: { code: request.code }, does });
    setBusy(false);
    // A withdrawn request also leaves the list.
    if (!done.ok && done.code !== "no-such-player") return setProblem(done.code);
    document.querySelector("main")?.focus({ preventScroll: true });
    await refresh();
  }

  return (
    <article class="card challenge" aria-label={sayItem(request)}>
      <h3>
        <AvatarDot colour={request.colour} />
        {sayItem(request)}
      </h3>
      <div class="challenge-answers">
        <button type="button" class="button" disabled={busy} aria-label={friends.declineOf(name)} onClick={() => answer("part")}>
          {friends.decline}
        </button>
        <button
          type="button"
          class="button primary"
          disabled={busy}
          aria-label={friends.acceptOf(name)}
          onClick={() => answer("accept")}
        >
          {friends.accept}
        </button>
      </div>
      {problem !== null && <Problem code={problem} />}
    </article>
  );
}
