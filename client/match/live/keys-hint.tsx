import { t } from "../../i18n/index.ts";

/** The keys that a mouse player might not guess. */
export function KeysHint() {
  const { keys } = t().match;
  return (
    <p class="keys">
      <Key name={keys.space} does={keys.turn} />
      <Key name={keys.enter} does={keys.play} />
      <Key name={keys.escape} does={keys.recall} />
    </p>
  );
}

const Key = ({ name, does }: { readonly name: string; readonly does: string }) => (
  <span>
    <kbd>{name}</kbd>
    {does}
  </span>
);
