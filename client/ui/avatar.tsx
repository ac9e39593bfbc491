import "./avatar.css";
import { visibleName } from "../../shared/protocol/shown-name.ts";
import { t } from "../i18n/index.ts";

/** An initial on the player's colour. The name stands beside it. */
export function Avatar({ name, colour }: { readonly name: string; readonly colour: number }) {
  return (
    <span class={`avatar avatar-${colour}`} aria-hidden="true">
      {[...visibleName(name)][0] ?? ""}
    </span>
  );
}

/** The colour alone, before a name. */
export const AvatarDot = ({ colour }: { readonly colour: number }) => (
  <span class={`avatar-dot avatar-${colour}`} aria-hidden="true" />
);

/** In this match, elsewhere in the app, or neither. */
export type Where = "online" | "near" | "away";

interface PresenceProps {
  readonly where: Where;
  /** Undefined if it belongs to no player in particular. */
  readonly colour: number | undefined;
}

/** One colour: filled while present, hollow while away, a ring around a point while elsewhere in the app. */
export function Presence({ where, colour }: PresenceProps) {
  const said = t().match[where];
  const look = where === "online" ? "here" : where === "near" && "near";
  const classes = ["presence", look, colour !== undefined && `coloured avatar-${colour}`];
  return (
    <span class={classes.filter(Boolean).join(" ")} title={said}>
      <span class="unseen">{said}</span>
    </span>
  );
}
