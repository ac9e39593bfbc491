import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { RULESET_IDS } from "../../shared/rules/index.ts";
import { differences } from "./compare.ts";
import { readPositions } from "./position-file.ts";
import { alfaCase, randomCase } from "./random-position.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function command(...args: string[]): string {
  return execFileSync(process.execPath, [path("./run.ts"), ...args], { encoding: "utf8", env: { ...process.env, INIT_CWD: "" } });
}

describe("the command", () => {
  const words = path("./sample/words.txt");
  const positions = path("./sample/positions.jsonl");

  it("V-10 finds what was expected of the sample positions", () => {
    expect(command("--words", words, "--check", positions)).toBe("40 passed, 0 failed\n");
  });

  it("V-10 prints id, placements, best and sum, a line for each position", () => {
    const lines = command("--words", words, positions).trim().split("\n");
    expect(lines).toHaveLength(40);
    expect(lines[1]).toMatch(/^sv-\d{4} \d+ (\d+|-) \d+$/);
  });
});

describe("files that hold little", () => {
  const folder = mkdtempSync(join(tmpdir(), "movegen-"));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it("V-10 a file without a position is an error", () => {
    const words = file("words.txt", "EN\nENS\n");
    for (const text of ["", "\n// nothing\n", '{"common":{"ruleset":"kraft"}}\n']) {
      expect(() => command("--words", words, "--check", file("empty.jsonl", text))).toThrow("Command failed");
    }
  });

  it("V-10 words longer than every board are read and skipped", () => {
    const words = file("long.txt", `EN\nENS\n${"Q".repeat(22)}\n${"A".repeat(300)}\n`);
    const position = '{"id":"a","ruleset":"kraft","board":{"H8":"E","I8":"N"},"rack":"SQQQQQQ","expect":{"placements":1}}';
    expect(command("--words", words, "--check", file("one.jsonl", position))).toBe("1 passed, 0 failed\n");
  });
});

describe("positions as they are written", () => {
  const rackOf = (text: string) =>
    [...readPositions(text, "x", ["E", "N"])].map((read) => ("fault" in read ? read.fault : read.position.rack.join("")));

  it("V-10 a line's own players hold what they say, whatever rack is the default", () => {
    const common = '{"common":{"ruleset":"kraft","rack":"EE"}}';
    expect(rackOf(`${common}\n{"id":"a"}\n{"id":"b","players":[{"rack":"NN"}]}\n{"id":"c","rack":"EN"}`)).toEqual([
      "EE",
      "NN",
      "EN",
    ]);
  });

  it("V-10 a rack that cannot be read is a fault", () => {
    expect(rackOf('{"id":"a","ruleset":"kraft-classic","rack":"E*9"}')).toEqual(["a rack is letters and ? # > ~ *5 *6 *7"]);
  });
});

describe("against every word at every place (R-10 to R-14, K-20 to K-22, K-50 to K-56, C-01, P-06, P-08, W-06)", () => {
  it.each(RULESET_IDS)("%s: the same plays, points and coins", (ruleset) => {
    for (let seed = 1; seed <= 1; seed++) {
      expect(differences(randomCase(seed, { ruleset })), `seed ${seed}`).toEqual([]);
    }
  });
});

describe("with a theme (P-23)", () => {
  it("adds the bonus for each of its words", () => {
    expect(differences(randomCase(3, { ruleset: "alfapet", theme: 100 }))).toEqual([]);
    expect(differences(alfaCase(3, 1, { theme: 100 }))).toEqual([]);
  });
});

describe("with alfa tiles, on small boards (K-20 to K-27, K-54, C-01, C-04)", () => {
  it.each([1, 2])("%i: the same plays, and the best of them", (alfas) => {
    for (let seed = 1; seed <= 3; seed++) {
      expect(differences(alfaCase(seed, alfas)), `seed ${seed}`).toEqual([]);
    }
  });

  it("K-54 two of them in one word off the line", () => {
    for (const seed of [50_019, 50_206, 50_228]) expect(differences(alfaCase(seed, 2)), `seed ${seed}`).toEqual([]);
  });
});
