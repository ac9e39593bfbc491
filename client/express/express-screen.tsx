import "../match-screen/match.css";
import "./express.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { BegunExpressView } from "../../shared/protocol/express.ts";
import { Announcer, Board, LetterPicker, Note } from "../board/index.ts";
import { APP_NAME, GAME_NAMES } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import type { ExpressStore } from "../match/connection/kinds.ts";
import { namesFor, namesOfOthers } from "../match/names.ts";
import { useWords } from "../match-screen/use-words.ts";
import { Page } from "../ui/page.tsx";
import { RoundActions } from "./actions.tsx";
import { HalfChoice } from "./half/half-choice.tsx";
import { useHalf } from "./half/use-half.ts";
import { spokenFor, validWords } from "./half/valid-words.ts";
import { NextRound } from "./outcome/next-round.tsx";
import { sayHalf } from "./outcome/say-outcome.ts";
import { type Opened, Overlays } from "./overlays.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { RoundLine } from "./round-line.tsx";
import { Seats } from "./seats.tsx";
import { Tray } from "./tray.tsx";
import { useAnnouncements } from "./use-announcements.ts";

interface ExpressScreenProps {
  readonly store: ExpressStore;
  readonly match: BegunExpressView;
}

/** The English list counts in every match of Express (P-20). */
const ALSO = "en";

/**
 * Express (P-20): the player's half, the letters to lay, the progress of the others, and Draw under the thumb. Nothing
 * scrolls.
 */
export function ExpressScreen({ store, match }: ExpressScreenProps) {
  const { game } = match;
  const over = game.result !== null;
  const own = useWords(match.lexicon, match.lexiconVersion, !over);
  const english = useWords(ALSO, LEXICON_FILES[ALSO]?.version ?? "", !over && match.lexicon !== ALSO);
  const [words, valid] = useMemo(() => {
    const lists = match.lexicon === ALSO ? [own] : [own, english];
    const all = validWords(lists, () => {
      const now = store.match.value;
      return { names: now?.options.names ?? [], refused: now?.game?.mine?.invalid ?? [] };
    });
    return [spokenFor(own, all), all] as const;
  }, [own, english, store, match.lexicon]);
  const { model, finished, lookAt, draw, done } = useHalf(store, match, valid, words);
  const names = namesFor(store.people.value, store.you.value, match.ruleset);
  const [opened, open] = useState<Opened | null>(game.stage === "playing" ? null : { kind: "outcome" });
  useAnnouncements(store, model, names);

  // The end of a round brings its halves and the next round removes them. An open sheet belongs to the old stage.
  useEffect(() => {
    open(game.stage === "playing" ? null : { kind: "outcome" });
  }, [game.stage, game.round]);

  const you = store.you.value;
  const shown = finished.value;
  const coming = store.unanswered.value.filter(({ type }) => type === "draw").length;
  return (
    <Page title={`${GAME_NAMES[match.ruleset]} – ${APP_NAME}`} class="express one-screen" data-table>
      <h1 class="unseen">{t().express.heading(namesOfOthers(game.seats.length, names))}</h1>
      <Seats match={match.id} people={store.people} game={game} names={names} />
      <RoundLine store={store} game={game} onMore={() => open({ kind: "more" })} />
      <div class="stage">
        <Board model={model} label={sayHalf(shown?.seat ?? null, names)} />
      </div>
      <div class="tray-side">
        {shown !== null && game.last !== null && game.last.halves.length > 1 && (
          <HalfChoice outcome={game.last} shown={shown.seat} names={names} onChoose={lookAt} />
        )}
        {you !== null && <Tray model={model} label={shown === null ? t().express.tray : t().express.loose} coming={coming} />}
      </div>
      <Note model={model} onReport={(word) => open({ kind: "words", word })}>
        <ProgressLine model={model} game={game} you={you} words={words} />
      </Note>
      {you !== null && (
        <div class="dock">
          {game.stage === "playing" ? (
            <RoundActions model={model} game={game} you={you} onDraw={draw} onDone={done} />
          ) : (
            <div class="actions over">
              <button type="button" class="button" onClick={() => open({ kind: "outcome" })}>
                {over ? t().match.showResult : t().express.showRound}
              </button>
              {!over && <NextRound store={store} game={game} names={names} />}
            </div>
          )}
        </div>
      )}
      <Announcer model={model} />
      <LetterPicker model={model} />
      {opened !== null && <Overlays opened={opened} open={open} store={store} match={match} names={names} words={words} />}
    </Page>
  );
}
