import { describe, expect, it } from "vitest";
import { KINDS, playOut, type RandomKind } from "../testing/play-out.ts";
import { commitOf, keyFrom } from "./commit.ts";
import { type MatchRecord, readRecord } from "./record.ts";
import { outcomeOf, type Subject, verify } from "./verify.ts";

const nonceOf = (seat: number): string => `${seat}f`.repeat(16);

async function recordOf(kind: RandomKind, seed: number): Promise<MatchRecord> {
  const { rig, match } = await playOut(kind, seed, nonceOf);
  // Whatever goes on after so many steps is given up.
  for (let seat = 0; seat < kind.seats && !match.over; seat++) {
    await match.client(seat).try({ type: "resign" });
    await match.check();
  }
  const answer = await rig.match.record();
  if ("error" in answer) throw new Error(answer.error);
  const record = readRecord(JSON.parse(JSON.stringify(answer.record)));
  if (record === null) throw new Error("its own record cannot be read");
  return record;
}

/** The record with something in it otherwise. */
function forged(record: MatchRecord, forge: (record: MatchRecord) => void): MatchRecord {
  const copy = structuredClone(record);
  forge(copy);
  return copy;
}

const wrong = (record: MatchRecord): readonly Subject[] =>
  verify(record)
    .checks.filter((check) => check.wrong.length > 0)
    .map(({ subject }) => subject);

/** The first event of a type, in a record that may be changed. */
function event(record: MatchRecord, type: string): Record<string, unknown> {
  const found = record.steps.flat().find((one) => one.type === type);
  if (found === undefined) throw new Error(`no ${type} in it`);
  return found;
}

function swapTwo(list: unknown): void {
  const tiles = list as unknown[];
  const other = tiles.findIndex((tile) => tile !== tiles[0]);
  [tiles[0], tiles[other]] = [tiles[other], tiles[0]];
}

describe("R-21 the fair bag", () => {
  it("commit and key are what their definition says, for ever", () => {
    const seed = "00".repeat(31).concat("01");
    expect(commitOf("a-match", seed)).toMatchInlineSnapshot(`"94c1edbee579b0d11c5f2ee5927467367106ccba64ac6e355742c1c70683ebbf"`);
    expect(keyFrom(seed, ["11".repeat(16), "22".repeat(16)])).toMatchInlineSnapshot(
      `"ff7e813f6cd21d9e558cdd6210483537eed54c34cdebf7d3eb5665197000c493"`,
    );
    expect(commitOf("b-match", seed)).not.toBe(commitOf("a-match", seed));
    expect(keyFrom(seed, ["22".repeat(16), "11".repeat(16)])).not.toBe(keyFrom(seed, ["11".repeat(16), "22".repeat(16)]));
  });

  it.each(KINDS)("V-14 $ruleset: all that chance brought about is made again from seed and nonces", async (kind) => {
    const subjects = new Set<Subject>();
    for (let seed = 21; seed <= 24; seed++) {
      const record = await recordOf(kind, seed);
      expect(record.nonces).toEqual([...Array(kind.seats).keys()].map((seat) => ({ nonce: nonceOf(seat), by: "player" })));
      const verdict = verify(record);
      expect(verdict.unchecked).toBeNull();
      expect(verdict.checks.filter((check) => check.wrong.length > 0)).toEqual([]);
      expect(outcomeOf(verdict)).toBe("agrees");
      for (const { subject } of verdict.checks) subjects.add(subject);
    }
    const everywhere: Subject[] = ["commit", "key", "board", "bag", "drawn", "course", "result"];
    expect([...subjects]).toEqual(expect.arrayContaining(everywhere));
    if (kind.ruleset === "alfapet") expect(subjects).toContain("first-turn");
    if (kind.ruleset !== "kraft") expect(subjects).toContain("swaps");
  });

  it("V-14 names what is otherwise than promised", async () => {
    const [kraft, , alfapet, wordfeud] = KINDS;
    if (kraft === undefined || alfapet === undefined || wordfeud === undefined) throw new Error("a kind is missing");
    const record = await recordOf(kraft, 21);
    expect(wrong({ ...record, seed: "ab".repeat(32) })).toEqual(["commit", "key"]);
    expect(wrong({ ...record, commit: "ab".repeat(32) })).toEqual(["commit"]);
    expect(wrong({ ...record, nonces: record.nonces.toReversed() })).toEqual(["key"]);
    expect(wrong({ ...record, nonces: record.nonces.slice(1), key: keyFrom(record.seed ?? "", [nonceOf(1)]) })).toContain("key");
    expect(wrong({ ...record, key: "ab".repeat(32) })).toEqual(expect.arrayContaining(["key", "bag"]));
    const mixed = forged(record, (one) => swapTwo((event(one, "started").setUp as { bag: unknown }).bag));
    expect(wrong(mixed)).toContain("bag");
    const drawn = forged(record, (one) => swapTwo(event(one, "played").drawn));
    expect(wrong(drawn)).toEqual(["drawn"]);

    const late = forged(record, (one) => one.steps.at(-2)?.push({ type: "countdown", at: 0, startsAt: 0 }));
    expect(wrong(late)).toContain("course");
    expect(verify(late).unchecked).toBeNull();

    const feud = await recordOf(wordfeud, 21);
    const moved = forged(feud, (one) => {
      const { premiums } = event(one, "started").setUp as { premiums: Record<string, string> };
      const [from = ""] = Object.keys(premiums);
      premiums.A1 = premiums[from] ?? "";
      delete premiums[from];
    });
    expect(wrong(moved)).toEqual(["board"]);
    expect(wrong(forged(feud, (one) => swapTwo(event(one, "exchanged").bag)))).toEqual(expect.arrayContaining(["swaps"]));

    const alfa = await recordOf(alfapet, 21);
    const other = forged(alfa, (one) => {
      const setUp = event(one, "started").setUp as { firstTurn: number; turn: number };
      setUp.firstTurn = (setUp.firstTurn + 1) % 4;
    });
    expect(wrong(other)).toContain("first-turn");
  });

  it("V-14 a die is made again", async () => {
    const [kraft] = KINDS;
    if (kraft === undefined) throw new Error("kraft is missing");
    for (let seed = 1; seed < 60; seed++) {
      const record = await recordOf(kraft, seed);
      const rolled = record.steps.flat().find((one) => one.type === "played" && (one.rolls as unknown[]).length > 0);
      if (rolled === undefined) continue;
      expect(verify(record).checks).toContainEqual(expect.objectContaining({ subject: "dice", wrong: [] }));
      const [roll] = rolled.rolls as { value: number }[];
      if (roll !== undefined) roll.value = (roll.value % 6) + 1;
      expect(wrong(record)).toContain("dice");
      return;
    }
    throw new Error("no match with a die");
  });

  it("whatever is no record of a finished match is called so, and never throws", async () => {
    const [kraft] = KINDS;
    if (kraft === undefined) throw new Error("kraft is missing");
    const record = await recordOf(kraft, 22);
    expect(readRecord({})).toBeNull();
    expect(readRecord({ ...record, steps: [] })).toBeNull();
    expect(verify({ ...record, steps: record.steps.slice(0, -1) }).unchecked).toBe("not-over");
    expect(verify({ ...record, steps: record.steps.slice(1) }).unchecked).toBe("unreadable");
    expect(verify({ ...record, steps: record.steps.map(() => [{ type: "played", at: 0 }]) }).unchecked).toBe("unreadable");
    expect(verify({ ...record, prepared: true }).unchecked).toBe("prepared");
    const as = (ruleset: string) =>
      record.steps.map((step) => step.map((one) => (one.type === "opened" ? { ...one, ruleset } : one)));
    expect(verify({ ...record, steps: as("chess") }).unchecked).toBe("other-game");
    expect(verify({ ...record, steps: as("express") }).unchecked).toBe("other-rules");
  });
});
