import type { Table } from "./table.ts";

/** The one polite live region of the table. An odd and an even slot, so that the same text twice is heard twice. */
export function Announcer({ table }: { readonly table: Table }) {
  const { text, count } = table.spoken.value;
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      <span key={count}>{text}</span>
    </div>
  );
}
