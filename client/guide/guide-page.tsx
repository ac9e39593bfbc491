import { useRoute } from "preact-iso";
import { GAME_IDS, type GameId } from "../../shared/rules/model.ts";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { guidePath, HOME } from "../navigation/navigate.ts";
import { NotFound } from "../navigation/not-found.tsx";
import { TopBar } from "../navigation/top-bar.tsx";
import { firstLexicon, OFFERED } from "../options/offered.ts";
import { Page } from "../ui/page.tsx";
import { GuideArticle } from "./article.tsx";

/** The guide as a page of its own: to one game, with links to the others. */
export function GuidePage() {
  const wanted = useRoute().params.ruleset;
  const ruleset = GAME_IDS.find((id) => id === wanted);
  if (ruleset === undefined) return <NotFound />;
  return <Rules key={ruleset} ruleset={ruleset} />;
}

function Rules({ ruleset }: { readonly ruleset: GameId }) {
  const { app, play } = t();
  const name = GAME_NAMES[ruleset];
  return (
    <Page title={`${app.rulesOf(name)}`} class="rules-page">
      <TopBar />
      <p class="label">{play.rules}</p>
      <h1>{name}</h1>
      <OtherGames ruleset={ruleset} />
      <GuideArticle ruleset={ruleset} lexicon={firstLexicon()} />
      <a class="button" href={HOME}>
        {app.home}
      </a>
    </Page>
  );
}

function OtherGames({ ruleset }: { readonly ruleset: GameId }) {
  const others = OFFERED.games.filter((other) => other !== ruleset);
  if (others.length === 0) return null;
  return (
    <nav class="other-games" aria-label={t().app.otherRules}>
      {others.map((other) => (
        <a key={other} href={guidePath(other)}>
          {GAME_NAMES[other]}
        </a>
      ))}
    </nav>
  );
}
