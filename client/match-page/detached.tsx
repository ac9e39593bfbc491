import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import type { Detachment, MatchStore } from "../match/connection/match-store.ts";
import { HOME } from "../navigation/navigate.ts";
import { TopBar } from "../navigation/top-bar.tsx";
import { Page } from "../ui/page.tsx";

/** The match goes on without this page. It shows nothing that may be out of date. */
export function Detached({ store, why }: { readonly store: Pick<MatchStore, "takeHere">; readonly why: Detachment }) {
  const { app } = t();
  const elsewhere = why === "elsewhere";
  const [title, help] = say(why);
  return (
    <Page title={APP_NAME}>
      <TopBar />
      <section class="middle" role="alert">
        <h1>{title}</h1>
        <p class="hint">{help}</p>
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

function say(why: Detachment): readonly [title: string, help: string] {
  const { app } = t();
  switch (why) {
    case "elsewhere":
      return [app.elsewhere, app.elsewhereHelp];
    case "ended":
      return [app.loggedOut, app.loggedOutHelp];
    case "left":
      return [app.left, app.leftHelp];
  }
}
