import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { ProfileIcon, SettingsIcon, StarIcon } from "../icons/index.ts";
import { SettingsSheet } from "../settings/settings-sheet.tsx";
import { waitingElsewhere } from "../ui/title.ts";
import { HOME, PROFILE } from "./navigate.ts";

/** The mark, which leads home, the profile, and the settings. */
export function TopBar({ note }: { readonly note?: string }) {
  const [settings, setSettings] = useState(false);
  // The Play tab shows them itself.
  const elsewhere = useLocation().path === HOME ? 0 : waitingElsewhere.value;
  return (
    <header class="top-bar">
      <a class="brand" href={HOME}>
        <StarIcon />
        {APP_NAME}
        {elsewhere > 0 && (
          <>
            <span class="count" aria-hidden="true">
              {elsewhere}
            </span>
            <span class="unseen">{t().inbox.waiting(elsewhere)}</span>
          </>
        )}
      </a>
      {note !== undefined && <span class="label">{note}</span>}
      <a class="icon-button" href={PROFILE} aria-label={t().profile.title}>
        <ProfileIcon />
      </a>
      <button type="button" class="icon-button" aria-label={t().app.settings} onClick={() => setSettings(true)}>
        <SettingsIcon />
      </button>
      {settings && <SettingsSheet onClose={() => setSettings(false)} />}
    </header>
  );
}
