import "./breakdown.css";
import type { ComponentChildren } from "preact";
import type { WordAccount } from "../../../shared/rules/index.ts";
import { boardFace } from "../../board/draft/faces.ts";
import { Tile } from "../../board/tiles/tile.tsx";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { EarnedShape } from "../moves/earned.tsx";
import { gemOf } from "../moves/earned-names.ts";
import type { AccountRow, UsedPower, Won } from "./breakdown-rows.ts";
import { factorsOf, type Term, termsOf } from "./terms.ts";

interface BreakdownProps {
  readonly words: readonly WordAccount[];
  readonly rows: readonly AccountRow[];
}

/** The breakdown of a score: a row per word with its premiums, then bonuses, powers and penalties (A-50). */
export function Breakdown({ words, rows }: BreakdownProps) {
  return (
    <ul class="breakdown">
      {words.map((word) => (
        <WordRow key={word.squares.join("")} breakdown={word} />
      ))}
      {rows.map((row) => (
        <ExtraRow key={row.kind} row={row} />
      ))}
    </ul>
  );
}

/** A longer sum gets its own line. */
const MAX_BESIDE = 5;

function WordRow({ breakdown }: { readonly breakdown: WordAccount }) {
  const { number } = formats(locale());
  const terms = termsOf(breakdown);
  const { parts, added } = factorsOf(breakdown);
  const sum = terms.map(sayTerm).join(" + ");
  const isLong = terms.length + parts.length > MAX_BESIDE;
  return (
    <li class={isLong ? "breakdown-row long" : "breakdown-row"}>
      <span class="unseen">
        {t().history.sum(breakdown.word, timesFactors(sum, terms.length, parts, added), breakdown.points)}
      </span>
      <span class="breakdown-tiles" style={{ "--letters": breakdown.letters.length }} aria-hidden="true">
        {breakdown.letters.map(({ at, tile }, index) => (
          <span key={at} class="breakdown-tile">
            <Tile face={boardFace(tile, "plain")} glaze={index} />
          </span>
        ))}
      </span>
      <span class="breakdown-sum" aria-hidden="true">
        {terms.map((term, index) => (
          // A value may occur twice.
          <span key={`${String(index)}`}>
            {index > 0 && " + "}
            <TermText term={term} />
          </span>
        ))}
        {parts.map(({ at, factor, by }, index) => (
          <span key={at + by}>
            {added && index > 0 && <span class="breakdown-plus">+</span>}
            <span class={by === "gem" ? "factor by-gem" : `factor by-${Math.min(4, factor)}W`}>×{number(factor)}</span>
          </span>
        ))}
        {added && <span> = ×{number(breakdown.factor)}</span>}
      </span>
      <b class="breakdown-points" aria-hidden="true">
        {number(breakdown.points)}
      </b>
    </li>
  );
}

/** `(1 + 2 + 2 × 3) × 2`, or `7 × (3 + 2)` where factors are added. */
function timesFactors(sum: string, terms: number, parts: WordAccount["factors"], added: boolean): string {
  if (parts.length === 0) return sum;
  const factors = parts.map(({ factor }) => formats(locale()).number(factor));
  return `${terms > 1 ? `(${sum})` : sum} × ${added ? `(${factors.join(" + ")})` : factors.join(" × ")}`;
}

function sayTerm({ value, factor }: Term): string {
  const { number } = formats(locale());
  return factor === 1 ? number(value) : `${number(value)} × ${number(factor)}`;
}

function TermText({ term }: { readonly term: Term }) {
  const { number } = formats(locale());
  if (term.factor === 1) return <>{number(term.value)}</>;
  return (
    <span class={term.factor < 0 ? "letter-factor minus" : "letter-factor"}>
      {number(term.value)}×{number(term.factor)}
    </span>
  );
}

function ExtraRow({ row }: { readonly row: AccountRow }) {
  const { history } = t();
  switch (row.kind) {
    case "placement":
      return <Extra text={withWon(history.tiles(row.tiles), row.earned)} won={row.earned} points={row.points} />;
    case "combo":
      return <Extra text={withWon(history.words(row.words), row.earned)} won={row.earned} points={row.points} />;
    case "full-rack":
      return <Extra text={history.fullRack} points={row.points} />;
    case "theme":
      return <Extra text={history.theme} points={row.points} />;
    case "powers":
      return <Extra text={`${history.powers}: ${formats(locale()).list(row.powers.map(sayPower))}`} points={0} />;
    case "penalties":
      return <Extra text={history.penalties} points={row.points} />;
  }
}

interface ExtraProps {
  readonly text: ComponentChildren;
  readonly won?: Won;
  readonly points: number;
}

const Extra = ({ text, won = null, points }: ExtraProps) => (
  <li class="breakdown-row extra">
    <span class="breakdown-text">
      {text}
      {won !== null && !won.lost && <EarnedShape tile={won.tile} />}
    </span>
    {points !== 0 && <b class="breakdown-points">{formats(locale()).signed(points)}</b>}
  </li>
);

function withWon(text: string, won: Won): string {
  const { history, powers } = t();
  if (won === null) return text;
  const gem = gemOf(won.tile);
  const name = gem === null ? powers.goldTile : powers.gem[gem];
  return `${text}, ${won.lost ? history.noRoom(name) : history.gives(name)}`;
}

function sayPower({ power, at, letter, roll }: UsedPower): string {
  const { history, powers } = t();
  const name = letter === undefined ? powers.power[power].name : `${powers.power[power].name} ${letter}`;
  const placed = history.powerAt(name, at);
  return roll === undefined ? placed : history.rolled(placed, roll);
}
