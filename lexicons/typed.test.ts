import { describe, expect, it } from "vitest";
import { openBuilt } from "./open-built.ts";
import { upperCaseOf } from "./typed.ts";

describe("R-06 words as they are typed", () => {
  it("are upper case and composed", () => {
    expect(upperCaseOf("a\u030angstro\u0308m")).toBe("ÅNGSTRÖM");
    expect(upperCaseOf("Ærø")).toBe("ÆRØ");
  });

  it("keep a letter that upper case would turn into others", () => {
    expect(upperCaseOf("straße")).toBe("STRAßE");
    expect(upperCaseOf("ſex")).toBe("ſEX");
    expect(upperCaseOf("ﬁsk")).toBe("ﬁSK");
  });

  it("V-11 are refused for such a letter, and not as what upper case makes of it", async () => {
    const { why } = await openBuilt("sv");
    expect(why(upperCaseOf("straße"))).toBe("letter-not-in-alphabet");
    expect(why(upperCaseOf("ﬁsk"))).toBe("letter-not-in-alphabet");
    expect(why(upperCaseOf("fisk"))).toBeNull();
  });
});
