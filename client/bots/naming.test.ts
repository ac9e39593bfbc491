import { describe, expect, it } from "vitest";
import { LEVELS, skillOf } from "../../shared/bot/levels.ts";
import { rulesOf } from "../../shared/rules/index.ts";
import { AGREEMENTS, type Agreement, MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { setLocale, t } from "../i18n/index.ts";
import { LOCALES } from "../i18n/locale.ts";
import { aboutBot } from "./naming.ts";

describe.each(LOCALES)("what bots are said to do, in %s", (locale) => {
  const said = async () => {
    await setLocale(locale);
    return MATCH_RULESETS.flatMap((ruleset) =>
      LEVELS.flatMap((level) => [1, 2, 3].map((bots) => ({ ruleset, level, bots, about: aboutBot(ruleset, level, bots) }))),
    );
  };

  it("A-63 K-14 a turn is given up only where powers alone are a move", async () => {
    for (const { ruleset, level, about } of await said()) {
      if (about === t().bots.about.powers.expert) expect([level, rulesOf(ruleset).powersOnly]).toEqual(["expert", true]);
    }
  });

  it("A-63 levels that use the same powers say the same of them, others do not", async () => {
    await setLocale(locale);
    const { powers } = t().bots.about;
    const ofPowers = LEVELS.map((level) => powers[level].slice(powers[level].indexOf(". ") + 2));
    const used = LEVELS.map((level) => skillOf(level, "kraft").powers.join());
    expect(ofPowers.map((said) => ofPowers.indexOf(said))).toEqual(used.map((each) => used.indexOf(each)));
  });

  it("C-18 P-01 the end is worked out only against one", async () => {
    for (const { ruleset, level, bots, about } of await said()) {
      const { choices }: Agreement = AGREEMENTS[ruleset];
      if (about === t().bots.about.words.expert) expect([level, bots]).toEqual(["expert", 1]);
      if (level === "expert" && choices.includes("players") && bots > 1) expect(about).toBe(t().bots.about.expertOfMany);
    }
  });
});
