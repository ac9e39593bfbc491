import "../match-screen/open/open.css";
import { useEffect, useState } from "preact/hooks";
import { useRoute } from "preact-iso";
import { getMatch } from "../api/matches.ts";
import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { type AnyMatchView, type AnyStore, expressStore, isExpress, turnsStore } from "../match/connection/kinds.ts";
import { connectToMatch } from "../match/connection/match-connection.ts";
import { detachment } from "../match/connection/match-store.ts";
import { namesFor } from "../match/names.ts";
import { setMatchOpen } from "../match-list/match-list.ts";
import { MatchScreen } from "../match-screen/match-screen.tsx";
import { Closed } from "../match-screen/open/closed.tsx";
import { Lobby } from "../match-screen/open/lobby.tsx";
import { Waiting } from "../match-screen/open/waiting.tsx";
import { NotFound } from "../navigation/not-found.tsx";
import { TopBar } from "../navigation/top-bar.tsx";
import { useAnswer } from "../ui/answer.ts";
import { Page } from "../ui/page.tsx";
import { Problem } from "../ui/problem.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Detached } from "./detached.tsx";
import { FetchedExpress } from "./fetched-express.tsx";
import { LinkBanner } from "./link-banner.tsx";
import { useColours } from "./with-colours.ts";

/** One match from its free seats to its summary. The phase decides which screen it shows. */
export function MatchPage() {
  const id = useRoute().params.id ?? "";
  const [connected, setStore] = useState<AnyStore | null>(null);
  const store = useColours(connected, id);
  useEffect(() => {
    const opened = connectToMatch(id);
    setStore(opened);
    setMatchOpen(id, true);
    return () => {
      setMatchOpen(id, false);
      opened.close();
      setStore(null);
    };
  }, [id]);

  if (store === null) return <Skeleton kind="board" />;
  const match = store.match.value;
  const detached = detachment(store.link.value);
  if (detached !== null) return <Detached store={store} why={detached} />;
  return (
    <>
      <LinkBanner store={store} />
      {match !== null ? (
        <Screen store={store} match={match} />
      ) : store.failures.value === 0 ? (
        <Skeleton kind="board" />
      ) : (
        <Unreached id={id} store={store} />
      )}
    </>
  );
}

function Screen({ store, match }: { readonly store: AnyStore; readonly match: AnyMatchView }) {
  if (isExpress(match)) return <FetchedExpress store={expressStore(store)} match={match} />;
  switch (match.phase) {
    case "open":
      return <Waiting match={match} people={store.people.value} you={store.you.value} />;
    case "lobby":
    case "countdown":
      return <Lobby store={turnsStore(store)} match={match} />;
    case "closed":
      return <Closed match={match} names={namesFor(store.people.value, store.you.value, match.ruleset)} />;
    case "live":
    case "over":
      return <MatchScreen store={turnsStore(store)} match={match} />;
  }
}

/** The first connection failed. A socket does not give the reason, so the API is asked while the socket retries. */
function Unreached({ id, store }: { readonly id: string; readonly store: AnyStore }) {
  const asked = useAnswer(() => getMatch(id), id);
  const { errors } = t();
  const hopeless = asked.state === "failed" && (asked.code === "no-such-match" || asked.code === "no-session");
  useEffect(() => {
    if (hopeless) store.close();
  }, [hopeless, store]);
  const again = () => {
    store.restart();
    asked.again();
  };
  if (hopeless) {
    return <NotFound title={errors["no-such-match"]} help={t().app.notFoundHelp} />;
  }
  return (
    <Page title={APP_NAME}>
      <TopBar />
      <section class="middle">
        {asked.state === "failed" ? <Problem code={asked.code} onAgain={again} /> : <Skeleton kind="list" />}
      </section>
    </Page>
  );
}
