import { signal } from "@preact/signals";

const said = signal<{ readonly text: string; readonly turn: boolean }>({ text: "", turn: false });

/** Said once by the one polite live region. The same text twice in a row is said twice: the two halves take turns. */
export function announce(text: string): void {
  said.value = { text, turn: !said.value.turn };
}

export function Announcer() {
  const { text, turn } = said.value;
  return (
    <div class="unseen" aria-live="polite">
      <span>{turn ? text : ""}</span>
      <span>{turn ? "" : text}</span>
    </div>
  );
}
