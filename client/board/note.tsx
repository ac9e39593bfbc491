import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Preview } from "../../shared/rules/index.ts";
import { formats } from "../i18n/format.ts";
import { locale, t } from "../i18n/index.ts";
import { AlertIcon, FlagIcon } from "../icons/index.ts";
import { pieceOf, swapLimit } from "./draft.ts";
import { isPlayable } from "./play-state.ts";
import { byReason, type Why } from "./refused.ts";
import type { Table } from "./table.ts";
import "./note.css";

const Separator = () => <i class="note-dot" aria-hidden="true" />;

interface UnknownProps {
  readonly words: readonly string[];
  readonly why: Why | undefined;
}

function Unknown({ words, why }: UnknownProps) {
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
      </span>
    </span>
  );
}

interface WordsProps {
  readonly preview: Preview;
  /** Tiles laid. */
  readonly laid: number;
  readonly hasDice: boolean;
}

function Words({ preview, laid, hasDice }: WordsProps) {
  const { match, board } = t();
  const { signed } = formats(locale());
  const parts: ComponentChildren[] = preview.words.map(({ word, points, squares }) => (
    <span key={squares.join("")} class="note-word">
      <b>{word}</b> {points}
    </span>
  ));
  const { placement, combo } = preview.bonuses;
  if (placement > 0) parts.push(<span key="placement">{match.placement(laid, signed(placement))}</span>);
  if (combo > 0) parts.push(<span key="combo">{match.combo(preview.words.length, signed(combo))}</span>);
  if (hasDice) parts.push(<span key="dice">{board.diceLater}</span>);
  parts.push(<span key="coins">{match.earns(preview.coins)}</span>);
  return (
    <span class="note-text">
      {parts.flatMap((part, index) => (index === 0 ? [part] : [<Separator key={`dot ${String(index)}`} />, part]))}
    </span>
  );
}

const Bad = ({ text }: { readonly text: string }) => (
  <span class="note-text bad">
    <AlertIcon />
    <span>{text}</span>
  </span>
);

/** The words that are shown as not valid: the server's no, or what the preview finds. */
function unknownWords(table: Table): readonly string[] {
  const [preview, refusal] = [table.preview.value, table.refusal.value];
  if (table.swapping.value !== null || table.notice.value !== null) return [];
  if (refusal !== null) return refusal.rejected ?? [];
  if (preview === null || !isPlayable(preview)) return [];
  return preview.words.filter(({ known }) => known === false).map(({ word }) => word);
}

function content(table: Table, unknown: readonly string[]): ComponentChildren {
  const [preview, refusal, notice, swapping] = [
    table.preview.value,
    table.refusal.value,
    table.notice.value,
    table.swapping.value,
  ];
  const { match, errors } = t();
  if (swapping !== null) return <span class="note-text">{match.swapHelp(swapLimit(table.draft.value, table.view.value))}</span>;
  if (notice !== null) return <Bad text={notice} />;
  if (unknown.length > 0) return <Unknown words={unknown} why={table.options.why} />;
  if (refusal !== null) return <Bad text={errors[refusal.code]} />;
  if (preview === null) return null;
  // Tiles are laid one by one: what is not yet a play is told calmly.
  if (!isPlayable(preview)) return <span class="note-text">{preview.error === null ? "" : errors[preview.error.code]}</span>;
  if (preview.words.length === 0) return <span class="note-text">{match.powersOnly}</span>;
  const draft = table.draft.value;
  const hasDice = draft.powers.some(({ id }) => pieceOf(draft, id)?.item === "dice");
  return <Words preview={preview} laid={draft.laid.length} hasDice={hasDice} />;
}

/** Long enough to be read, short enough not to stand in the way of the words. */
const NOTICE_MS = 4000;

interface NoteProps {
  readonly table: Table;
  /** Something to say about a word that is shown as not valid. */
  readonly onReport?: (word: string) => void;
  readonly children?: ComponentChildren;
}

/** The line below the board: the words of the draft with their points, or what stands in the way. `children` show at rest. */
export function Note({ table, onReport, children }: NoteProps) {
  const notice = table.notice.value;
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => {
      table.notice.value = null;
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [table, notice]);
  const unknown = unknownWords(table);
  const [first] = unknown;
  const shown = content(table, unknown);
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
          <FlagIcon />
        </button>
      )}
    </div>
  );
}
