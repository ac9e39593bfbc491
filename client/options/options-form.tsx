import "./options-form.css";
import { useEffect, useId, useRef } from "preact/hooks";
import { MOST_THEME_BONUS, MOST_THEME_WORDS } from "../../shared/protocol/options.ts";
import { PLAYER_COUNTS, RACK_SIZES } from "../../shared/rules/model.ts";
import type { Agreement, Choice as ChoiceId } from "../../shared/rules/rulesets/agreements.ts";
import { THEME_IDS } from "../../shared/themes/ids.ts";
import { t } from "../i18n/index.ts";
import { AlertIcon } from "../icons/index.ts";
import { Choice } from "../ui/choice.tsx";
import { Segments } from "../ui/segments.tsx";
import { type ChosenOptions, isBonus, type OptionFault, type WordsFault } from "./chosen-options.ts";

interface OptionsFormProps {
  readonly agreement: Agreement;
  readonly chosen: ChosenOptions;
  readonly onChange: (change: Partial<ChosenOptions>) => void;
  readonly fault: OptionFault | null;
}

/** The options that the rule set leaves open (P-01, P-02, P-03, P-22, P-23, W-02). Draws nothing if there are none. */
export function OptionsForm({ agreement, chosen, onChange, fault }: OptionsFormProps) {
  const { option } = t().play;
  const wrongBonus = useId();
  const may = (choice: ChoiceId): boolean => agreement.choices.includes(choice);
  const yesNo = [
    { value: "with", label: option.with },
    { value: "without", label: option.without },
  ] as const;
  if (agreement.choices.length === 0) return null;
  return (
    <div class="options">
      {may("players") && (
        <Segments
          label={option.players}
          name="players"
          value={String(chosen.players)}
          options={PLAYER_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(value) => onChange({ players: PLAYER_COUNTS.find((count) => String(count) === value) ?? 2 })}
        />
      )}
      {may("rackSize") && (
        <Segments
          label={option.rackSize}
          name="rack-size"
          value={String(chosen.rackSize)}
          options={RACK_SIZES.map((size) => ({
            value: String(size),
            label: option.rackSizeIs(size),
            ...(size === 8 ? { note: option.rackSizeBeginners } : {}),
          }))}
          onChange={(value) => onChange({ rackSize: RACK_SIZES.find((size) => String(size) === value) ?? 7 })}
        />
      )}
      {may("board") && (
        <Segments
          label={option.board}
          name="board"
          value={chosen.board}
          options={(["standard", "random"] as const).map((value) => ({ value, label: option.boards[value] }))}
          onChange={(board) => onChange({ board })}
        />
      )}
      <div class="choices">
        {may("specials") && (
          <Choice
            label={option.specials}
            value={chosen.specials ? "with" : "without"}
            options={yesNo}
            onChange={(value) => onChange({ specials: value === "with" })}
          />
        )}
        {may("tileValue") && (
          <Choice
            label={option.easy}
            value={chosen.easy}
            options={(["off", "plain", "ones"] as const).map((value) => ({ value, label: option.easyWays[value] }))}
            onChange={(easy) => onChange({ easy })}
          />
        )}
        {may("theme") && (
          <Choice
            label={option.theme}
            value={chosen.theme}
            options={[
              { value: "none", label: option.noTheme },
              ...THEME_IDS.map((value) => ({ value, label: option.themes[value] })),
              { value: "own", label: option.ownTheme },
            ]}
            onChange={(theme) => onChange({ theme })}
          />
        )}
        {may("theme") && chosen.theme !== "none" && (
          <Bonus
            bonus={chosen.bonus}
            refused={fault?.kind === "bonus" ? fault : null}
            says={wrongBonus}
            onChange={(bonus) => onChange({ bonus })}
          />
        )}
      </div>
      {may("theme") && chosen.theme !== "none" && !isBonus(chosen.bonus) && (
        <p id={wrongBonus} class="field-error" role="alert">
          <AlertIcon />
          {option.bonusRange(MOST_THEME_BONUS)}
        </p>
      )}
      {may("theme") && chosen.theme === "own" && (
        <OwnWords
          text={chosen.ownWords}
          fault={fault?.kind === "bonus" ? null : fault}
          onChange={(ownWords) => onChange({ ownWords })}
        />
      )}
    </div>
  );
}

/** The pressed button is far below on a phone. After a refusal the faulty field scrolls into view. */
function useSeen<E extends HTMLElement>(fault: OptionFault | null) {
  const field = useRef<E>(null);
  useEffect(() => {
    if (fault !== null) field.current?.focus();
  }, [fault]);
  return field;
}

interface BonusProps {
  readonly bonus: number;
  /** Each refusal is its own object. */
  readonly refused: OptionFault | null;
  /** The id of the element with the error text, if there is one. */
  readonly says: string;
  readonly onChange: (bonus: number) => void;
}

/** The typed text stays. An invalid one gets an error (P-23). */
function Bonus({ bonus, refused, says, onChange }: BonusProps) {
  const wrong = !isBonus(bonus);
  const field = useSeen<HTMLInputElement>(refused);
  return (
    <label class="choice">
      <small>{t().play.option.bonus}</small>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_THEME_BONUS}
        value={bonus}
        aria-invalid={wrong}
        {...(wrong ? { "aria-describedby": says } : {})}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

interface OwnWordsProps {
  readonly text: string;
  readonly fault: WordsFault | null;
  readonly onChange: (text: string) => void;
}

function OwnWords({ text, fault, onChange }: OwnWordsProps) {
  const { option } = t().play;
  const [id, help] = [useId(), useId()];
  const field = useSeen<HTMLTextAreaElement>(fault);
  return (
    <div class="own-words">
      <label class="label" for={id}>
        {option.ownWords}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={text}
        onInput={(event) => onChange(event.currentTarget.value)}
        autoCapitalize="off"
        spellcheck={false}
        aria-describedby={help}
        aria-invalid={fault !== null}
      />
      <p id={help} class={fault === null ? "hint" : "field-error"} role={fault === null ? undefined : "alert"}>
        {fault === null ? (
          option.ownWordsHelp(MOST_THEME_WORDS)
        ) : (
          <>
            <AlertIcon />
            {sayFault(fault)}
          </>
        )}
      </p>
    </div>
  );
}

function sayFault(fault: WordsFault): string {
  const { option } = t().play;
  switch (fault.kind) {
    case "no-words":
      return option.noWords;
    case "too-many":
      return option.tooManyWords(MOST_THEME_WORDS);
    case "not-a-word":
      return option.notAWord(fault.word);
  }
}
