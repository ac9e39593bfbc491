import "./seal.css";
import { t } from "../i18n/index.ts";

/** The commit in groups that can be read aloud, with an explanation. */
export function Seal({ commit }: { readonly commit: string }) {
  const { fair } = t();
  return (
    <details class="seal">
      <summary>{fair.sealed}</summary>
      <p>{fair.sealedHelp}</p>
      <Digits text={commit} />
    </details>
  );
}

export const Digits = ({ text }: { readonly text: string }) => (
  <code class="seal-digits">{(text.match(/.{1,8}/g) ?? []).join(" ")}</code>
);
