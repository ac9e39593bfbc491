import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { Sheet } from "./sheet.tsx";

interface ConfirmProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The label of the confirming button. */
  readonly act: string;
  readonly danger?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** A question before something is lost for good. Cancel comes first, so Enter does no harm. */
export function Confirm({ title, children, act, danger = false, onAct, onClose }: ConfirmProps) {
  return (
    <Sheet onClose={onClose} title={title} class="confirm">
      <div class="confirm-body">{children}</div>
      <div class="confirm-actions">
        <button type="button" class="button" onClick={onClose}>
          {t().app.cancel}
        </button>
        <button
          type="button"
          class={danger ? "button danger" : "button primary"}
          onClick={() => {
            onClose();
            onAct();
          }}
        >
          {act}
        </button>
      </div>
    </Sheet>
  );
}
