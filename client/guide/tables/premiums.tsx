import { PREMIUMS, type Premium, rulesOf } from "../../../shared/rules/index.ts";
import { t } from "../../i18n/index.ts";
import { PremiumMark, StarIcon } from "../../icons/index.ts";
import type { ExhibitProps } from "../exhibit.tsx";

/**
 * The premium squares and their numbers. A puzzle has its own board, so its page shows those of the game whose tiles it uses,
 * uncounted.
 */
export function Premiums({ ruleset, texts }: ExhibitProps) {
  const { board } = t();
  const { labels } = texts;
  const { board: plan, tileSet } = rulesOf(ruleset);
  const shown = plan ?? rulesOf(tileSet).board;
  if (shown === null) return null;
  const others = Object.entries(shown.premiums).flatMap(([at, premium]) => (at === shown.start ? [] : [premium]));
  const count = (premium: Premium) => others.filter((other) => other === premium).length;
  const start = shown.premiums[shown.start];
  return (
    <ul class="premiums">
      {PREMIUMS.filter((premium) => count(premium) > 0).map((premium) => (
        <li key={premium}>
          <span class="mini-square" aria-hidden="true">
            <PremiumMark premium={premium} />
          </span>
          <span class="premium-name">
            {board.premium[premium]}
            {plan !== null && <small>{labels.onBoard(count(premium))}</small>}
          </span>
        </li>
      ))}
      {plan !== null && (
        <li>
          <span class="mini-square" aria-hidden="true">
            <StarIcon />
          </span>
          <span class="premium-name">
            {start === undefined ? labels.startSquare : board.start}
            {start !== undefined && <small>{board.premium[start]}</small>}
          </span>
        </li>
      )}
    </ul>
  );
}
