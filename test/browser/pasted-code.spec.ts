/** A code or link is read out of what was pasted, and the caret stays where one types. */
import { sv } from "./player.ts";
import { expect, makeMatch, test } from "./test.ts";

const { play } = sv;

test("A-05 a code is read out of a message, and a link is followed", async ({ anna, bo, origin }) => {
  const { code = "", link = "" } = await makeMatch(bo.page.context(), origin, {});
  const sent: string[] = [];
  await anna.page.route("**/api/codes/look", (route) => {
    sent.push(route.request().postDataJSON().code);
    return route.fulfill({ status: 404, json: { error: { code: "no-such-invite" } } });
  });
  await anna.open("/");
  const field = anna.page.getByLabel(play.joinHelp, { exact: true });
  const halves = [code.slice(0, 3), code.slice(3)];
  for (const pasted of [halves.join("\u2013"), halves.join("\u200b"), `"${code}"`, `Koden är ${code.toLowerCase()}.`]) {
    sent.length = 0;
    await field.fill("");
    await anna.page.keyboard.insertText(pasted);
    await anna.button(play.joinButton).tap();
    await expect.poll(() => sent, JSON.stringify(pasted)).toEqual([code]);
  }
  await field.fill("");
  await anna.page.keyboard.insertText(`Kom och spela: ${origin}${link}`);
  await anna.button(play.joinButton).tap();
  await expect(anna.page).toHaveURL(new RegExp(`${link}$`));
});

test("A-05 a code field keeps the caret where one types", async ({ anna }) => {
  await anna.open("/");
  const field = anna.page.getByLabel(play.joinHelp, { exact: true });
  await field.focus();
  for (const key of ["b", "c", "d", "f", "Home", "ArrowRight", "x", "y"]) await anna.page.keyboard.press(key);
  await expect(field).toHaveValue("BXYCDF");
});
