/** Announcements through the live region. Where an action did nothing, the note shows the text as well. */
import type { RuleErrorCode } from "../../../shared/rules/model.ts";
import { STOP } from "../../../shared/rules/tiles.ts";
import { t } from "../../i18n/index.ts";
import { pieceOf } from "../draft/draft.ts";
import { isBent } from "../draft/marks.ts";
import { attemptsOf, hasArrows } from "../draft/rules.ts";
import type { Table } from "../model/table.ts";
import { sayRefused } from "./refused.ts";

/** More than are ever announced between two readings of the live region. */
const KEPT = 8;

export function say(table: Table, text: string): void {
  const { count, latest } = table.spoken.peek();
  table.spoken.value = { text, count: count + 1, latest: [...latest, text].slice(-KEPT) };
}

/** Announces and shows why nothing happened. */
export function object(table: Table, text: string): void {
  table.notice.value = text;
  say(table, text);
}

/** The fault of the draft, in the terms of this rule set. */
export function sayFault(table: Pick<Table, "draft" | "view">, code: RuleErrorCode): string {
  const { errors, board } = t();
  if (code === "not-in-line" && hasArrows(table.view.value)) return board.notOneWord;
  if (code !== "stop-misplaced") return errors[code];
  const draft = table.draft.value;
  const stops = draft.laid.filter(({ id }) => pieceOf(draft, id)?.item === STOP).length;
  return stops === 0 ? board.beginsAfterStop : stops === 1 ? board.stopGoes : board.oneStop;
}

/** The cost of a refusal, or of the next one (C-12). */
export function sayPrice(table: Pick<Table, "view" | "refusal">): string | null {
  const attempts = attemptsOf(table.view.value);
  if (attempts === null || table.refusal.value === null) return null;
  const { board, match } = t();
  return attempts.paid ? board.attemptPaid : attempts.free > 0 ? match.freeTries(attempts.free) : match.noFreeTries;
}

/** The worth of the draft for an announcement: its words and their points. */
export function worth(table: Table): string {
  const preview = table.preview.peek();
  if (preview === null || preview.words.length === 0) return "";
  if (table.options.freely !== undefined) return table.options.freely.tell(preview);
  const unknown = preview.words.filter(({ known }) => known === false).map(({ word }) => word);
  if (unknown.length > 0) return sayRefused(unknown, table.options.why);
  if (preview.error !== null) return "";
  const { board, match } = t();
  const words = preview.words.map(({ word, squares }) => (isBent(squares) ? `${word} ${match.aroundTheCorner}` : word));
  return `${words.join(", ")}: ${board.score(preview.points)}`;
}
