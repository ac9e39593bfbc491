import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ComponentChildren;
  /** Something before the title, as the mark of a win. */
  readonly mark?: ComponentChildren;
  readonly class?: string;
  /** A question that waits for a word: pressing outside is no answer. */
  readonly modal?: boolean;
  readonly children: ComponentChildren;
}

/** As long as the way out in styles/sheet.css. */
const LEAVING_MS = 200;

/** A sheet from below: a modal dialog, so focus stays inside, Escape closes it, and focus goes back to where it was. */
export function Sheet({ open, onClose, title, aside, mark, class: extra = "", modal = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // What was last shown stays while the sheet slides out.
  const shown = useRef<ComponentChildren>(null);
  if (open) shown.current = children;

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open) {
      element.classList.remove("leaving");
      if (!element.open) element.showModal();
      return;
    }
    if (!element.open) return;
    element.classList.add("leaving");
    const done = setTimeout(() => {
      element.classList.remove("leaving");
      element.close();
    }, LEAVING_MS);
    return () => clearTimeout(done);
  }, [open]);

  return (
    <dialog
      ref={dialog}
      class={`sheet ${extra}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
      onPointerDown={(event) => {
        if (!modal && event.target === event.currentTarget && outside(event.currentTarget, event)) onClose();
      }}
    >
      <div class="sheet-grip" aria-hidden="true" />
      <div class="sheet-head">
        <h2 id={heading} class="sheet-title">
          {mark}
          {title}
        </h2>
        {aside}
      </div>
      {shown.current}
    </dialog>
  );
}

/** A press on the backdrop has the dialog as its target too; only the place tells them apart. */
function outside(element: HTMLElement, at: { readonly clientX: number; readonly clientY: number }): boolean {
  const box = element.getBoundingClientRect();
  return at.clientX < box.left || at.clientX > box.right || at.clientY < box.top || at.clientY > box.bottom;
}
