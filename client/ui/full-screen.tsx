import "./full-screen.css";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { CloseIcon } from "../icons/index.ts";
import { useModal } from "./modal.ts";

interface FullScreenProps {
  readonly title: string;
  /** Under the title. */
  readonly note?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** Called on Escape or on its cross. */
  onClose(): void;
}

/** A screen over the screen, with a way back. */
export function FullScreen({ title, note, class: extra = "", children, onClose }: FullScreenProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      class={`full-screen ${extra}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header class="full-screen-head">
        <button type="button" class="icon-button" aria-label={t().app.close} onClick={onClose}>
          <CloseIcon />
        </button>
        <div class="full-screen-title">
          <h2 id={id}>{title}</h2>
          {note !== undefined && <p>{note}</p>}
        </div>
      </header>
      {children}
    </dialog>
  );
}
