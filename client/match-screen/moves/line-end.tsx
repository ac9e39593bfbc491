import "./last-line.css";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { BagIcon, MoreIcon } from "../../icons/index.ts";

interface LineEndProps {
  readonly bag: number;
  readonly onMore: () => void;
}

/** What the line under the board ends with in every game: what the bag holds, and the way to what is seldom needed. */
export function LineEnd({ bag, onMore }: LineEndProps) {
  const { match } = t();
  return (
    <>
      <span class="bag-count" title={match.bag(bag)}>
        <BagIcon />
        <span aria-hidden="true">{formats(locale()).number(bag)}</span>
        <span class="unseen">{match.bag(bag)}</span>
      </span>
      <button type="button" class="last-more" aria-label={match.more} onClick={onMore}>
        <MoreIcon />
      </button>
    </>
  );
}
