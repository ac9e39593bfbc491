import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** A modal dialog that is open while it is rendered. Focus stays in it and returns to its old place. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const modal = dialog.current;
    const before = document.activeElement;
    if (modal?.open === false) modal.showModal();
    return () => {
      modal?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
