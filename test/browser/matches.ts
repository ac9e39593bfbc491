/** Matches made and joined through the API. */
import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import type { NewMatch } from "../../shared/protocol/http.ts";
import { NAME_LENGTH } from "../../shared/protocol/player-name.ts";
import type { TestOptions } from "./positions.ts";

export type Wanted = Partial<Omit<NewMatch, "test">>;

const MADE = { ruleset: "kraft", lexicon: "sv", format: "casual" } as const;

/** Like the client: a session first. */
async function post(request: APIRequestContext, path: string, baseURL: string, data: object): Promise<Record<string, string>> {
  await request.post("/api/me", { headers: { Origin: baseURL } });
  const answer = await request.post(path, { headers: { Origin: baseURL }, data });
  expect(answer.ok(), `POST ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

export const makeMatch = (creator: BrowserContext, baseURL: string, test: TestOptions, wanted: Wanted = {}) =>
  post(creator.request, "/api/matches", baseURL, { ...MADE, ...wanted, test });

export const takeSeat = (joiner: BrowserContext, baseURL: string, invite: string) =>
  post(joiner.request, `/api/invites/${invite}`, baseURL, {});

/** A guest's name is random. Where width is measured, it is the widest possible one. */
export const withTheWidestName = (player: BrowserContext, baseURL: string) =>
  post(player.request, "/api/account", baseURL, { name: "W".repeat(NAME_LENGTH.most) });

/** Matches that a page requests by itself are made with these options. */
export const prepared = (page: Page, test: TestOptions): Promise<unknown> =>
  page.route("**/api/matches", (route) =>
    route.request().method() === "POST"
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), test }) })
      : route.continue(),
  );
