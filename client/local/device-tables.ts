import { effect } from "@preact/signals";
import { createBot } from "./bot-thread.ts";
import { keeper } from "./device-keeper.ts";
import { shelf } from "./device-shelf.ts";
import { oneThread } from "./one-thread.ts";
import { openMatch } from "./open.ts";
import { createTables } from "./tables.ts";

const { keeps } = keeper;
const thread = oneThread(createBot);

effect(() => {
  if (!keeps.value) thread.rest();
});

/** The matches that this page has open. */
export const tables = createTables({
  openMatch: (id, isSeen) => openMatch(id, { shelf, thread, keeps, isSeen }),
  heads: shelf.heads,
  keeps,
});
