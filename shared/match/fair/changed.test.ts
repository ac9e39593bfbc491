import { beforeAll, describe, expect, it } from "vitest";
import { KINDS, playOut } from "../testing/play-out.ts";
import { type MatchRecord, readRecord } from "./record.ts";
import { outcomeOf, verify } from "./verify.ts";

/** Of these a record cannot tell more than it says: when something happened, and by which list of words. A letter beside a power that takes none means nothing. */
const UNTOLD = new Set(["at", "expiresAt", "lexiconVersion", "startsAt"]);
/** What leaves no trace in what follows, if a seat did not use what it bought, or tried in vain. */
const TRACELESS = new Set(["bought", "sold", "attempted", "lexicon-changed", "ready", "unready"]);
const MOVES = new Set(["played", "passed", "swapped", "exchanged"]);
const RECORDS = KINDS.map((kind) => ({ name: kind.ruleset, kind }));

type Path = readonly (string | number)[];

/** The path of every field that holds a text, a number, a mark, nothing, or an empty list. */
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== "object" || value === null) yield path;
  else
    for (const [name, inner] of Object.entries(value))
      yield* leaves(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

function* fields(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [...path, name];
    yield* fields(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

function at(record: unknown, path: Path): Record<string | number, unknown> {
  let there = record;
  for (const name of path.slice(0, -1)) there = (there as Record<string | number, unknown>)[name];
  return there as Record<string | number, unknown>;
}

const otherThan = (value: unknown): unknown => {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string")
    return /^[0-9a-f]{32,}$/.test(value) ? value.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) : `${value}X`;
  return 1;
};

/** What is said of it once it has been through a file. */
function said(changed: unknown): string {
  const read = readRecord(JSON.parse(JSON.stringify(changed)));
  return read === null ? "no record" : outcomeOf(verify(read));
}

/** A sample of all, the same every time; every one of those outside of the steps, and of those in the first and last of them. */
function chosen(paths: Iterable<Path>, steps: number): readonly Path[] {
  return [...paths]
    .filter((path) => !UNTOLD.has(String(path.at(-1))) && !(path.at(-3) === "powers" && path.at(-1) === "letter"))
    .filter(([first, step], index) => first !== "steps" || Number(step) >= steps - 2 || index % 23 === 0);
}

describe.each(RECORDS)("V-14 R-21 a record of $name that was changed is never said to agree", ({ kind }) => {
  let record: MatchRecord;
  beforeAll(async () => {
    const { rig, match } = await playOut(kind, 21, (seat) => `${seat}f`.repeat(16));
    for (let seat = 0; seat < kind.seats && !match.over; seat++) {
      await match.client(seat).try({ type: "resign" });
      await match.check();
    }
    const answer = await rig.match.record();
    if ("error" in answer) throw new Error(answer.error);
    record = JSON.parse(JSON.stringify(answer.record)) as MatchRecord;
    expect(said(record)).toBe("agrees");
  });

  function agreeing(paths: readonly Path[], change: (there: Record<string | number, unknown>, name: string | number) => void) {
    return paths
      .filter((path) => {
        const changed = structuredClone(record);
        change(at(changed, path), path.at(-1) ?? "");
        return said(changed) === "agrees";
      })
      .map((path) => path.join("."));
  }

  it("by a field left out", () => {
    const left = agreeing(chosen(fields(record), record.steps.length), (there, name) => {
      delete there[name];
    });
    expect(left).toEqual([]);
  });

  it("by a value that is another", () => {
    const other = agreeing(chosen(leaves(record), record.steps.length), (there, name) => {
      there[name] = otherThan(there[name]);
    });
    expect(other).toEqual([]);
  });

  it("by a step left out, told twice, or emptied", () => {
    const { steps } = record;
    // Whoever resigned in the other's turn might have done so before the last move as well.
    const lastMove = steps.findLastIndex((step) => step.some(({ type }) => MOVES.has(type)));
    const resigned = steps.flat().some(({ type, reason }) => type === "ended" && reason === "resigned");
    for (const [index, step] of steps.entries()) {
      if (step.every(({ type }) => TRACELESS.has(type))) continue;
      const changed = [steps.toSpliced(index, 0, step), steps.with(index, [])];
      if (!resigned || index !== lastMove) changed.push(steps.toSpliced(index, 1));
      for (const other of changed) expect([index, step, said({ ...record, steps: other })]).not.toContain("agrees");
    }
  });

  it("by its whole promise taken away: that is not verifiable", () => {
    const changed = structuredClone(record);
    const [opened] = changed.steps[0] ?? [];
    delete opened?.commit;
    expect(verify({ ...changed, commit: null, seed: null, nonces: [] })).toMatchObject({
      unchecked: null,
      unvouched: ["no-commit"],
    });
    expect(said({ ...changed, commit: null, seed: null, nonces: [] })).toBe("unvouched");
    for (const part of [{ commit: null }, { seed: null }, { nonces: [] }, { commit: null, seed: null, nonces: [] }]) {
      expect(said({ ...record, ...part })).toBe("differs");
      if (!("nonces" in part && "commit" in part)) expect(said({ ...changed, ...part })).toBe("differs");
    }
    const byServer = record.nonces.map((one, seat) => (seat === 0 ? { ...one, by: "server" } : one));
    expect(said({ ...record, nonces: byServer })).toBe("unvouched");
  });

  it("by the first turn given to another, or another result", () => {
    const flipped = structuredClone(record);
    const setUp = flipped.steps.flat().find(({ type }) => type === "started")?.setUp as { firstTurn: number; turn: number };
    setUp.firstTurn = (setUp.firstTurn + 1) % kind.seats;
    expect(said(flipped)).toBe("differs");
    setUp.turn = setUp.firstTurn;
    expect(said(flipped)).toBe("differs");
    for (const change of [{ winner: "draw" }, { winner: 0 }, { winner: 1 }, { final: [0, 0] }, { reason: "blocked" }]) {
      const other = structuredClone(record);
      const ended = other.steps.flat().find(({ type }) => type === "ended");
      const before = JSON.stringify(ended);
      Object.assign(ended?.result ?? {}, change);
      if (JSON.stringify(ended) !== before) expect(said(other)).toBe("differs");
    }
  });
});
