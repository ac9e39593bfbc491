import { useId, useState } from "preact/hooks";
import * as v from "valibot";
import type { AccountAnswer } from "../../shared/protocol/account.ts";
import { NAME_LENGTH, PlayerName } from "../../shared/protocol/player-name.ts";
import { changeAccount } from "../api/account.ts";
import { locale, t } from "../i18n/index.ts";
import { Avatar } from "../ui/avatar.tsx";

interface NameFormProps {
  readonly account: AccountAnswer;
  readonly onChanged: () => void;
}

/** The name that others see. It can change once an hour. */
export function NameForm({ account, onChanged }: NameFormProps) {
  const { errors, profile } = t();
  const [typed, setTyped] = useState(account.name);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const [field, message] = [useId(), useId()];
  const { renameAt } = account;
  const help =
    renameAt === null
      ? profile.nameHelp(NAME_LENGTH.least, NAME_LENGTH.most)
      : profile.renameLater(new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(renameAt));

  async function save(event: Event) {
    event.preventDefault();
    const name = v.safeParse(PlayerName, typed);
    if (!name.success) return setSaid({ text: profile.badName, bad: true });
    if (name.output === account.name) return setSaid(null);
    setBusy(true);
    const changed = await changeAccount({ name: name.output });
    setBusy(false);
    if (!changed.ok) return setSaid({ text: changed.code === "too-many" ? help : errors[changed.code], bad: true });
    setTyped(changed.value.name);
    setSaid({ text: profile.saved, bad: false });
    onChanged();
  }

  return (
    <form onSubmit={save} noValidate>
      <section>
        <label class="label" for={field}>
          {profile.name}
        </label>
        <div class="profile-head">
          <Avatar name={account.name} colour={account.colour} />
          <div class="profile-row">
            <input
              id={field}
              class="text-field"
              value={typed}
              maxLength={60}
              autoComplete="nickname"
              spellcheck={false}
              disabled={renameAt !== null}
              aria-describedby={message}
              aria-invalid={said?.bad === true}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                setSaid(null);
              }}
            />
            <button type="submit" class="button" disabled={busy || renameAt !== null}>
              {profile.save}
            </button>
          </div>
        </div>
        <p id={message} class={said?.bad === true ? "field-error" : "hint"} role="status">
          {said?.text ?? help}
        </p>
      </section>
    </form>
  );
}
