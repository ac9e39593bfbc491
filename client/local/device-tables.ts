import { effect } from "@preact/signals";
import { createBot } from "./bots/bot-thread.ts";
import { oneThread } from "./bots/one-thread.ts";
import { shelf } from "./device-shelf.ts";
import { openMatch } from "./open.ts";
import { createTables } from "./tables.ts";
import { keeper } from "./tabs/device-keeper.ts";

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
