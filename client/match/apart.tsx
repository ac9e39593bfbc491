import { HOME } from "../app/navigate.ts";
import { TopBar } from "../app/top-bar.tsx";
import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { Page } from "../ui/page.tsx";
import type { MatchStore } from "./connection/match-store.ts";

/** The match goes on without this page, which shows nothing that may have changed meanwhile. */
export function Apart({ store, why }: { readonly store: Pick<MatchStore, "takeHere">; readonly why: "elsewhere" | "ended" }) {
  const { app } = t();
  const elsewhere = why === "elsewhere";
  return (
    <Page title={APP_NAME}>
      <TopBar />
      <section class="middle" role="alert">
        <h1>{elsewhere ? app.elsewhere : app.loggedOut}</h1>
        <p class="hint">{elsewhere ? app.elsewhereHelp : app.loggedOutHelp}</p>
        {elsewhere ? (
          <button type="button" class="button primary" onClick={store.takeHere}>
            {app.takeHere}
          </button>
        ) : (
          <a class="button primary" href={HOME}>
            {app.home}
          </a>
        )}
      </section>
    </Page>
  );
}
