import type { ExpressMatchView } from "../../shared/protocol/express.ts";
import { loadAnswer } from "../guide/load.ts";
import { APP_NAME } from "../i18n/game-names.ts";
import type { ExpressStore } from "../match/connection/kinds.ts";
import { useAnswer } from "../ui/answer.ts";
import { Page } from "../ui/page.tsx";
import { Problem } from "../ui/problem.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

interface FetchedExpressProps {
  readonly store: ExpressStore;
  readonly match: ExpressMatchView;
}

/** The screens of Express load with the first match of it. */
export function FetchedExpress({ store, match }: FetchedExpressProps) {
  const screens = useAnswer(() => loadAnswer(() => import("../express/express-match.tsx")), "express");
  switch (screens.state) {
    case "waiting":
      return <Skeleton kind="board" />;
    case "failed":
      return (
        <Page title={APP_NAME}>
          <Problem code={screens.code} onAgain={screens.again} />
        </Page>
      );
    case "known":
      return <screens.value.ExpressMatch store={store} match={match} />;
  }
}
