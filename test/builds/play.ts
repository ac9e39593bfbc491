/** One short match between two pages that may be of different builds, on one server. */
import { type Browser, type BrowserContextOptions, expect } from "@playwright/test";
import { prepared } from "../browser/matches.ts";
import { position } from "../browser/positions.ts";
import { returning } from "../browser/returning.ts";
import { PHONE } from "../screens/stage.ts";
import type { Driver, Drivers, Texts } from "./driver.types.ts";

/** A build's pages: where they are served, and how they are driven. */
export interface Pages {
  readonly origin: string;
  readonly drivers: Drivers;
}

interface Side {
  readonly player: Driver;
  readonly texts: Texts;
}

/** Chromium counts a page whose requests are answered here as one of the internet, which needs leave to reach this machine. */
const OWN_DEVICE = { serviceWorkers: "block", permissions: ["local-network-access"] } as const satisfies BrowserContextOptions;

const FIRST = position({ rack: "SETNKAT", coins: 40 }, { rack: "SOLNEMA", coins: 40 }, { bag: "ARTISTEN" });

/** The page of one build, whose API and sockets are those of the server at `origin`. */
async function open(browser: Browser, origin: string, pages: Pages): Promise<Side> {
  const context = await returning(await browser.newContext({ baseURL: origin, ...PHONE, ...OWN_DEVICE }));
  if (pages.origin !== origin) {
    await context.route(
      (url) => url.origin === origin && !url.pathname.startsWith("/api/"),
      async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${pages.origin}${pathname}${search}` }) });
      },
    );
  }
  const { Player, sv } = pages.drivers;
  return { player: new Player(await context.newPage(), "tap"), texts: sv };
}

export async function playMatch(browser: Browser, origin: string, creator: Pages, joiner: Pages): Promise<void> {
  const [anna, bo] = [await open(browser, origin, creator), await open(browser, origin, joiner)];
  try {
    await begin(anna, bo);
    await playOn(anna.player, bo.player);
    await endAndRepeat(anna, bo);
  } finally {
    await Promise.all([anna, bo].map(({ player }) => player.page.context().close()));
  }
}

async function begin(anna: Side, bo: Side): Promise<void> {
  await prepared(anna.player.page, FIRST);
  await anna.player.open("/");
  await anna.player.button(anna.texts.play.create).tap();
  const link = await anna.player.page.getByLabel(anna.texts.play.link, { exact: true }).inputValue();
  await bo.player.open(link);
  await bo.player.button(bo.texts.play.take).tap();
  await expect(anna.player.board).toBeVisible();
}

async function playOn(anna: Driver, bo: Driver): Promise<void> {
  await bo.isOnTurn();
  await bo.buy("charge");
  await bo.layWord("SOL", ["G8", "H8", "I8"]);
  await bo.place("charge", "H8");
  const points = Number(await bo.badge.textContent());
  await bo.play();

  await anna.isOnTurn();
  await anna.scoresAre(0, points);
  const hand = await anna.handLetters();
  await anna.page.reload();
  await anna.isOnTurn();
  expect(await anna.handLetters(), "the hand after a reload").toBe(hand);
  await anna.layWord("EN", ["J8", "K8"]);
  const more = Number(await anna.badge.textContent());
  await anna.play();

  await bo.isOnTurn();
  await bo.scoresAre(points, more);
  await bo.pass();
  await anna.isOnTurn();
}

/** Bo's offer of a rematch is taken: both are in a new match. */
async function endAndRepeat(anna: Side, bo: Side): Promise<void> {
  const before = anna.player.page.url();
  await anna.player.button(anna.texts.match.more).tap();
  await anna.player.button(anna.texts.match.resign).tap();
  await anna.player.dialog.getByRole("button", { name: anna.texts.match.resign, exact: true }).tap();
  await bo.player.dialog.getByRole("button", { name: bo.texts.rematch.offer, exact: true }).tap();
  await anna.player.dialog.getByRole("button", { name: anna.texts.rematch.yes, exact: true }).tap();
  for (const { player } of [anna, bo]) {
    await expect(player.page).not.toHaveURL(before);
    await player.scoresAre(0, 0);
  }
}
