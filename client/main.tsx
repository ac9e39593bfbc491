import "./styles/index.css";
import "./ui/ui.css";
import "./app/app.css";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { startLocale } from "./i18n/index.ts";
import { startTheme } from "./settings/theme.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");

startTheme();
try {
  await startLocale();
  root.replaceChildren();
  render(<App />, root);
} catch (error) {
  // Without its texts the page says so in every language at once.
  console.error(error);
  const said = document.querySelector<HTMLTemplateElement>("#unfetched");
  if (said !== null) root.replaceChildren(said.content.cloneNode(true));
  root.querySelector("button")?.addEventListener("click", () => location.reload());
}
