import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { play } from "../actions/sending.ts";
import type { BoardModel } from "../model/board-model.ts";
import { playState } from "../model/play-state.ts";
import "./play-button.css";

/** The Play button with the points of the draft. It is an outline with an unknown word, and disabled with nothing to send. */
export function PlayButton({ model }: { readonly model: BoardModel }) {
  const state = playState(model);
  const canAct = model.options.canAct.value;
  const busy = model.options.busy?.value === true;
  const { match } = t();
  const look = busy ? "waiting" : state.kind === "rest" ? "rest" : !canAct || state.kind === "unfinished" ? "idle" : state.kind;
  return (
    <button
      type="button"
      class={`play-button ${look}`}
      disabled={busy || state.kind === "rest"}
      onClick={() => play(model)}
      data-table
    >
      {busy ? match.sending : state.kind === "unknown" ? match.playAnyway : match.play}
      {!busy && state.kind === "ready" && !state.powersOnly && (
        <span class="play-points">{formats(locale()).signed(state.points)}</span>
      )}
    </button>
  );
}
