/** The stage of every browser test: Anna, who taps, and Bo, who drags, each with a phone of their own. */
import { type APIRequestContext, type BrowserContext, type BrowserContextOptions, test as base, expect } from "@playwright/test";
import type { NewMatch } from "../../shared/protocol/http.ts";
import type { Grip } from "./hand.ts";
import { Player } from "./player.ts";
import type { TestOptions } from "./positions.ts";

export { expect };

type Wanted = Pick<NewMatch, "format"> | Record<never, never>;

interface Stage {
  readonly anna: Player;
  readonly bo: Player;
  /** One more visitor, on a device of their own. */
  readonly visitor: (options?: BrowserContextOptions, grip?: Grip) => Promise<Player>;
  /** A match of Anna and Bo from a prepared position, open on both screens. Gives its id. */
  readonly seated: (test: TestOptions, wanted?: Wanted) => Promise<string>;
}

const MADE = { ruleset: "kraft", lexicon: "sv", format: "casual" } as const;

async function post(request: APIRequestContext, path: string, baseURL: string, data?: object): Promise<Record<string, string>> {
  const answer = await request.post(path, { headers: { Origin: baseURL }, ...(data === undefined ? {} : { data }) });
  expect(answer.ok(), `POST ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Made by Anna through the API, where the test is about what comes later. */
export const makeMatch = (creator: BrowserContext, baseURL: string, test: TestOptions, wanted: Wanted = {}) =>
  post(creator.request, "/api/matches", baseURL, { ...MADE, ...wanted, test });

export const takeSeat = (joiner: BrowserContext, baseURL: string, invite: string) =>
  post(joiner.request, `/api/invites/${invite}`, baseURL);

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
