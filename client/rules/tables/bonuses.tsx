import { rulesOf } from "../../../shared/rules/index.ts";
import type { Steps } from "../../../shared/rules/ruleset.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale } from "../../i18n/index.ts";
import type { ExhibitProps } from "../exhibit.tsx";
import type { Labels } from "../texts/texts.types.ts";

/** Racks of more than one size are agreed on where special tiles are (P-02). */
const RACKS = [6, 7, 8];

/** The bonuses that a rule set has, as it has them (K-55, K-56, P-08). */
export function Bonuses({ ruleset, texts: { labels } }: ExhibitProps) {
  const { placementBonus, comboBonus, fullRackBonus } = rulesOf(ruleset);
  const fullRacks = RACKS.map((size) => ({ from: size, gives: fullRackBonus(size) })).filter(({ gives }) => gives > 0);
  const { tiles, words, rack } = labels.steps;
  if (placementBonus.length + comboBonus.length + fullRacks.length === 0) return null;
  return (
    <div class="bonuses">
      <StepsTable steps={placementBonus} of={tiles} labels={labels} />
      <StepsTable steps={comboBonus} of={words} labels={labels} />
      <StepsTable steps={fullRacks} of={rack} labels={labels} exact />
    </div>
  );
}

interface StepsTableProps {
  readonly steps: Steps;
  /** What is counted. */
  readonly of: string;
  readonly labels: Labels;
  /** The last row means that number alone, and no more. */
  readonly exact?: boolean;
}

function StepsTable({ steps, of, labels, exact = false }: StepsTableProps) {
  const { number, signed } = formats(locale());
  if (steps.length === 0) return null;
  return (
    <table class="rules-table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{labels.steps.bonus}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, gives }, index) => (
          <tr key={from}>
            <th scope="row">{!exact && index === steps.length - 1 ? labels.orMore(from) : number(from)}</th>
            <td>{signed(gives)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
