import "./thinking.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { AlertIcon } from "../../icons/index.ts";
import { online } from "../../offline/online.ts";
import type { Thinking } from "./bot-turns.ts";

interface ThinkingLineProps {
  readonly thinking: Thinking;
  readonly name: string;
  readonly onSkip: () => void;
}

/** A bot is thinking: its progress, and a button that hurries it. */
export function ThinkingLine({ thinking, name, onSkip }: ThinkingLineProps) {
  const { bots } = t();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => () => handFocusOn(button.current), []);
  return (
    <button
      ref={button}
      type="button"
      class={thinking.hurried ? "thinking hurried" : "thinking"}
      aria-disabled={thinking.hurried}
      onClick={onSkip}
    >
      <span class="thinking-text">{bots.thinking(name)}</span>
      {!thinking.hurried && <span class="thinking-skip">{bots.skip}</span>}
      <span class="thinking-course" style={{ "--thinking": `${thinking.ms}ms` }} aria-hidden="true" />
    </button>
  );
}

/** The button disappears with the turn. If it had the keyboard focus, the focus moves to the board. */
function handFocusOn(button: HTMLElement | null): void {
  if (button === null || button !== document.activeElement) return;
  button.closest("main")?.querySelector<HTMLElement>("[data-at][tabindex='0']")?.focus({ preventScroll: true });
}

/** The match goes on as long as the page is open. */
export function UnkeptLine({ onRead }: { readonly onRead: () => void }) {
  const { bots } = t();
  return (
    <span class="note-text bad" role="alert">
      <AlertIcon />
      <span>{bots.unkept}</span>
      <button type="button" class="text-button" onClick={onRead}>
        {bots.unkeptRead}
      </button>
    </span>
  );
}

export function StuckLine({ onAgain }: { readonly onAgain: () => void }) {
  // It starts by itself when the network is back.
  if (!online.value) {
    return (
      <span class="note-text" role="status">
        {t().bots.stuckOffline}
      </span>
    );
  }
  return (
    <span class="note-text bad" role="alert">
      <AlertIcon />
      <span>{t().bots.stuck}</span>
      <button type="button" class="text-button" onClick={onAgain}>
        {t().app.tryAgain}
      </button>
    </span>
  );
}
