import { describe, expect, it } from "vitest";
import { networksOf } from "./network.ts";

const prefixes = (address: string) => networksOf(address).map(({ prefix }) => prefix);

describe("the networks of an address", () => {
  it.each([
    "2001:db8:1:2::1",
    "2001:0db8:0001:0002:0000:0000:0000:0001",
    "2001:DB8:1:2:3:4:5:6",
    "2001:db8:1:2::192.0.2.1",
    "2001:db8:1:2::1%eth0",
  ])("%s is of one /64 and one /48", (address) => {
    expect(prefixes(address)).toEqual(["2001:db8:1:2/64", "2001:db8:1/48"]);
  });

  it("a short form and a long one are one network, also where the zeros stand in it", () => {
    expect(prefixes("2001:db8::7")).toEqual(prefixes("2001:0db8:0:0:0:0:0:7"));
    expect(prefixes("2001:db8::7")).not.toEqual(prefixes("2001:db8:0:1::7"));
    expect(prefixes("::1")).toEqual(["0:0:0:0/64", "0:0:0/48"]);
  });

  it("IPv4 is itself, also within IPv6", () => {
    expect(prefixes("203.0.113.7")).toEqual(["203.0.113.7"]);
    expect(prefixes("::ffff:203.0.113.7")).toEqual(["203.0.113.7"]);
    expect(prefixes("")).toEqual([""]);
  });
});
