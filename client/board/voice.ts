/** What is said, to ears by the live region and, where nothing happened, to eyes by the note as well. */
import { t } from "../i18n/index.ts";
import { sayRefused } from "./refused.ts";
import type { Table } from "./table.ts";

export function say(table: Table, text: string): void {
  table.spoken.value = { text, count: table.spoken.peek().count + 1 };
}

/** Why nothing happened. */
export function object(table: Table, text: string): void {
  table.notice.value = text;
  say(table, text);
}

/** What the draft is worth now, as it is added to what was done; empty where there is nothing to say. */
export function worth(table: Table): string {
  const preview = table.preview.peek();
  if (preview === null || preview.words.length === 0) return "";
  const unknown = preview.words.filter(({ known }) => known === false).map(({ word }) => word);
  if (unknown.length > 0) return sayRefused(unknown, table.options.why);
  return preview.error === null ? t().board.score(preview.points) : "";
}
