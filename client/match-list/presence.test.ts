import { beforeEach, describe, expect, it } from "vitest";
import type { Look } from "../../shared/protocol/news.ts";
import { forgetPresence, isHere, Looking, receivePresence } from "./presence.ts";

const MINUTE = 60_000;
const here = { match: "m", seat: 1, here: true };
const list: Look = { t: "look", visible: true, at: "all" };

describe("presence as a page knows it", () => {
  beforeEach(forgetPresence);

  it("A-33 is of those seats alone that were told of, and nobody's without a connection", () => {
    receivePresence([here, { match: "n", seat: 0, here: true }], 0);
    receivePresence([{ match: "n", seat: 0, here: false }], 1);
    expect([isHere("m", 1), isHere("m", 0), isHere("n", 0)]).toEqual([true, false, false]);
    forgetPresence();
    expect(isHere("m", 1)).toBe(false);
  });

  it("is said once, again where something else is shown or a connection is new, and where what was heard has grown old", () => {
    const said: Look[] = [];
    const looking = new Looking((look) => said.push(look) > 0);
    looking.show(list, "a", 0);
    looking.show(list, "a", MINUTE);
    expect(said).toHaveLength(1);
    looking.show(list, "a b", MINUTE);
    looking.show({ t: "look", visible: false }, "", MINUTE);
    expect(said).toHaveLength(3);
    looking.forget();
    looking.show(list, "a", 2 * MINUTE);
    looking.show(list, "a", 9 * MINUTE);
    expect(said).toHaveLength(4);
    receivePresence([here], 9 * MINUTE);
    looking.show(list, "a", 12 * MINUTE);
    expect(said).toHaveLength(4);
    looking.show(list, "a", 14 * MINUTE);
    expect(said).toHaveLength(5);
  });

  it("is said again later where nobody heard it", () => {
    let there = false;
    let tries = 0;
    const looking = new Looking(() => {
      tries++;
      return there;
    });
    looking.show(list, "", 0);
    there = true;
    looking.show(list, "", 0);
    looking.show(list, "", 0);
    expect(tries).toBe(2);
  });
});
