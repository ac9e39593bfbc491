import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { Page } from "../ui/page.tsx";
import { HOME } from "./navigate.ts";
import { TopBar } from "./top-bar.tsx";

interface NotFoundProps {
  readonly title?: string;
  readonly help?: string;
}

export function NotFound({ title = t().app.notFound, help = t().app.notFoundHelp }: NotFoundProps) {
  return (
    <Page title={`${title} – ${APP_NAME}`}>
      <TopBar />
      <section class="middle">
        <h1>{title}</h1>
        <p class="hint">{help}</p>
        <a class="button primary" href={HOME}>
          {t().app.home}
        </a>
      </section>
    </Page>
  );
}
