import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { command, listen } from "../testing/listen.ts";
import { Visitor } from "../testing/visitor.ts";

type Page = Awaited<ReturnType<typeof listen>>;

const look = (page: Page, visible: boolean, at?: string) =>
  page.socket.send(JSON.stringify({ t: "look", visible, ...(at === undefined ? {} : { at }) }));
const here = (match: string, seat: number, is: boolean) => JSON.stringify({ t: "here", seats: [{ match, seat, here: is }] });

async function idOf(visitor: Visitor): Promise<string> {
  const { body } = (await visitor.get("/api/me")) as { body: { player: { id: string } } };
  return body.player.id;
}

/** A live match: Anna has seat 0. */
async function pair() {
  const [anna, bo] = [new Visitor(), new Visitor()];
  const { match, invite } = await anna.open();
  await bo.post(`/api/invites/${invite}`);
  return { anna, bo, match, pages: [await listen(anna), await listen(bo)] as const };
}

const withoutTurns = ({ heard }: Page) => heard.filter((text) => !text.includes('"t":"match"'));

describe("presence", () => {
  it("A-33 who comes hears who is here, and those hear of it; who goes is seen to go", async () => {
    const { match, pages } = await pair();
    const [anna, bo] = pages;
    look(anna, true, match);
    await expect.poll(() => withoutTurns(anna)).toEqual([here(match, 1, false)]);
    look(bo, true, "all");
    // Once as she came, before he was looking, and once in answer.
    await expect.poll(() => withoutTurns(bo)).toEqual([here(match, 0, true), here(match, 0, true)]);
    await expect.poll(() => withoutTurns(anna).at(-1)).toBe(here(match, 1, true));
    look(anna, false);
    await expect.poll(() => withoutTurns(bo).at(-1)).toBe(here(match, 0, false));
    look(anna, true, "all");
    await expect.poll(() => withoutTurns(bo).at(-1)).toBe(here(match, 0, true));
    anna.socket.close(1000, "");
    await expect.poll(() => withoutTurns(bo).at(-1)).toBe(here(match, 0, false));
  });

  it("A-04 whose session ends is not here any more, and one page of two that goes does not matter", async () => {
    const { anna, match, pages } = await pair();
    const [first, bo] = pages;
    const second = await listen(anna);
    look(first, true, match);
    look(second, true, match);
    look(bo, true, match);
    await expect.poll(() => withoutTurns(bo).at(-1)).toBe(here(match, 0, true));
    await expect.poll(() => withoutTurns(first).at(-1)).toBe(here(match, 1, true));
    const before = withoutTurns(bo).length;
    // Who has seen her is remembered by one of them, whichever that is.
    second.socket.close(1000, "");
    await second.closed;
    look(bo, true, match);
    await expect.poll(() => withoutTurns(bo).slice(before)).toEqual([here(match, 0, true)]);
    await anna.delete("/api/session");
    await expect.poll(() => withoutTurns(bo).at(-1)).toBe(here(match, 0, false));
  });

  it("A-33 ends with the match, for who looks at it and for who looks at the list", async () => {
    const { anna, match, pages } = await pair();
    for (const page of pages) look(page, true, match);
    await expect.poll(() => withoutTurns(pages[0]).at(-1)).toBe(here(match, 1, true));
    const list = await listen(anna);
    look(list, true, "all");
    await expect.poll(() => withoutTurns(list).at(-1)).toBe(here(match, 1, true));
    await command(anna, match, 3, { type: "resign" });
    const nobody = JSON.stringify({ t: "here", seats: [0, 1].map((seat) => ({ match, seat, here: false })) });
    for (const page of [...pages, list]) await expect.poll(() => withoutTurns(page).at(-1)).toBe(nobody);
  });

  it("is told to those alone who share a match that goes on, and writes nothing", async () => {
    const { anna, bo, match, pages } = await pair();
    const eve = new Visitor();
    await eve.post("/api/me");
    const stranger = await listen(eve);
    for (const page of [...pages, stranger]) look(page, true, "all");
    await expect.poll(() => withoutTurns(pages[1])).toContain(here(match, 0, true));
    // A match in which one has no seat tells nothing.
    look(stranger, true, match);
    await expect
      .poll(() => stranger.heard)
      .toEqual([JSON.stringify({ t: "here", seats: [] }), JSON.stringify({ t: "here", seats: [] })]);
    await env.DB.prepare("UPDATE matches SET status = 'over' WHERE id = ?").bind(match).run();
    look(pages[0], true, "all");
    await expect.poll(() => withoutTurns(pages[0]).at(-1)).toBe(JSON.stringify({ t: "here", seats: [] }));
    for (const who of [anna, bo, eve]) {
      const kept = await runInDurableObject(env.PLAYER.getByName(await idOf(who)), async (_, { storage }) => [
        ...(await storage.list()).keys(),
      ]);
      expect(kept).toEqual(who === eve ? [] : ["places"]);
    }
  });

  it("R-27 a page that says too much, or what is none of it, is closed", async () => {
    const { pages } = await pair();
    for (let each = 0; each < 21; each++) look(pages[0], each % 2 === 0);
    expect(await pages[0].closed).toBe(1008);
    pages[1].socket.send(JSON.stringify({ t: "look", visible: true, at: "x".repeat(65) }));
    expect(await pages[1].closed).toBe(1008);
  });

  it("R-27 a page that says something longer than any message is closed, whatever it says", async () => {
    const { pages } = await pair();
    const said = JSON.stringify({ t: "look", visible: true });
    pages[0].socket.send(said + " ".repeat(4096 - said.length));
    pages[0].socket.send(said + " ".repeat(4097 - said.length));
    expect(await pages[0].closed).toBe(1008);
  });

  it("R-27 however many pages a player opens, together they say no more, and they are not opened without end", async () => {
    const { anna, bo } = await pair();
    const pages = await Promise.all(Array.from({ length: 5 }, () => listen(anna)));
    for (const page of pages) for (let each = 0; each < 19; each++) look(page, each % 2 === 0);
    expect(await Promise.race(pages.map(({ closed }) => closed))).toBe(1008);
    const opened = async (): Promise<number> => {
      for (let many = 0; many < 60; many++) {
        try {
          await listen(bo);
        } catch (error) {
          expect(String(error)).toContain("429");
          return many;
        }
      }
      return 60;
    };
    expect(await opened()).toBeLessThan(50);
  });
});
