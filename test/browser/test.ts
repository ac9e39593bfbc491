/** The stage of every browser test: Anna, who taps, and Bo, who drags, each with a phone. */
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from "@playwright/test";
import type { Grip } from "./hand.ts";
import { listening } from "./heard.ts";
import { makeMatch, takeSeat, type Wanted } from "./matches.ts";
import { Player } from "./player.ts";
import type { TestOptions } from "./positions.ts";
import { returning } from "./returning.ts";

export { expect, makeMatch, takeSeat };

interface Stage {
  readonly anna: Player;
  readonly bo: Player;
  /** Another returning visitor on a device of their own. */
  readonly visitor: (options?: BrowserContextOptions, grip?: Grip) => Promise<Player>;
  /** A new visitor. */
  readonly newcomer: (options?: BrowserContextOptions) => Promise<Player>;
  /** A match of Anna and Bo from a prepared position, open on both screens. Returns its id. */
  readonly seated: (test: TestOptions, wanted?: Wanted) => Promise<string>;
}

interface Devices {
  /** A browser of its own. An uncaught error on its pages fails the test. */
  readonly device: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

export const test = base.extend<Stage & Devices & { readonly origin: string }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ""),

  device: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await listening(context);
      context.on("page", (page) => page.on("pageerror", (error) => faults.push(error.stack ?? error.message)));
      return context;
    });
    for (const context of contexts) await context.close();
    expect(faults, "errors that no code caught").toEqual([]);
  },

  visitor: async ({ device }, use) =>
    use(async (options = {}, grip = "tap") => new Player(await (await returning(await device(options))).newPage(), grip)),
  newcomer: async ({ device }, use) => use(async (options = {}) => new Player(await (await device(options)).newPage(), "tap")),

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
