import { createTabLeader } from "./tab-leader.ts";

/** Whether this page plays the bots of the device. */
export const tabLeader = createTabLeader(navigator.locks);
