import { useState } from "preact/hooks";
import type { NewMatch } from "../../shared/protocol/http.ts";
import type { Format, LexiconId, RulesetId } from "../../shared/rules/model.ts";
import { createMatch } from "../api/matches.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { matchPath, rulesPath, useNavigate } from "../app/navigate.ts";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { locale, t } from "../i18n/index.ts";
import { BookIcon, LinkIcon } from "../icons/index.ts";
import { Problem } from "../ui/problem.tsx";
import { Segments } from "../ui/segments.tsx";
import { Choice } from "./choice.tsx";
import { lexiconOf, OFFERED } from "./offered.ts";

/** Lexicon and rules at the top, then the pace, then the opponent: today, whoever gets the link or the code. */
export function NewGame() {
  const { app, play } = t();
  const navigate = useNavigate();
  const [lexicon, setLexicon] = useState<LexiconId>(() => lexiconOf(locale()));
  const [ruleset, setRuleset] = useState<RulesetId>(OFFERED.rulesets[0]);
  const [format, setFormat] = useState<Format>("casual");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);

  async function create() {
    setBusy(true);
    setProblem(null);
    const made = await createMatch({ ruleset, lexicon, format } satisfies NewMatch);
    setBusy(false);
    if (made.ok) navigate(matchPath(made.value.match));
    else setProblem(made.code);
  }

  return (
    <section class="new-game" aria-labelledby="new-game">
      <h1 id="new-game">{play.newGame}</h1>
      <div class="choices">
        <Choice
          label={play.lexicon}
          value={lexicon}
          options={OFFERED.lexicons.map((value) => ({ value, label: app.lexicon[value] }))}
          onChange={setLexicon}
        />
        <Choice
          label={play.rules}
          value={ruleset}
          options={OFFERED.rulesets.map((value) => ({ value, label: GAME_NAMES[value] }))}
          onChange={setRuleset}
        />
      </div>
      <a class="rules-link" href={rulesPath(ruleset)}>
        <BookIcon />
        {app.rulesOf(GAME_NAMES[ruleset])}
      </a>
      <Segments
        quiet
        label={play.formatLabel}
        name="format"
        value={format}
        options={OFFERED.formats.map((value) => ({ value, label: app.format[value].name, note: app.format[value].pace }))}
        onChange={setFormat}
      />
      <div class="card invite-card">
        <LinkIcon />
        <h2>{play.withFriend}</h2>
        <p class="hint">{play.createHelp}</p>
        <button type="button" class="button primary" disabled={busy} onClick={create}>
          {busy ? play.creating : play.create}
        </button>
        {problem !== null && <Problem code={problem} />}
      </div>
    </section>
  );
}
