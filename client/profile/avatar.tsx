import "./avatar.css";

/** An initial on the player's colour; the name stands beside it. */
export function Avatar({ name, colour }: { readonly name: string; readonly colour: number }) {
  return (
    <span class={`avatar avatar-${colour}`} aria-hidden="true">
      {[...name][0] ?? ""}
    </span>
  );
}

/** The colour alone, before a name. */
export const AvatarDot = ({ colour }: { readonly colour: number }) => (
  <span class={`avatar-dot avatar-${colour}`} aria-hidden="true" />
);

interface PresenceProps {
  readonly online: boolean;
  /** Undefined: nobody's in particular. */
  readonly colour: number | undefined;
  readonly title: string | undefined;
}

/** The same colour, hollow while they are away. */
export function Presence({ online, colour, title }: PresenceProps) {
  const classes = ["presence", online && "here", colour !== undefined && `coloured avatar-${colour}`];
  return <span class={classes.filter(Boolean).join(" ")} title={title} />;
}
