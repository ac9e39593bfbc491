import "./theme-words.css";
import type { RuleOptions } from "../../shared/rules/model.ts";
import { t } from "../i18n/index.ts";

/** The words of the theme that is agreed (P-23), for whoever wants to read them: before the first turn, and later. */
export function ThemeWords({ theme }: { readonly theme: RuleOptions["theme"] | undefined }) {
  if (theme === undefined) return null;
  return (
    <details class="theme-words">
      <summary>{t().play.themeWords(theme.words.length)}</summary>
      <p>{theme.words.join(" ")}</p>
    </details>
  );
}
