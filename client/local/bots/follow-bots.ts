/**
 * The bots of this device play while any page of the app is open, and take their turns when it opens again. It is
 * small: the code that plays them loads when a bot has the turn.
 */
import { effect } from "@preact/signals";
import { keeper } from "../tabs/device-keeper.ts";
import { hearSteps } from "../tabs/steps.ts";

/** Several steps may follow each other. */
const LOOK_AFTER_MS = 300;

export function followBots(): void {
  let coming: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    if (!keeper.keeps.peek()) return;
    clearTimeout(coming);
    coming = setTimeout(() => void look(), LOOK_AFTER_MS);
  };
  const isUsed = (): void => {
    if (document.visibilityState === "visible") keeper.claim();
  };
  effect(() => {
    if (keeper.keeps.value) soon();
  });
  hearSteps(soon);
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
    await (await import("../device-tables.ts")).tables.look();
  } catch {
    // The code cannot load without a network. The next step tries again.
  }
}
