import { effect, signal } from "@preact/signals";

/** The title of the current page. */
export const pageTitle = signal("");

/** The number of things elsewhere that wait for the player, shown before the title of the tab. */
export const waitingElsewhere = signal(0);

effect(() => {
  const [title, waiting] = [pageTitle.value, waitingElsewhere.value];
  if (typeof document !== "undefined" && title !== "") document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
});
