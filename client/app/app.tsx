import type { FunctionComponent } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { LocationProvider, lazy, Route, Router } from "preact-iso";
import { t } from "../i18n/index.ts";
import { followBots } from "../local/bots/follow-bots.ts";
import { followMatches } from "../match-list/match-list.ts";
import { NotFound } from "../navigation/not-found.tsx";
import { landing } from "../navigation/visited.ts";
import { PlayPage } from "../play/play-page.tsx";

/**
 * The board and the guide load with the first match, not with the first page. A chunk that fails to load shows an error in its
 * place.
 */
const fetched = (page: () => Promise<FunctionComponent>) => lazy(() => page().catch(() => Unfetched));

const MatchPage = fetched(async () => (await import("../match-page/match-page.tsx")).MatchPage);
const LocalPage = fetched(async () => (await import("../local/local-page.tsx")).LocalPage);
const InvitePage = fetched(async () => (await import("../invite/invite-page.tsx")).InvitePage);
const ProfilePage = fetched(async () => (await import("../profile/profile-page.tsx")).ProfilePage);
const FriendsPage = fetched(async () => (await import("../friends/friends-page.tsx")).FriendsPage);
const VerifyPage = fetched(async () => (await import("../verify/verify-page.tsx")).VerifyPage);
const GuidePage = fetched(async () => (await import("../guide/guide-page.tsx")).GuidePage);

/** A first visitor sees a board until they leave it. */
function FirstPage() {
  const Landing = landing.value;
  return Landing === null ? <PlayPage /> : <Landing />;
}

export function App() {
  useEffect(followMatches, []);
  useEffect(followBots, []);
  const [error] = useErrorBoundary((cause) => console.error(cause));
  if (error !== undefined) return <Broken />;
  return (
    <LocationProvider>
      <Router>
        <Route path="/" component={FirstPage} />
        <Route path="/match/:id" component={MatchPage} />
        <Route path="/local/:id" component={LocalPage} />
        <Route path="/i/:token" component={InvitePage} />
        <Route path="/verify/:id" component={VerifyPage} />
        <Route path="/rules/:ruleset" component={GuidePage} />
        <Route path="/friends" component={FriendsPage} />
        <Route path="/profile" component={ProfilePage} />
        <Route default component={NotFound} />
      </Router>
    </LocationProvider>
  );
}

const Broken = () => <Reload title={t().app.broken} help={t().app.brokenHelp} />;

const Unfetched = () => <Reload title={t().app.broken} help={t().errors.unreachable} />;

function Reload({ title, help }: { readonly title: string; readonly help: string }) {
  const { app } = t();
  return (
    <main class="page">
      <section class="middle" role="alert">
        <h1>{title}</h1>
        <p class="hint">{help}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {app.reload}
        </button>
      </section>
    </main>
  );
}
