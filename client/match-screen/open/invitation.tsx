import { useRef, useState } from "preact/hooks";
import type { GameId } from "../../../shared/rules/model.ts";
import { GAME_NAMES } from "../../i18n/game-names.ts";
import { t } from "../../i18n/index.ts";
import { CheckIcon, CopyIcon, ShareIcon } from "../../icons/index.ts";
import { copyText } from "./copy.ts";

interface InvitationProps {
  readonly ruleset: GameId;
  readonly code: string | undefined;
  /** A path of this origin. */
  readonly link: string | undefined;
}

/** The room code, large enough to read out, and the link to send. A code may expire before the link. */
export function Invitation({ ruleset, code, link }: InvitationProps) {
  const { play } = t();
  const url = link === undefined ? undefined : new URL(link, location.origin).href;
  const shareable = url !== undefined && typeof navigator.share === "function";
  return (
    <div class="invitation-ways">
      {code !== undefined && (
        <div class="room-code">
          <span class="label">{play.code}</span>
          <output class="code" aria-label={`${play.code}: ${[...code].join(" ")}`}>
            {code}
          </output>
        </div>
      )}
      {url !== undefined && <LinkRow url={url} />}
      {shareable && (
        <button
          type="button"
          class="button primary"
          // Closing the share sheet without a choice is no error.
          onClick={() => navigator.share({ text: play.shareText(GAME_NAMES[ruleset]), url }).catch(() => {})}
        >
          <ShareIcon />
          {play.share}
        </button>
      )}
    </div>
  );
}

function LinkRow({ url }: { readonly url: string }) {
  const { play } = t();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  return (
    <div class="link-row">
      <input ref={field} readOnly value={url} aria-label={play.link} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="button"
        onClick={async () => {
          if (field.current !== null) setCopied(await copyText(url, field.current));
        }}
      >
        {copied ? <CheckIcon /> : <CopyIcon />}
        <span aria-live="polite">{copied ? play.copied : play.copy}</span>
      </button>
    </div>
  );
}
