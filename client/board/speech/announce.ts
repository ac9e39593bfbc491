/** Announcements through the live region. Where an action did nothing, the note shows the text as well. */
import type { RuleErrorCode } from "../../../shared/rules/model.ts";
import { STOP } from "../../../shared/rules/tiles.ts";
import { t } from "../../i18n/index.ts";
import { pieceOf } from "../draft/draft.ts";
import { isBent } from "../draft/marks.ts";
import { attemptsOf, hasArrows } from "../draft/rules.ts";
import type { BoardModel } from "../model/board-model.ts";
import { sayRefused } from "./refused.ts";

/** More than are ever announced between two readings of the live region. */
const KEPT = 8;

export function announce(model: BoardModel, text: string): void {
  const { count, latest } = model.spoken.peek();
  model.spoken.value = { text, count: count + 1, latest: [...latest, text].slice(-KEPT) };
}

/** Announces and shows why nothing happened. */
export function announceProblem(model: BoardModel, text: string): void {
  model.notice.value = text;
  announce(model, text);
}

/** The fault of the draft, in the terms of this rule set. */
export function sayFault(model: Pick<BoardModel, "draft" | "view">, code: RuleErrorCode): string {
  const { errors, board } = t();
  if (code === "not-in-line" && hasArrows(model.view.value)) return board.notOneWord;
  if (code !== "stop-misplaced") return errors[code];
  const draft = model.draft.value;
  const stops = draft.laid.filter(({ id }) => pieceOf(draft, id)?.item === STOP).length;
  return stops === 0 ? board.beginsAfterStop : stops === 1 ? board.stopGoes : board.oneStop;
}

/** The cost of a refusal, or of the next one (C-12). */
export function sayPrice(model: Pick<BoardModel, "view" | "refusal">): string | null {
  const attempts = attemptsOf(model.view.value);
  if (attempts === null || model.refusal.value === null) return null;
  const { board, match } = t();
  return attempts.paid ? board.attemptPaid : attempts.free > 0 ? match.freeTries(attempts.free) : match.noFreeTries;
}

/** The worth of the draft for an announcement: its words and their points. */
export function describeDraft(model: BoardModel): string {
  const preview = model.preview.peek();
  if (preview === null || preview.words.length === 0) return "";
  if (model.options.freeform !== undefined) return model.options.freeform.tell(preview);
  const unknown = preview.words.filter(({ known }) => known === false).map(({ word }) => word);
  if (unknown.length > 0) return sayRefused(unknown, model.options.why);
  if (preview.error !== null) return "";
  const { board, match } = t();
  const words = preview.words.map(({ word, squares }) => (isBent(squares) ? `${word} ${match.aroundTheCorner}` : word));
  return `${words.join(", ")}: ${board.score(preview.points)}`;
}
