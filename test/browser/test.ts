/** The stage of every browser test: Anna, who taps, and Bo, who drags, each with a phone of their own. */
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from "@playwright/test";
import type { Grip } from "./hand.ts";
import { makeMatch, takeSeat, type Wanted } from "./matches.ts";
import { Player } from "./player.ts";
import type { TestOptions } from "./positions.ts";

export { expect, makeMatch, takeSeat };

interface Stage {
  readonly anna: Player;
  readonly bo: Player;
  /** One more visitor, on a device of their own. */
  readonly visitor: (options?: BrowserContextOptions, grip?: Grip) => Promise<Player>;
  /** A match of Anna and Bo from a prepared position, open on both screens. Gives its id. */
  readonly seated: (test: TestOptions, wanted?: Wanted) => Promise<string>;
}

export const test = base.extend<Stage & { readonly origin: string }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ""),

  visitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (options = {}, grip = "tap") => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
      return new Player(page, grip);
    });
    for (const context of contexts) await context.close();
    expect(faults, "errors that no code caught").toEqual([]);
  },

  anna: async ({ visitor }, use) => use(await visitor()),
  bo: async ({ visitor }, use) => use(await visitor({}, "drag")),

  seated: async ({ anna, bo, origin }, use) =>
    use(async (prepared, wanted = {}) => {
      const { match = "", invite = "" } = await makeMatch(anna.page.context(), origin, prepared, wanted);
      await takeSeat(bo.page.context(), origin, invite);
      await Promise.all([anna.openMatch(match), bo.openMatch(match)]);
      return match;
    }),
});
