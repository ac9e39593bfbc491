import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** A modal dialog that is open as long as it is drawn; focus stays in it and goes back where it came from. */
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
