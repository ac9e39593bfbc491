import "./styles/index.css";
import "./ui/ui.css";
import "./app/app.css";
import "./landing/first-board.css";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { startLocale } from "./i18n/index.ts";
import { landing, markVisited } from "./navigation/visited.ts";
import { isFirstVisit } from "./navigation/visited-key.ts";
import { startTheme } from "./settings/theme.ts";
import { deviceStorage } from "./storage/device-storage.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");

startTheme();
try {
  const first = isFirstVisit(location.pathname, deviceStorage);
  if (!first) markVisited();
  const [chunk] = await Promise.all([first ? import("./landing/landing-page.tsx") : null, startLocale()]);
  // The board in the page stays until the playable one is ready.
  landing.value = chunk === null ? null : await chunk.prepareLanding();
  root.replaceChildren();
  render(<App />, root);
} catch (error) {
  // If the texts cannot load, the page says so in every language at once.
  console.error(error);
  const said = document.querySelector<HTMLTemplateElement>("#unfetched");
  if (said !== null) root.replaceChildren(said.content.cloneNode(true));
  root.querySelector("button")?.addEventListener("click", () => location.reload());
}
