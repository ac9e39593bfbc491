import type { BegunExpressView, ExpressMatchView } from "../../shared/protocol/express.ts";
import { GuideScreen } from "../guide/guide-screen.tsx";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import type { ExpressStore } from "../match/connection/kinds.ts";
import type { Names } from "../match/names.ts";
import { MoreSheet } from "../match-screen/dialogs/more-sheet.tsx";
import { SettingsSheet } from "../settings/settings-sheet.tsx";
import { Confirm } from "../ui/confirm.tsx";
import { Fact, Facts } from "../ui/facts.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { WordSheet } from "../words/word-sheet.tsx";
import type { Words } from "../words/words.ts";
import { OutcomeSheet } from "./outcome/outcome-sheet.tsx";

/** The sheet over the half, one at a time. `word` is looked up at once. */
export type Opened =
  | { readonly kind: "more" | "about" | "rules" | "settings" | "resign" | "outcome" }
  | { readonly kind: "words"; readonly word?: string };

interface OverlaysProps {
  readonly opened: Opened;
  readonly open: (next: Opened | null) => void;
  readonly store: ExpressStore;
  readonly match: BegunExpressView;
  readonly names: Names;
  readonly words: Words;
}

export function Overlays({ opened, open, store, match, names, words }: OverlaysProps) {
  const { game } = match;
  const texts = t();
  const close = (): void => open(null);
  switch (opened.kind) {
    case "more": {
      const playing = names.you !== null && game.seats[names.you]?.left === false && game.result === null;
      return (
        <MoreSheet
          onClose={close}
          onAbout={() => open({ kind: "about" })}
          words={texts.words.open(texts.app.lexicon[match.lexicon])}
          onWords={() => open({ kind: "words" })}
          onRules={() => open({ kind: "rules" })}
          onSettings={() => open({ kind: "settings" })}
          onResign={playing ? () => open({ kind: "resign" }) : undefined}
        />
      );
    }
    case "about":
      return <About match={match} onClose={close} />;
    case "words":
      return (
        <WordSheet words={words} hosted="server" {...(opened.word === undefined ? {} : { word: opened.word })} onClose={close} />
      );
    case "rules":
      return <GuideScreen ruleset={match.ruleset} lexicon={match.lexicon} onClose={close} />;
    case "settings":
      return <SettingsSheet onClose={close} />;
    case "resign":
      return (
        <Confirm
          title={texts.match.resignTitle}
          act={texts.match.resign}
          danger
          onAct={() => store.send({ type: "resign" })}
          onClose={close}
        >
          <p>{texts.match.resignBodyMany}</p>
        </Confirm>
      );
    case "outcome":
      return <OutcomeSheet store={store} match={match} outcome={game.last} names={names} onClose={close} />;
  }
}

function About({ match, onClose }: { readonly match: ExpressMatchView; readonly onClose: () => void }) {
  const texts = t();
  const { names = [] } = match.options;
  return (
    <Sheet onClose={onClose} title={texts.match.about} class="about">
      <Facts>
        <Fact term={texts.play.rules}>{GAME_NAMES[match.ruleset]}</Fact>
        <Fact term={texts.play.lexicon}>{texts.app.lexicon[match.lexicon]}</Fact>
        <Fact term={texts.play.option.players}>{texts.play.option.playersAre(match.seats)}</Fact>
      </Facts>
      <p class="hint">{texts.express.english}</p>
      <h3>{texts.express.names}</h3>
      <p>{names.length === 0 ? texts.express.namesNone : names.join(", ")}</p>
    </Sheet>
  );
}
