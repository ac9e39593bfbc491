import { effect } from "@preact/signals";
import { createBot } from "./bots/bot-thread.ts";
import { oneThread } from "./bots/one-thread.ts";
import { shelf } from "./device-shelf.ts";
import { createLocalMatches } from "./local-matches.ts";
import { openMatch } from "./open.ts";
import { tabLeader } from "./tabs/device-tab-leader.ts";

const { isLeader } = tabLeader;
const thread = oneThread(createBot);

effect(() => {
  if (!isLeader.value) thread.rest();
});

/** The matches that this page has open. */
export const localMatches = createLocalMatches({
  openMatch: (id, isSeen) => openMatch(id, { shelf, thread, keeps: isLeader, isSeen }),
  heads: shelf.heads,
  keeps: isLeader,
});
