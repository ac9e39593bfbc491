import { useState } from "preact/hooks";
import { type AccountAnswer, AVATAR_COLOURS } from "../../shared/protocol/account.ts";
import { changeAccount } from "../api/account.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { t } from "../i18n/index.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Problem } from "../ui/problem.tsx";

interface ColourFormProps {
  readonly account: AccountAnswer;
  readonly onChanged: () => void;
}

/** The colour of the avatar. A choice is saved at once. */
export function ColourForm({ account, onChanged }: ColourFormProps) {
  const { profile } = t();
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);

  async function choose(colour: number) {
    setProblem(null);
    const changed = await changeAccount({ colour });
    if (changed.ok) onChanged();
    else setProblem(changed.code);
  }

  return (
    <section>
      <fieldset class="colours">
        <legend class="label">{profile.colour}</legend>
        {Array.from({ length: AVATAR_COLOURS }, (_, colour) => (
          <label key={colour}>
            <input
              type="radio"
              class="unseen"
              name="colour"
              aria-label={profile.colours[colour] ?? ""}
              checked={account.colour === colour}
              onChange={() => choose(colour)}
            />
            <Avatar name={account.name} colour={colour} />
          </label>
        ))}
      </fieldset>
      {problem !== null && <Problem code={problem} />}
    </section>
  );
}
