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

it("A-76 a player whom nobody heard for is told no more, until a page of theirs asks how the match stands", () => {
  const followers = new Followers(new Sockets());
  expect(followers.follows("anna")).toBe(true);
  followers.heard("anna", 1, 0);
  followers.heard("anna", undefined, 0);
  expect(followers.follows("anna")).toBe(true);
  followers.heard("anna", 0, 0);
  expect(followers.follows("anna")).toBe(false);
  expect(followers.follows("bo")).toBe(true);
  followers.comes("anna");
  expect(followers.follows("anna")).toBe(true);
  followers.heard("anna", 0, 0);
  expect(followers.follows("anna")).toBe(false);

  followers.asks("anna", 1000);
  expect(followers.follows("anna")).toBe(true);
  // Its socket may not be open yet.
  followers.heard("anna", 0, 61_000);
  expect(followers.follows("anna")).toBe(true);
  followers.heard("anna", 0, 61_001);
  expect(followers.follows("anna")).toBe(false);
});

it("A-76 what is known of a player with an open socket is known after a sleep, but not where another one has come", () => {
  const sockets = new Sockets();
  const awake = new Followers(sockets);
  awake.heard("anna", 0, 0);
  expect(new Followers(sockets).follows("anna")).toBe(false);
  expect(new Followers(sockets).follows("bo")).toBe(true);

  awake.asks("anna", 1000);
  const again = new Followers(sockets);
  expect(again.follows("anna")).toBe(true);
  // The page that asked is still on its way, also past a sleep.
  again.heard("anna", 0, 61_000);
  expect(new Followers(sockets).follows("anna")).toBe(true);
  again.heard("anna", 0, 61_001);
  sockets.comesAnew("anna");
  expect(new Followers(sockets).follows("anna")).toBe(true);
});
