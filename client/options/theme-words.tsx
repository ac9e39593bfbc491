import "./theme-words.css";
import { t } from "../i18n/index.ts";

/** The words of the agreed theme (P-23), to read before the first turn and later. */
export function ThemeWords({ words }: { readonly words: readonly string[] | undefined }) {
  if (words === undefined) return null;
  return (
    <details class="theme-words">
      <summary>{t().play.themeWords(words.length)}</summary>
      <p>{words.join(" ")}</p>
    </details>
  );
}
