import { useState } from "preact/hooks";
import type { NewMatch } from "../../shared/protocol/http.ts";
import type { Whom } from "../../shared/protocol/whom.ts";
import type { Format, LexiconId } from "../../shared/rules/model.ts";
import { AGREEMENTS, type Agreement, type MatchGameId } from "../../shared/rules/rulesets/agreements.ts";
import { sendChallenge } from "../api/challenges.ts";
import { createMatch } from "../api/matches.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { BotCard } from "../bots/bot-card.tsx";
import { firstLevel, keepLevel } from "../bots/naming.ts";
import { ChallengeForm } from "../challenge/challenge-form.tsx";
import { type NextChallenge, nextChallenge } from "../challenge/next-challenge.ts";
import { opponentsIn } from "../challenge/opponents.ts";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { BookIcon, LinkIcon } from "../icons/index.ts";
import { listed } from "../match-list/match-list.ts";
import { guidePath, localPath, matchPath, useNavigate } from "../navigation/navigate.ts";
import { DEFAULT_OPTIONS, type OptionFault, wantedOptions } from "../options/chosen-options.ts";
import { firstLexicon, isInTurns, keepLexicon, OFFERED } from "../options/offered.ts";
import { OptionsForm } from "../options/options-form.tsx";
import { sayPace } from "../options/say-options.ts";
import { SoloCard, type SoloWay } from "../solo/solo-card.tsx";
import { Choice } from "../ui/choice.tsx";
import { Problem } from "../ui/problem.tsx";
import { Segments } from "../ui/segments.tsx";
import { useLexiconsOffline } from "./use-lexicons-offline.ts";

/**
 * Lexicon and rules, then the pace, then the options, then the opponent: bots, a challenged player, or the first
 * to use the link or the code.
 */
export function NewGame() {
  const { app, play } = t();
  const navigate = useNavigate();
  const [asked] = useState(takeNextChallenge);
  const [lexicon, setLexicon] = useState<LexiconId>(() => asked?.terms?.lexicon ?? firstLexicon());
  const [ruleset, setRuleset] = useState<MatchGameId>(() => gameOf(asked) ?? "kraft");
  const [format, setFormat] = useState<Format>(asked?.terms?.format ?? "casual");
  const [chosen, setChosen] = useState(DEFAULT_OPTIONS);
  const [fault, setFault] = useState<OptionFault | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);
  const [level, setLevel] = useState(firstLevel);
  const [dealing, setDealing] = useState(false);
  const here = useLexiconsOffline();
  const barred =
    here === null || here.includes(lexicon)
      ? null
      : play.notHere(
          app.lexicon[lexicon],
          here.map((id) => app.lexicon[id]),
        );
  const agreement: Agreement = AGREEMENTS[ruleset];
  const [only = format] = agreement.formats;
  const pace = agreement.formats.includes(format) ? format : only;

  async function playHere(against: "bots" | SoloWay) {
    const wanted = wantedOptions(agreement.choices, chosen);
    if ("fault" in wanted) return setFault(wanted.fault);
    if (!isInTurns(ruleset)) return;
    setDealing(true);
    setProblem(null);
    keepLevel(level);
    try {
      const { startLocal } = await import("../local/start.ts");
      const terms = { ruleset, lexicon, options: wanted.options } as const;
      navigate(
        localPath(await startLocal({ ...terms, against: against === "bots" ? { kind: against, level } : { kind: against } })),
      );
    } catch {
      // The script did not load.
      setProblem("unreachable");
    }
    setDealing(false);
  }

  /** The request for a match with others; null if an option is wrong. */
  function agreed(): NewMatch | null {
    const wanted = wantedOptions(agreement.choices, chosen);
    if ("fault" in wanted) {
      setFault(wanted.fault);
      return null;
    }
    const { options } = wanted;
    return { ruleset, lexicon, format: pace, ...(Object.keys(options).length === 0 ? {} : { options }) };
  }

  async function challenge(to: Whom) {
    const wanted = agreed();
    if (wanted === null) return null;
    const sent = await sendChallenge(wanted, to);
    if (sent.ok) navigate(matchPath(sent.value.match));
    return sent;
  }

  async function create() {
    const wanted = agreed();
    if (wanted === null) return;
    setBusy(true);
    setProblem(null);
    const made = await createMatch(wanted);
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
          onChange={(id) => {
            keepLexicon(id);
            setLexicon(id);
          }}
        />
        <Choice
          label={play.rules}
          value={ruleset}
          options={OFFERED.games.map((value) => ({ value, label: GAME_NAMES[value] }))}
          onChange={setRuleset}
        />
      </div>
      <a class="rules-link" href={guidePath(ruleset)}>
        <BookIcon />
        {app.rulesOf(GAME_NAMES[ruleset])}
      </a>
      <Segments
        quiet
        label={play.formatLabel}
        name="format"
        value={pace}
        options={agreement.formats.map((value) => ({ value, label: app.format[value].name, note: sayPace(ruleset, value) }))}
        onChange={setFormat}
      />
      <OptionsForm
        agreement={agreement}
        chosen={chosen}
        fault={fault}
        onChange={(change) => {
          setFault(null);
          setChosen({ ...chosen, ...change });
        }}
      />
      {isInTurns(ruleset) && (
        <BotCard
          ruleset={ruleset}
          level={level}
          bots={agreement.choices.includes("players") ? chosen.players - 1 : 1}
          busy={dealing}
          barred={barred}
          onLevel={setLevel}
          onPlay={() => playHere("bots")}
        />
      )}
      {agreement.solo && (
        <SoloCard
          of={{ lexicon, rackSize: chosen.rackSize }}
          counts={chosen.easy === "off" && chosen.theme === "none"}
          busy={dealing}
          barred={barred}
          onPlay={playHere}
        />
      )}
      <ChallengeForm
        opponents={opponentsIn(listed.value?.matches ?? [])}
        chosen={asked}
        help={chosen.players > 2 && agreement.choices.includes("players") ? null : challengeHelp(agreement)}
        onSend={challenge}
      />
      <div class="card invite-card">
        <LinkIcon />
        <h2>{play.withFriend}</h2>
        <p class="hint">{createHelp(agreement)}</p>
        <button type="button" class="button primary" disabled={busy} onClick={create}>
          {busy ? play.creating : play.create}
        </button>
        {problem !== null && <Problem code={problem} onAgain={create} />}
      </div>
    </section>
  );
}

/** The player to challenge when this page opened, once. */
function takeNextChallenge(): NextChallenge | null {
  const taken = nextChallenge.peek();
  nextChallenge.value = null;
  return taken;
}

const gameOf = (asked: NextChallenge | null): MatchGameId | undefined =>
  OFFERED.games.find((game) => game === asked?.terms?.ruleset);

const challengeHelp = ({ mode, startIsDrawn }: Agreement): string =>
  mode === "at-once" || startIsDrawn ? t().challenge.helpDrawn : t().challenge.help;

/** Says who starts, where a player does. */
function createHelp({ mode, startIsDrawn }: Agreement): string {
  const { express, play } = t();
  if (mode === "at-once") return express.createHelp;
  return startIsDrawn ? play.createHelpDrawn : play.createHelp;
}
