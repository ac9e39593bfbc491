import { rulesOf } from "../../../shared/rules/index.ts";
import { RACK_SIZES } from "../../../shared/rules/model.ts";
import type { Steps } from "../../../shared/rules/ruleset.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale } from "../../i18n/index.ts";
import type { ExhibitProps } from "../exhibit.tsx";
import type { Labels } from "../texts/texts.types.ts";

/** The bonuses of a rule set (K-55, K-56, P-08). */
export function Bonuses({ ruleset, texts: { labels } }: ExhibitProps) {
  const { placementBonus, comboBonus, fullRackBonus } = rulesOf(ruleset);
  const fullRacks = RACK_SIZES.map((size) => ({ from: size, gives: fullRackBonus(size) })).filter(({ gives }) => gives > 0);
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
  /** The thing that is counted. */
  readonly of: string;
  readonly labels: Labels;
  /** True if the last row means exactly that number. */
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
