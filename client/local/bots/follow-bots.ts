/**
 * The bots of this device play while any page of the app is open, and take their turns when it opens again. It is
 * small: the code that plays them loads when a bot has the turn.
 */
import { effect } from "@preact/signals";
import { tabLeader } from "../tabs/device-tab-leader.ts";
import { listenForSteps } from "../tabs/steps.ts";

/** Several steps may follow each other. */
const LOOK_AFTER_MS = 300;

export function followBots(): void {
  let coming: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    if (!tabLeader.isLeader.peek()) return;
    clearTimeout(coming);
    coming = setTimeout(() => void look(), LOOK_AFTER_MS);
  };
  const isUsed = (): void => {
    if (document.visibilityState === "visible") tabLeader.claim();
  };
  effect(() => {
    if (tabLeader.isLeader.value) soon();
  });
  listenForSteps(soon);
  for (const how of ["focus", "pointerdown", "keydown"] as const) addEventListener(how, isUsed, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    isUsed();
    soon();
  });
  addEventListener("online", soon);
  isUsed();
}

async function look(): Promise<void> {
  try {
    const { shelf } = await import("../device-shelf.ts");
    const { waitsForBot } = await import("../shelf.ts");
    if (!(await shelf.heads()).some(waitsForBot)) return;
    await (await import("../device-matches.ts")).localMatches.look();
  } catch {
    // The code cannot load without a network. The next step tries again.
  }
}
