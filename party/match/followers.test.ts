import { expect, it } from "vitest";
import { Followers, type Heard, type Remembering } from "./followers.ts";

/** One socket a player; null: it has come since. */
class Sockets implements Remembering {
  readonly #heard = new Map<string, Heard | null>();

  recall(player: string): Heard | null {
    return this.#heard.get(player) ?? null;
  }

  remember(player: string, heard: Heard): void {
    this.#heard.set(player, heard);
  }

  comesAnew(player: string): void {
    this.#heard.set(player, null);
  }
}

/** They are told, and so many pages heard it. */
const tell = (followers: Followers, player: string, pages: number | undefined, now: number): void =>
  followers.heard(player, followers.of(player), pages, now);

it("A-76 a player whom nobody heard for is told no more, until a page of theirs asks how the match stands", () => {
  const followers = new Followers(new Sockets());
  const follows = (player: string): boolean => !followers.of(player).unheard;
  expect(follows("anna")).toBe(true);
  tell(followers, "anna", 1, 0);
  tell(followers, "anna", undefined, 0);
  expect(follows("anna")).toBe(true);
  tell(followers, "anna", 0, 0);
  expect(follows("anna")).toBe(false);
  expect(follows("bo")).toBe(true);
  followers.comes("anna");
  expect(follows("anna")).toBe(true);
  tell(followers, "anna", 0, 0);
  expect(follows("anna")).toBe(false);

  followers.asks("anna", 1000);
  expect(follows("anna")).toBe(true);
  // Its socket may not be open yet.
  tell(followers, "anna", 0, 61_000);
  expect(follows("anna")).toBe(true);
  tell(followers, "anna", 0, 61_001);
  expect(follows("anna")).toBe(false);
});

it("A-76 an answer that was on its way when somebody came says nothing of them", () => {
  const followers = new Followers(new Sockets());
  const told = followers.of("anna");
  followers.comes("anna");
  followers.heard("anna", told, 0, 0);
  expect(followers.of("anna").unheard).toBe(false);
});

it("A-76 what is known of a player with an open socket is known after a sleep, but not where another one has come", () => {
  const sockets = new Sockets();
  const awake = new Followers(sockets);
  tell(awake, "anna", 0, 0);
  expect(new Followers(sockets).of("anna").unheard).toBe(true);
  expect(new Followers(sockets).of("bo").unheard).toBe(false);

  awake.asks("anna", 1000);
  const again = new Followers(sockets);
  expect(again.of("anna").unheard).toBe(false);
  // The page that asked is still on its way, also past a sleep.
  tell(again, "anna", 0, 61_000);
  expect(new Followers(sockets).of("anna").unheard).toBe(false);
  tell(again, "anna", 0, 61_001);
  sockets.comesAnew("anna");
  expect(new Followers(sockets).of("anna").unheard).toBe(false);
});
