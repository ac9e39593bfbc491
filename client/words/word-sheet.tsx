import "./word-sheet.css";
import { useEffect, useId, useState } from "preact/hooks";
import { normalise } from "../../shared/lexicon/alphabet.ts";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { t } from "../i18n/index.ts";
import { CheckIcon, CloseIcon } from "../icons/index.ts";
import type { MatchSource } from "../match/source.types.ts";
import { Sheet } from "../ui/sheet.tsx";
import { ReportButton } from "./report-button.tsx";
import type { Words } from "./words.ts";
import { WordsTrouble } from "./words-trouble.tsx";

interface WordSheetProps {
  readonly words: Words;
  readonly hosted: MatchSource["hosted"];
  /** A refused word that is looked up at once. */
  readonly word?: string;
  /** While a refused word costs something, only the refused one can be looked up (C-12). */
  readonly closed?: boolean;
  readonly onClose: () => void;
}

/** The word list of a match, its verdict on a word, and a report button. */
export function WordSheet({ words, hosted, word = "", closed = false, onClose }: WordSheetProps) {
  const texts = t().words;
  const [typed, setTyped] = useState(word);
  const [field, help] = [useId(), useId()];
  const list = words.list.value;
  // Also in a match that is over, where nothing else needs the list.
  useEffect(() => words.start(), [words]);

  return (
    <Sheet onClose={onClose} title={texts.title} class="word-sheet">
      <p class="word-list">
        <b>{t().app.lexicon[words.id]}</b>
        <span>
          {texts.version(words.version)}
          {list !== null && ` · ${texts.size(list.words)}`}
        </span>
        <a href={`/lexicons/${LEXICON_FILES[words.id]?.notice ?? ""}`} target="_blank" rel="noreferrer">
          {texts.source}
        </a>
      </p>
      {closed ? (
        <p class="hint">{texts.closed}</p>
      ) : (
        <>
          <label class="label" for={field}>
            {texts.lookUp}
          </label>
          <input
            id={field}
            class="word-field"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            aria-describedby={help}
          />
        </>
      )}
      {(!closed || word !== "") && (
        <div id={help} class="word-answer" role="status">
          {list === null ? (
            <WordsTrouble words={words} hosted={hosted} />
          ) : (
            <Answer words={words} word={normalise(typed.trim())} />
          )}
        </div>
      )}
    </Sheet>
  );
}

function Answer({ words, word }: { readonly words: Words; readonly word: string }) {
  const texts = t().words;
  if (word === "") return <p class="hint">{texts.lookUpHelp}</p>;
  const reason = words.why(word);
  return (
    <>
      <p class={reason === null ? "word-verdict good" : "word-verdict bad"}>
        {reason === null ? <CheckIcon /> : <CloseIcon />}
        {reason === null ? texts.valid(word) : texts.sentence(word, texts.refused[reason](1))}
      </p>
      {reason === "inflected-form" && <p class="hint">{texts.strict}</p>}
      {(reason === null || reason === "not-in-list" || reason === "inflected-form") && (
        <ReportButton key={word} lexicon={words.id} version={words.version} word={word} valid={reason === null} />
      )}
    </>
  );
}
