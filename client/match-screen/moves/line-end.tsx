import "./last-line.css";
import type { GameId } from "../../../shared/rules/model.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { BagIcon, MoreIcon } from "../../icons/index.ts";
import { bagWords } from "./wording.ts";

interface LineEndProps {
  readonly ruleset: GameId;
  readonly bag: number;
  readonly onMore: () => void;
}

/** The end of the line under the board: the number of tiles in the bag and the menu button. */
export function LineEnd({ ruleset, bag, onMore }: LineEndProps) {
  const { match } = t();
  const inBag = bagWords(ruleset, bag);
  return (
    <>
      <span class="bag-count" title={inBag}>
        <BagIcon />
        <span aria-hidden="true">{formats(locale()).number(bag)}</span>
        <span class="unseen">{inBag}</span>
      </span>
      <button type="button" class="last-more" aria-label={match.more} onClick={onMore}>
        <MoreIcon />
      </button>
    </>
  );
}
