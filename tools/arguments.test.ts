import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { eachOf, flag, listOf, oneOf, optional, parseArguments, text, wholeNumber } from "./arguments.ts";

const LEVELS = ["easy", "hard"] as const;
const OPTIONS = {
  seed: text(),
  bots: listOf(LEVELS, ["hard", "hard"]),
  level: oneOf(LEVELS, "easy"),
  game: eachOf(["kraft", "alfapet"]),
  rounds: wholeNumber(5, 1),
  file: optional(text()),
  quick: flag,
};
const NOTHING = { usage: "", least: 0, most: 0 };
const FILES = { usage: "npm run x -- FILE...", least: 1, most: 9 };
const read = (...args: string[]) => parseArguments(OPTIONS, NOTHING, args);
const fault = (...args: string[]) => {
  const parsed = read(...args);
  return "fault" in parsed ? parsed.fault : null;
};

describe("the arguments of a command", () => {
  it("are read by their kind, with what stands for those that are not there", () => {
    const usual = { bots: ["hard", "hard"], level: "easy", game: ["kraft", "alfapet"], rounds: 5, file: undefined, quick: false };
    expect(read("--seed", "a")).toEqual({ values: { seed: "a", ...usual }, rest: [] });
    const all = ["--seed=a b", "--bots", "easy, hard", "--level", "hard", "--game", "kraft", "--rounds", "12", "--quick"];
    expect(read(...all)).toMatchObject({
      values: { seed: "a b", bots: ["easy", "hard"], level: "hard", game: ["kraft"], rounds: 12, quick: true },
    });
    expect(parseArguments({}, FILES, ["a", "b"])).toMatchObject({ rest: ["a", "b"] });
  });

  it.each([
    [[], "--seed is missing"],
    [["--seed"], "--seed takes a value"],
    [["--seed", ""], "--seed takes a text, not an empty one"],
    [["--seed", "1", "--seed", "2"], "--seed is there more than once"],
    [["--seed", "1", "--quick=yes"], "--quick takes no value"],
    [["--seed", "1", "--bots", "easy,foo"], '--bots takes one of: easy hard; not "foo"'],
    [["--seed", "1", "--level", "Easy"], '--level takes one of: easy hard; not "Easy"'],
    [["--seed", "1", "--rounds", "ten"], '--rounds takes a whole number from 1 on, not "ten"'],
    [["--seed", "1", "--rounds", "0"], '--rounds takes a whole number from 1 on, not "0"'],
    [["--seed", "1", "more"], 'nothing is known of "more"'],
    [["--sed", "1"], "there is no option --sed; there are --seed --bots --level --game --rounds --file --quick"],
    [["-s", "1"], "there is no option -s; there are --seed --bots --level --game --rounds --file --quick"],
    [["--constructor", "1"], "there is no option --constructor; there are --seed --bots --level --game --rounds --file --quick"],
  ])("%j: what is wrong is said", (args, said) => {
    expect(fault(...args)).toBe(said);
  });

  it("say how the command is called where a file is missing", () => {
    expect(parseArguments({}, FILES, [])).toEqual({ fault: "usage: npm run x -- FILE..." });
  });
});

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: Readonly<Record<string, string>> };
/** Of others, and set-up, which scripts alone call. */
const NOT_OURS = /node_modules|^biome|tools\/setup\.mjs/;
const commands = Object.entries(scripts).filter(([, command]) => !NOT_OURS.test(command));

describe("every command of package.json", () => {
  it.each(commands)("%s reads its arguments in this way", (_, command) => {
    const [, file = ""] = command.split(" ");
    const source = readFileSync(file, "utf8");
    expect(source).toMatch(/from "(\.\.\/)*(\.\/)?(tools\/arguments|rig\/command|arguments)\.ts"/);
    expect(source).not.toMatch(/parseArgs|process\.argv/);
  });

  it.each([
    ["test/bots/match.ts", "--lexicon sv --ruleset kraft --seed=", "--seed takes a text, not an empty one"],
    ["test/bots/match.ts", "--bots easy,foo", "--lexicon is missing"],
    ["test/spec-ids/run.ts", "--verbose", "there is no option --verbose"],
    ["lexicons/check/words.ts", "xx", '"xx" is no lexicon; name one of: en sv sv-strict da nb'],
    ["tools/test.ts", "unti", expect.stringMatching(/^there is no part "unti"; there are: .*"unit"/)],
  ])("V-12 V-14 %s %s says in one line what it cannot read, and does nothing", (file, args, said) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args.split(" ")], { encoding: "utf8" });
    expect({ status, stdout, stderr: stderr.trimEnd() }).toEqual({ status: 2, stdout: "", stderr: said });
  });
});
