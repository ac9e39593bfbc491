import { effect, signal } from "@preact/signals";

/** What the page that is shown is called. */
export const pageTitle = signal("");

/** How many things elsewhere wait for the player: before the title, where a tab shows it. */
export const waitingElsewhere = signal(0);

effect(() => {
  const [title, waiting] = [pageTitle.value, waitingElsewhere.value];
  if (typeof document !== "undefined" && title !== "") document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
});
