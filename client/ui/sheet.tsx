import type { ComponentChildren } from "preact";
import { useEffect, useId } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { CloseIcon } from "../icons/index.ts";
import { useModal } from "./modal.ts";

interface SheetProps {
  readonly title: string;
  /** Before the title: the mark of a win. */
  readonly mark?: ComponentChildren;
  /** Beside the title: a purse, a gem. */
  readonly aside?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** Called on Escape, on a tap beside the sheet, or on its cross. */
  onClose(): void;
}

/** As long as the closing animation in styles/sheet.css. */
const LEAVING_MS = 200;

/** A modal sheet from below. It is open while it is rendered. Focus stays in it and returns to its old place. */
export function Sheet({ title, mark, aside, class: extra, children, onClose }: SheetProps) {
  const dialog = useModal();
  const id = useId();

  function leave(): void {
    const sheet = dialog.current;
    if (sheet === null || sheet.classList.contains("leaving")) return;
    sheet.classList.add("leaving");
    setTimeout(onClose, LEAVING_MS);
  }

  // A tap on the backdrop has the dialog itself as its target. Escape arrives as a cancel.
  useEffect(() => {
    const sheet = dialog.current;
    const tapped = (event: MouseEvent): void => {
      if (sheet !== null && event.target === sheet && isOutside(sheet, event)) leave();
    };
    sheet?.addEventListener("click", tapped);
    return () => sheet?.removeEventListener("click", tapped);
  });

  return (
    <dialog
      ref={dialog}
      class={extra === undefined ? "sheet" : `sheet ${extra}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div class="sheet-grip" />
      <div class="sheet-head">
        <h2 id={id} class="sheet-title">
          {mark}
          {title}
        </h2>
        {aside}
        <button type="button" class="icon-button sheet-close" aria-label={t().app.close} onClick={leave}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A press on the padding has the dialog as its target too, so the position tells them apart. */
function isOutside(sheet: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = sheet.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
