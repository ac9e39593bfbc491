import { describe, expect, it } from "vitest";
import type { Format, GameId } from "../rules/model.ts";
import { refusalOf } from "./limits.ts";

const places = (count: number, ruleset: GameId, format: Format = "casual") =>
  Array.from({ length: count }, (_, n) => ({ match: `${ruleset}-${n}`, ruleset, format }));
const one = (ruleset: GameId, format: Format = "casual") => ({ match: "new", ruleset, format });

describe("how many matches a player has at once", () => {
  it("A-23 is twenty of any rules", () => {
    expect(refusalOf(places(19, "kraft"), one("alfapet"))).toBeNull();
    expect(refusalOf([...places(10, "kraft"), ...places(10, "alfapet")], one("kraft"))).toBe("too-many-matches");
  });

  it("A-23 is thirty more with wordfeud rules", () => {
    expect(refusalOf(places(20, "kraft"), one("wordfeud"))).toBeNull();
    expect(refusalOf([...places(20, "kraft"), ...places(29, "wordfeud")], one("wordfeud"))).toBeNull();
    expect(refusalOf([...places(20, "kraft"), ...places(30, "wordfeud")], one("wordfeud"))).toBe("too-many-matches");
    expect(refusalOf(places(30, "wordfeud"), one("kraft"))).toBeNull();
    expect(refusalOf(places(49, "wordfeud"), one("wordfeud"))).toBeNull();
    expect(refusalOf(places(50, "wordfeud"), one("wordfeud"))).toBe("too-many-matches");
    expect(refusalOf([...places(40, "wordfeud"), ...places(10, "kraft")], one("kraft"))).toBe("too-many-matches");
  });

  it("A-23 is one of Blitz", () => {
    expect(refusalOf(places(3, "kraft"), one("kraft", "blitz"))).toBeNull();
    expect(refusalOf(places(1, "wordfeud", "blitz"), one("kraft", "blitz"))).toBe("blitz-taken");
    expect(refusalOf(places(1, "kraft", "blitz"), one("kraft"))).toBeNull();
  });
});
