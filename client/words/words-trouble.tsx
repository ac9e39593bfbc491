import "./words.css";
import { t } from "../i18n/index.ts";
import type { LoadError } from "../lexicon/report.types.ts";
import type { MatchSource } from "../match/source.types.ts";
import { online } from "../offline/online.ts";
import type { Words } from "./words.ts";

/** What is told of an error: a file that is not what it should be has arrived damaged, however that shows. */
function sayTrouble({ code }: LoadError): string {
  const { trouble } = t().words;
  return code === "no-connection" || code === "gone" ? trouble[code] : trouble.damaged;
}

interface WordsTroubleProps {
  readonly words: Words;
  /** Where words are judged. On this device there is no judging without the list. */
  readonly hosted: MatchSource["hosted"];
  /** Beside a draft: no more than has to be said. */
  readonly brief?: boolean;
}

/** While there is no word list: how far it has come, what went wrong, and another try. */
export function WordsTrouble({ words, hosted, brief = false }: WordsTroubleProps) {
  const { app, words: texts } = t();
  const [trouble, share] = [words.trouble.value, words.share.value];
  const failed = words.state.value === "failed";
  // Nobody's fault, and nothing to be pressed: it comes by itself.
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
  // A list that is quickly there is not worth a word.
  return <span class="note-text words-loading">{shown}</span>;
}
