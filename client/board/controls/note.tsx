import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Preview } from "../../../shared/rules/index.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { AlertIcon, ReportIcon } from "../../icons/index.ts";
import { choiceLimit, choiceTexts } from "../actions/rack-choice.ts";
import { bareArrow, pieceOf } from "../draft/draft.ts";
import { attemptsOf, earnsCoins } from "../draft/rules.ts";
import { type BoardModel, rejectedBy } from "../model/board-model.ts";
import { isPlayable } from "../model/play-state.ts";
import { sayFault, sayPrice } from "../speech/announce.ts";
import { byReason, type Why } from "../speech/refused.ts";
import "./note.css";

const Separator = () => <i class="note-dot" aria-hidden="true" />;

interface UnknownProps {
  readonly words: readonly string[];
  readonly why: Why | undefined;
  /** The cost of the refusal, where refusals cost something (C-12). */
  readonly price: string | null;
}

function Unknown({ words, why, price }: UnknownProps) {
  const lists = new Intl.ListFormat(locale(), { type: "conjunction" });
  const { refused } = t().words;
  return (
    <span class="note-text bad">
      <AlertIcon />
      <span>
        {byReason(words, why).map(({ reason, words: group }, index) => (
          <span key={reason}>
            {index > 0 && ". "}
            {lists.formatToParts(group).map(({ type, value }) => (type === "element" ? <b key={value}>{value}</b> : value))}{" "}
            {refused[reason](group.length)}
          </span>
        ))}
        {price !== null && `. ${price}`}
      </span>
    </span>
  );
}

interface WordsProps {
  readonly preview: Preview;
  /** The number of tiles laid. */
  readonly laid: number;
  readonly hasDice: boolean;
  readonly earns: boolean;
  readonly unchecked: ComponentChildren;
}

function Words({ preview, laid, hasDice, earns, unchecked }: WordsProps) {
  const { match, board } = t();
  const { number, signed } = formats(locale());
  const parts: ComponentChildren[] = preview.words.map(({ word, points, squares }) => (
    <span key={squares.join("")} class="note-word">
      <b>{word}</b> {number(points)}
    </span>
  ));
  const { placement, combo, fullRack, theme } = preview.bonuses;
  if (placement > 0) parts.push(<span key="placement">{match.placement(laid, signed(placement))}</span>);
  if (combo > 0) parts.push(<span key="combo">{match.combo(preview.words.length, signed(combo))}</span>);
  if (fullRack > 0) parts.push(<span key="full">{board.fullRack(signed(fullRack))}</span>);
  if (theme > 0) parts.push(<span key="theme">{board.theme(signed(theme))}</span>);
  if (hasDice) parts.push(<span key="dice">{board.diceLater}</span>);
  if (earns) parts.push(<span key="coins">{match.earns(preview.coins)}</span>);
  return (
    <span class="note-text">
      {parts.flatMap((part, index) => (index === 0 ? [part] : [<Separator key={`dot ${String(index)}`} />, part]))}
      {unchecked}
    </span>
  );
}

const Bad = ({ text }: { readonly text: string }) => (
  <span class="note-text bad">
    <AlertIcon />
    <span>{text}</span>
  </span>
);

/** The words shown as not valid, by the server's refusal or by the preview. */
function unknownWords(model: BoardModel): readonly string[] {
  const [preview, refusal] = [model.preview.value, model.refusal.value];
  if (model.choice.value !== null || model.notice.value !== null) return [];
  if (refusal !== null) return rejectedBy(refusal);
  if (preview === null || !isPlayable(preview)) return [];
  return preview.words.filter(({ known }) => known === false).map(({ word }) => word);
}

/** The draft. An incomplete play is described calmly, because tiles are laid one by one. */
function Drafted({
  model,
  preview,
  unchecked,
}: {
  readonly model: BoardModel;
  readonly preview: Preview;
  readonly unchecked: ComponentChildren;
}) {
  const [view, draft] = [model.view.value, model.draft.value];
  if (!isPlayable(preview)) {
    return <span class="note-text">{preview.error === null ? "" : sayFault(model, preview.error.code)}</span>;
  }
  if (preview.words.length === 0) return <span class="note-text">{t().match.powersOnly}</span>;
  // Words are not looked up where attempts cost something (C-12).
  const said = attemptsOf(view) === null ? unchecked : null;
  const hasDice = draft.powers.some(({ id }) => pieceOf(draft, id)?.item === "dice");
  return <Words preview={preview} laid={draft.laid.length} hasDice={hasDice} earns={earnsCoins(view)} unchecked={said} />;
}

function content(model: BoardModel, unknown: readonly string[], unchecked: ComponentChildren): ComponentChildren {
  const [preview, refusal, notice, choice] = [model.preview.value, model.refusal.value, model.notice.value, model.choice.value];
  if (notice !== null) return <Bad text={notice} />;
  if (choice !== null) {
    const { help } = choiceTexts(choice.purpose);
    return <span class="note-text">{help(choiceLimit(choice.purpose, model.view.value))}</span>;
  }
  if (unknown.length > 0) return <Unknown words={unknown} why={model.options.why} price={sayPrice(model)} />;
  if (refusal !== null) return <Bad text={sayFault(model, refusal.code)} />;
  // A board that is rearranged freely has no draft.
  if (model.options.freeform !== undefined) return null;
  const bare = bareArrow(model.draft.value);
  if (bare !== null) return <span class="note-text">{t().board.bareArrow(bare.at)}</span>;
  return preview === null ? null : <Drafted model={model} preview={preview} unchecked={unchecked} />;
}

/** Long enough to read, short enough not to hide the words. */
const NOTICE_MS = 4000;

interface NoteProps {
  readonly model: BoardModel;
  /** Reports a word that is shown as not valid. */
  readonly onReport?: (word: string) => void;
  /** The reason why the words of the draft are not looked up. */
  readonly unchecked?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/**
 * The line below the board: the words of the draft with their points, or the problem with the draft. `children` show at rest.
 */
export function Note({ model, onReport, unchecked, children }: NoteProps) {
  const notice = model.notice.value;
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => {
      model.notice.value = null;
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [model, notice]);
  const unknown = unknownWords(model);
  const [first] = unknown;
  const shown = content(model, unknown, unchecked);
  return (
    <div class="note" data-table>
      {shown ?? children}
      {first !== undefined && onReport !== undefined && (
        <button
          type="button"
          class="icon-button note-report"
          aria-label={t().words.report(first)}
          onClick={() => onReport(first)}
        >
          <ReportIcon />
        </button>
      )}
    </div>
  );
}
