import "./bars.css";
import { t } from "../../i18n/index.ts";
import { BackIcon, ForwardIcon } from "../../icons/index.ts";
import type { Names } from "../../match/names.ts";
import { seatColour } from "../../match/seat-colour.ts";
import { gainOf, type Step } from "./course.ts";

interface BarsProps {
  readonly steps: readonly Step[];
  /** The points of the draft after the last move; null without a draft. */
  readonly draft: number | null;
  /** 0 is the state before the first move. */
  readonly at: number;
  readonly names: Names;
  /** The spoken text of the position. */
  readonly said: string;
  readonly onMove: (at: number) => void;
}

/** The match as a bar chart that is its own slider: own moves up, the others' down. */
export function Bars({ steps, draft, at, names, said, onMove }: BarsProps) {
  const { history, match } = t();
  const last = steps.length + (draft === null ? 0 : 1);
  const highest = Math.max(1, ...steps.map(({ move }) => Math.abs(gainOf(move))), Math.abs(draft ?? 0));
  const up = names.you ?? 0;
  const others = steps.find(({ move }) => move.seat !== up)?.move.seat;
  return (
    <div class="bars">
      <button type="button" class="icon-button" aria-label={history.earlier} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <BackIcon />
      </button>
      <div class="bars-field" style={{ "--last": Math.max(1, last) }}>
        <span class="bars-who" aria-hidden="true">
          {names.of(up)}
        </span>
        <span class="bars-who below" aria-hidden="true">
          {others === undefined || steps.some(({ move }) => move.seat !== up && move.seat !== others)
            ? match.others
            : names.of(others)}
        </span>
        {steps.map(({ move }, index) => (
          <Bar
            // Moves have no other key than their position.
            key={String(index)}
            place={index + 1}
            at={at}
            share={gainOf(move) / highest}
            colour={move.seat === names.you ? "var(--tile)" : seatColour(move.seat, names)}
            below={move.seat !== up}
          />
        ))}
        {draft !== null && <Bar place={last} at={at} share={draft / highest} colour="var(--kraft-edge)" below={false} draft />}
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={history.slider}
          aria-valuetext={said}
          onInput={(event) => onMove(Number(event.currentTarget.value))}
        />
      </div>
      <button type="button" class="icon-button" aria-label={history.later} disabled={at === last} onClick={() => onMove(at + 1)}>
        <ForwardIcon />
      </button>
    </div>
  );
}

interface BarProps {
  readonly place: number;
  readonly at: number;
  /** The share of the highest bar. Below zero if the move lost points. */
  readonly share: number;
  readonly colour: string;
  readonly below: boolean;
  readonly draft?: boolean;
}

function Bar({ place, at, share, colour, below, draft = false }: BarProps) {
  const classes = ["bar", below !== share < 0 && "below", place === at && "on", place > at && "to-come", draft && "draft"];
  return (
    <i
      class={classes.filter(Boolean).join(" ")}
      style={{ "--place": place, "--share": Math.abs(share).toFixed(3), "--seat": colour }}
      aria-hidden="true"
    />
  );
}
