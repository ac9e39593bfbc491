import "./hint-line.css";
import { t } from "../../i18n/index.ts";
import { CloseIcon } from "../../icons/index.ts";
import { HINTS, type Hint } from "./hints.ts";

/** A hint under the board. Its subject is highlighted (hint-line.css). */
export function HintLine({ hint, onClose }: { readonly hint: Hint; readonly onClose: () => void }) {
  const { hints } = t();
  const number = HINTS.indexOf(hint) + 1;
  return (
    <div class="hint-line">
      <span class="hint-number" role="img" aria-label={hints.step(number, HINTS.length)}>
        {number}
      </span>
      <p>
        <span class="hint-long">{hints[hint]}</span>
        <span class="hint-short">{hints.short[hint]}</span>
      </p>
      <button type="button" class="icon-button" aria-label={hints.putAway} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
