import { POWER_IDS, rulesOf } from "../../../shared/rules/index.ts";
import { priceOf } from "../../../shared/rules/prices.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { CoinIcon, PowerIcon } from "../../icons/index.ts";
import type { ExhibitProps } from "../exhibit.tsx";

/** The number of steps shown where prices grow. */
const SHOWN = 4;

/** Every power of the rule set: its use, its effect and its price (K-30 to K-34, C-06). */
export function Prices({ ruleset, texts }: ExhibitProps) {
  const { powers } = t();
  const { number } = formats(locale());
  const rules = rulesOf(ruleset);
  const offered = POWER_IDS.filter((power) => priceOf(rules, power, 0) !== null);
  return (
    <ul class="prices">
      {offered.map((power) => {
        const { name, how, effect } = { ...powers.power[power], ...(isRackMorph(power) ? texts.labels.rackMorph : {}) };
        const prices = Array.from({ length: SHOWN }, (_, times) => priceOf(rules, power, times) ?? 0);
        const [first = 0] = prices;
        const grows = prices.some((price) => price !== first);
        const said = grows ? `${prices.map(number).join(", ")} …` : number(first);
        return (
          <li key={power} class={grows ? "growing" : ""}>
            <span class="price-icon" aria-hidden="true">
              <PowerIcon power={power} />
            </span>
            <div>
              <p>
                <b>{name}</b> <small>{how}</small>
              </p>
              <p class="hint">{effect}</p>
            </div>
            <span class="price" role="img" aria-label={texts.labels.price(said)}>
              <CoinIcon />
              {said}
            </span>
          </li>
        );
      })}
    </ul>
  );

  function isRackMorph(power: (typeof POWER_IDS)[number]): boolean {
    return power === "morph" && rules.tapped.includes("morph");
  }
}
