import { describe, expect, it } from "vitest";
import { openBuilt } from "../open-built.ts";
import { toUpperCase } from "./upper-case.ts";

describe("R-06 words from the keyboard", () => {
  it("are upper case and composed", () => {
    expect(toUpperCase("a\u030angstro\u0308m")).toBe("ÅNGSTRÖM");
    expect(toUpperCase("Ærø")).toBe("ÆRØ");
  });

  it("keep a letter whose upper case is another letter", () => {
    expect(toUpperCase("straße")).toBe("STRAßE");
    expect(toUpperCase("ſex")).toBe("ſEX");
    expect(toUpperCase("ﬁsk")).toBe("ﬁSK");
  });

  it("V-11 are refused because of such a letter", async () => {
    const { why } = await openBuilt("sv");
    expect(why(toUpperCase("straße"))).toBe("letter-not-in-alphabet");
    expect(why(toUpperCase("ﬁsk"))).toBe("letter-not-in-alphabet");
    expect(why(toUpperCase("fisk"))).toBeNull();
  });
});
