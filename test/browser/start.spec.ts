import { prepared } from "./matches.ts";
import { sv } from "./player.ts";
import { position } from "./positions.ts";
import { expect, makeMatch, test } from "./test.ts";

const { play } = sv;

/** The match that the page requests starts from a prepared position. */
const first = position({ rack: "SETNKAT" }, { rack: "SOLNEMA" }, { bag: "ARTISTEN" });

test("A-12 A-15 K-04 a match is made, its link sent, the seat taken by the button, and both play", async ({
  anna,
  bo,
  origin,
}) => {
  await prepared(anna.page, first);
  await anna.open("/");
  await anna.button(play.create).tap();
  await expect(anna.page.getByRole("heading", { name: play.waiting, exact: true })).toBeVisible();
  await expect(anna.page.locator("output.code")).toHaveText(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{6}$/);
  const link = await anna.page.getByLabel(play.link, { exact: true }).inputValue();
  expect(link).toMatch(new RegExp(`^${origin}/i/[\\w-]{22,}$`));

  await bo.open(link);
  await expect(bo.page.getByRole("heading", { name: /bjuder in dig$/ })).toBeVisible();
  await expect(bo.page.getByText(play.inviteHelp, { exact: true })).toBeVisible();
  await bo.button(play.take).tap();

  // Anna does nothing: her page becomes the match.
  await expect(anna.board).toBeVisible();
  await bo.isOnTurn();
  await anna.isWaiting();
  await expect(bo.lastLine).toContainText(sv.match.beginYou);

  await bo.layWord("SOL", ["G8", "H8", "I8"]);
  await expect(bo.badge).toHaveText("5");
  await expect(bo.playButton).toHaveText("Spela+5");
  await bo.play();

  await anna.isOnTurn();
  await expect(anna.lastLine).toContainText(/lade\s*SOL/);
  await expect(anna.lastLine).toContainText("+5");
  await anna.sees("G8", "S, 1 poäng, senaste draget");
  await anna.scoresAre(0, 5);
  await anna.coinsAre(3, 6);

  await anna.layWord("SET", ["G9", "G10", "G11"]);
  await expect(anna.note).toContainText(/finns inte i ordlistan/);
  await anna.button(sv.match.recall).tap();
  await expect(anna.playButton).toBeDisabled();

  await anna.layWord("EN", ["J8", "K8"]);
  await expect(anna.note).toContainText("SOLEN 7");
  await anna.play();
  await bo.isOnTurn();
  await anna.isWaiting();
  await bo.scoresAre(5, 7);
  await bo.sees("K8", "N, 1 poäng, senaste draget");
});

test("A-01 A-12 a hundred GETs of an invitation make no player and leave the seat free", async ({
  anna,
  bo,
  origin,
  request,
}) => {
  const { match = "", link = "", invite = "" } = await makeMatch(anna.page.context(), origin, first);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => request.get(index % 2 === 0 ? link : `/api/invites/${invite}`)),
  );
  expect(answers.every((answer) => answer.status() === 200)).toBe(true);
  expect(answers.flatMap((answer) => answer.headersArray()).filter(({ name }) => name.toLowerCase() === "set-cookie")).toEqual(
    [],
  );

  await bo.open(link);
  await bo.button(play.take).tap();
  await expect(bo.board).toBeVisible();
  await expect(bo.page).toHaveURL(`/match/${match}`);
  await bo.isOnTurn();
});

test("A-05 A-12 a link is dead once its seat is taken; to those who sit there it leads to the match", async ({
  anna,
  bo,
  visitor,
  origin,
}) => {
  const made = await makeMatch(anna.page.context(), origin, first);
  await bo.open(made.link ?? "");
  await bo.button(play.take).tap();
  await expect(bo.board).toBeVisible();
  const late = await visitor();
  await late.open(made.link ?? "");
  await expect(late.page.getByRole("heading", { name: play.inviteGone, exact: true })).toBeVisible();
  await expect(late.button(play.take)).toHaveCount(0);
  await bo.open(made.link ?? "");
  await bo.page.getByRole("link", { name: play.toMatch, exact: true }).tap();
  await expect(bo.board).toBeVisible();
});

test("A-05 A-15 a room code takes the seat however it is typed, and a wrong one says so", async ({ anna, bo, origin }) => {
  const { code = "", match = "" } = await makeMatch(anna.page.context(), origin, first);
  await bo.open("/");
  const field = bo.page.getByLabel(play.joinHelp, { exact: true });
  const join = bo.button(play.joinButton);
  await field.fill("ABC");
  await join.tap();
  await expect(bo.page.getByRole("alert").and(bo.page.getByText(play.badCode, { exact: true }))).toBeVisible();
  await field.fill(code === "222222" ? "333333" : "222222");
  await join.tap();
  await expect(bo.page.getByRole("alert").and(bo.page.getByText(play.deadCode, { exact: true }))).toBeVisible();
  await field.fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
  await join.tap();
  await expect(bo.board).toBeVisible();
  await expect(bo.page).toHaveURL(`/match/${match}`);
});

test("A-15 an open match can be closed while its seat is free, and its link is then dead", async ({ anna, bo, origin }) => {
  const { match = "", link = "" } = await makeMatch(anna.page.context(), origin, first);
  await anna.open(`/match/${match}`);
  await anna.button(play.closeMatch).tap();
  await expect(anna.page.getByRole("heading", { name: play.newGame, exact: true })).toBeVisible();
  await bo.open(link);
  await expect(bo.page.getByRole("heading", { name: play.inviteGone, exact: true })).toBeVisible();
});

test("A-12 A-22 the seat is the visitor's own though the answer to the first press was lost", async ({ anna, bo, origin }) => {
  const { invite = "", match = "" } = await makeMatch(anna.page.context(), origin, first);
  let lost = 0;
  await bo.page.route("**/api/invites/*", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost++;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await bo.open(`/i/${invite}`);
  await bo.button(play.take).tap();
  await expect.poll(() => lost).toBe(1);
  await bo.button(play.take).tap();
  await expect(bo.page).toHaveURL(new RegExp(`/match/${match}$`));
  await bo.isOnTurn();
});

test("A-75 what a bad network did not bring is said where it would stand, with a way to try again", async ({
  anna,
  bo,
  origin,
}) => {
  const { invite = "" } = await makeMatch(anna.page.context(), origin, first);
  const { page } = bo;
  const shell = await (await page.request.get(`${origin}/`)).text();
  const others = (url: URL) => url.pathname.endsWith(".js") && !shell.includes(url.pathname);
  await page.route(others, (route) => route.abort("connectionreset"));
  await page.goto(`/i/${invite}`);
  await expect(page.getByRole("alert")).toContainText("Sidan kunde inte hämtas");
  await page.unroute(others);

  await page.route("**/assets/invite-page*.js", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: /Ladda om/ }).tap();
  await expect(page.getByRole("alert")).toContainText(sv.errors.unreachable);
  await page.unroute("**/assets/invite-page*.js");

  await page.getByRole("button", { name: sv.app.reload, exact: true }).tap();
  await expect(bo.button(play.take)).toBeVisible();
});
