import { createKeeper } from "./keeper.ts";

/** Whether this page plays the bots of the device. */
export const keeper = createKeeper(navigator.locks);
