import { HOME } from "../../app/navigate.ts";
import { TopBar } from "../../app/top-bar.tsx";
import { APP_NAME } from "../../i18n/game-names.ts";
import { t } from "../../i18n/index.ts";
import { Page } from "../../ui/page.tsx";

/** A match that never started. `full`: all seats were taken, but not all were ready in time. */
export function Closed({ full }: { readonly full: boolean }) {
  const { app, play } = t();
  return (
    <Page title={`${play.closed} – ${APP_NAME}`}>
      <TopBar />
      <section class="middle">
        <h1>{play.closed}</h1>
        <p class="hint">{full ? play.closedLobby : play.closedHelp}</p>
        <a class="button primary" href={HOME}>
          {app.home}
        </a>
      </section>
    </Page>
  );
}
