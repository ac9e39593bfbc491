import "./words.css";
import { t } from "../i18n/index.ts";
import type { LoadError } from "../lexicon/report.types.ts";
import type { MatchSource } from "../match/source.types.ts";
import { online } from "../offline/online.ts";
import type { Words } from "./words.ts";

/** The text of an error. Every kind of faulty file counts as damaged. */
function sayTrouble({ code }: LoadError): string {
  const { trouble } = t().words;
  return code === "no-connection" || code === "gone" ? trouble[code] : trouble.damaged;
}

interface WordsTroubleProps {
  readonly words: Words;
  /** The judge of words. On this device there is no judging without the list. */
  readonly hosted: MatchSource["hosted"];
  /** Beside a draft: only what is necessary. */
  readonly brief?: boolean;
}

/** While there is no word list: its progress, the error, and a retry. */
export function WordsTrouble({ words, hosted, brief = false }: WordsTroubleProps) {
  const { app, words: texts } = t();
  const [trouble, share] = [words.trouble.value, words.share.value];
  const failed = words.state.value === "failed";
  // It loads by itself when the network is back.
  if (failed && trouble?.code === "no-connection" && !online.value) {
    return (
      <span class="note-text" role="status">
        <span>
          {texts.trouble.offline} {!brief && hosted === "server" && texts.serverChecks}
        </span>
      </span>
    );
  }
  if (failed && trouble !== null) {
    return (
      <span class="note-text bad">
        <span>
          {sayTrouble(trouble)} {!brief && hosted === "server" && texts.serverChecks}
        </span>
        <button type="button" class="text-button" onClick={words.start}>
          {app.tryAgain}
        </button>
      </span>
    );
  }
  if (trouble !== null) {
    return (
      <span class="note-text">
        {sayTrouble(trouble)} {texts.tryingAgain}
      </span>
    );
  }
  const shown = share === null && !brief ? app.loading : texts.loading(Math.floor((share ?? 0) * 100));
  // A list that loads quickly is not mentioned.
  return <span class="note-text words-loading">{shown}</span>;
}
