import type { ExpressMatchView } from "../../shared/protocol/express.ts";
import { t } from "../i18n/index.ts";
import type { ExpressStore } from "../match/connection/kinds.ts";
import { namesFor } from "../match/names.ts";
import { Closed } from "../match-screen/open/closed.tsx";
import { Lobby } from "../match-screen/open/lobby.tsx";
import { Waiting } from "../match-screen/open/waiting.tsx";
import { ExpressScreen } from "./express-screen.tsx";
import { NamesForm } from "./names-form.tsx";

interface ExpressMatchProps {
  readonly store: ExpressStore;
  readonly match: ExpressMatchView;
}

/** One match of Express. The phase decides which screen it shows. */
export function ExpressMatch({ store, match }: ExpressMatchProps) {
  const you = store.you.value;
  switch (match.phase) {
    case "open":
      return (
        <Waiting match={match} people={store.people.value} you={you}>
          <NamesForm store={store} match={match} />
        </Waiting>
      );
    case "lobby":
    case "countdown":
      return (
        <Lobby store={store} match={match} help={t().express.lobbyHelp}>
          {match.phase === "lobby" && you !== null && <NamesForm store={store} match={match} />}
        </Lobby>
      );
    case "closed":
      return <Closed match={match} names={namesFor(store.people.value, you, match.ruleset)} />;
    case "live":
    case "over":
      return <ExpressScreen store={store} match={match} />;
  }
}
