/**
 * The bots of this device go on for as long as a page of the app is open, whatever it shows, and take their turns when it is opened
 * again. Light: what plays them is fetched when one has the turn.
 */
import { effect } from "@preact/signals";
import { keeper } from "../tabs/device-keeper.ts";
import { hearSteps } from "../tabs/steps.ts";

/** Steps follow on each other. */
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
    // Not to be had without a network: it is looked for again.
  }
}
