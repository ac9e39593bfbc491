import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepFor, keptOf, nonceFor } from "./stored-commits.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

describe("R-21 what the device keeps of a fair bag", () => {
  it("draws 16 bytes for a commit, and the same again", () => {
    const nonce = nonceFor("one");
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor("one")).toBe(nonce);
    expect(nonceFor("two")).not.toBe(nonce);
  });

  it("finds it again by the match", () => {
    const nonce = nonceFor("one");
    expect(keptOf("m1")).toBeNull();
    keepFor("m1", "one");
    expect(keptOf("m1")).toMatchObject({ commit: "one", nonce });
    nonceFor("two");
    expect(keptOf("m1")).toMatchObject({ commit: "one", nonce });
  });

  it("forgets the oldest of more than two hundred, and passes over what it cannot read", () => {
    for (let made = 0; made <= 200; made++) {
      nonceFor(`commit-${made}`);
      keepFor(`match-${made}`, `commit-${made}`);
    }
    expect(keptOf("match-0")).toBeNull();
    expect(keptOf("match-200")).not.toBeNull();
    localStorage.setItem("alfa-kraft:fair", "{");
    expect(keptOf("match-200")).toBeNull();
    expect(nonceFor("anew")).toMatch(/^[0-9a-f]{32}$/);
  });
});
