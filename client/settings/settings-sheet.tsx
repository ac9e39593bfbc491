import { locale, switchLocale, t } from "../i18n/index.ts";
import { LOCALE_NAMES, LOCALES } from "../i18n/locale.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { Segments } from "../ui/segments.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { switchTheme, THEMES, theme } from "./theme.ts";

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { app } = t();
  return (
    <Sheet onClose={onClose} title={app.settings}>
      <Segments
        label={app.language}
        name="language"
        value={locale()}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }))}
        onChange={switchLocale}
      />
      <Segments
        label={app.theme}
        name="theme"
        value={theme.value}
        options={THEMES.map((value) => ({ value, label: app.themes[value] }))}
        onChange={switchTheme}
      />
      {!deviceStorage.keeps() && <p class="hint">{app.unkept}</p>}
    </Sheet>
  );
}
