import "./about.css";
import type { BegunMatch } from "../../../shared/protocol/match-view.types.ts";
import { Seal } from "../../fair/seal.tsx";
import { GAME_NAMES } from "../../i18n/game-names.ts";
import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { verifyPath } from "../../navigation/navigate.ts";
import { optionsOf, sayOptions, sayPace } from "../../options/say-options.ts";
import { ThemeWords } from "../../options/theme-words.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Draw } from "./draw.tsx";

interface AboutSheetProps {
  readonly match: BegunMatch;
  readonly names: Names;
  /** True if its record can be checked. */
  readonly checkable: boolean;
  readonly onClose: () => void;
}

/** The terms: game, word list, pace and options, theme words, and the draw for the first turn (P-05, P-23). */
export function AboutSheet({ match, names, checkable, onClose }: AboutSheetProps) {
  const { game } = match;
  const texts = t();
  const options = sayOptions(match.ruleset, optionsOf(match.options));
  return (
    <Sheet onClose={onClose} title={texts.match.about} class="about">
      <Facts>
        <Fact term={texts.play.rules}>{GAME_NAMES[match.ruleset]}</Fact>
        <Fact term={texts.play.lexicon}>{texts.app.lexicon[match.lexicon]}</Fact>
        {game.turnMs !== null && <Fact term={texts.app.format[match.format].name}>{sayPace(match.ruleset, match.format)}</Fact>}
        {options.map(({ term, is }) => (
          <Fact key={term} term={term}>
            {is}
          </Fact>
        ))}
      </Facts>
      <ThemeWords words={match.options.theme?.words} />
      {match.commit !== undefined && <Seal commit={match.commit} />}
      {checkable && (
        <a class="button" href={verifyPath(match.id)}>
          {texts.fair.check}
        </a>
      )}
      {game.draws.length > 0 && (
        <section>
          <h3>{texts.match.drawTitle}</h3>
          <Draw game={game} names={names} />
        </section>
      )}
    </Sheet>
  );
}
