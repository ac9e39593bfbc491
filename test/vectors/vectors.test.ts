import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readVector, readVectors } from "./read.ts";
import { faultsOf } from "./verdict.ts";

const here = import.meta.dirname;
const files = readdirSync(here).filter((name) => name.endsWith(".jsonl"));

describe("V-01 the project's vectors", () => {
  it.each(files)("%s", (file) => {
    const failed = readVectors(join(here, file)).flatMap((read) => {
      const faults = faultsOf(read);
      return faults.length === 0 ? [] : [`${read.id}: ${faults.join("; ")}`];
    });
    expect(failed).toEqual([]);
  });
});

const pass = '{"seat":0,"type":"pass"}';
const vector = (more: string) =>
  `{"id":"x","ruleset":"kraft","words":["EN"],"players":[{"rack":"EN"},{}],"actions":[${pass}],"expect":{"passes":1}${more}}`;
const faults = (text: string) => faultsOf(readVector(text, "here", join(here, "here.jsonl"), new Map()));

describe("V-01 what cannot be read or does not come out is a failure", () => {
  it("passes what is right", () => expect(faults(vector(""))).toEqual([]));

  it("R-06 reads letters of either case and form alike", () => {
    const play = '"play","tiles":[{"at":"H8","letter":"å"},{"at":"I8","letter":"n"}],"expect":{"points":8}';
    const text = vector(',"values":{"a\u030a":7}').replace('"rack":"EN"', '"rack":"ån"').replace('"pass"', play);
    expect(faults(text.replace('["EN"]', '["ån"]').replace('"passes":1', '"passes":0'))).toEqual([]);
  });

  it.each([
    ["an unknown field", vector(',"bonus":1')],
    ["an unknown field of the expectation", vector("").replace('"passes":1', '"pases":1')],
    ["an unknown field of an action", vector("").replace('"pass"', '"pass","power":"dice"')],
    ["an unknown action", vector("").replace('"pass"', '"fly"')],
    ["an unknown premium", vector(',"premiums":{"A1":"5W"}')],
    ["a square off the board", vector(',"premiums":{"P16":"2W"}')],
    ["a tile's details where no tile lies", vector(',"tiles":{"A1":{"charge":1}}')],
    ["an alfa tile without its gem", vector(',"board":{"H8":"E"},"tiles":{"H8":{"kind":"alfa"}}')],
    ["six charges on a tile", vector(',"board":{"H8":"E"},"tiles":{"H8":{"charge":6}}')],
    ["two letters on a square", vector(',"board":{"H8":"EN"}')],
    ["a third player in a match of two", vector("").replace("{}]", "{},{}]")],
    ["the turn of a seat that is not there", vector(',"turn":2')],
    ["an action of a seat that is not there", vector("").replace('"seat":0', '"seat":2')],
    ["an unknown power in a bar", vector("").replace('{"rack":"EN"}', '{"rack":"EN","bar":["bomb"]}')],
    ["an alfa tile that there is none of in a rack", vector("").replace('{"rack":"EN"}', '{"rack":"EN*9"}')],
    ["a word file that is not there", vector("").replace('["EN"]', '"nowhere.txt"')],
    [
      "too few rolls",
      vector(',"board":{"H8":"E"}')
        .replace('"rack":"EN"', '"bar":["dice"]')
        .replace('"pass"', '"play","powers":[{"power":"dice","at":"H8"}]'),
    ],
    ["no JSON", '{"id":"x",'],
    ["another outcome", vector("").replace('"passes":1', '"passes":2')],
  ])("%s", (_, text) => expect(faults(text)).toHaveLength(1));
});
