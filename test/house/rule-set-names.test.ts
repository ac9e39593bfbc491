/** A rule set is data: nothing asks which one it is (architecture.md); what differs stands in its page, or in a table by its name. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GAME_IDS } from "../../shared/rules/model.ts";

const sources = ["shared", "party", "worker", "client", "lexicons", "tools"]
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => join(room, name)))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name));

const name = `["'\`](?:${GAME_IDS.join("|")})["'\`]`;
const asked = new RegExp(`[!=]==?\\s*${name}|${name}\\s*[!=]==?|case\\s+${name}`);

it("K-01 no game's name is tested for anywhere", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => asked.test(readFileSync(file, "utf8")))).toEqual([]);
});
