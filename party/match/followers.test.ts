import { expect, it } from "vitest";
import { Followers } from "./followers.ts";

it("A-76 a player whom nobody heard for is told no more, until a page of theirs asks how the match stands", () => {
  const followers = new Followers();
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
