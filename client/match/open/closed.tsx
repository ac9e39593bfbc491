import { HOME } from "../../app/navigate.ts";
import { TopBar } from "../../app/top-bar.tsx";
import { APP_NAME } from "../../i18n/game-names.ts";
import { t } from "../../i18n/index.ts";
import { Page } from "../../ui/page.tsx";

/** A match that never started. */
export function Closed({ reason }: { readonly reason: "closed" | "expired" | "lobby" }) {
  const { app, play } = t();
  const title = reason === "closed" ? play.closed : play.expired;
  const help = { closed: play.closedHelp, expired: play.expiredHelp, lobby: play.expiredLobby }[reason];
  return (
    <Page title={`${title} – ${APP_NAME}`}>
      <TopBar />
      <section class="middle">
        <h1>{title}</h1>
        <p class="hint">{help}</p>
        <a class="button primary" href={HOME}>
          {app.home}
        </a>
      </section>
    </Page>
  );
}
