import { describe, expect, it } from "vitest";
import type { HalfTile } from "../../../shared/express/view.types.ts";
import { keepSent, type Now } from "./keep-sent.ts";

const word = (letters: string): HalfTile[] =>
  [...letters].map((letter, column) => ({ at: `${"ABCDEFGH".charAt(column)}1`, letter }));
const textOf = (tiles: readonly HalfTile[]): string => tiles.map(({ letter }) => letter).join("");

function device(kept = new Map<number, number>()) {
  const sent: string[] = [];
  const adopted: string[] = [];
  let answers: ((stands: boolean) => void)[] = [];
  let timers: (() => void)[] = [];
  let server = { tiles: word(""), revision: 0 };
  let here = word("");
  let round = 1;
  const sync = keepSent({
    send: (revision, tiles) => {
      sent.push(`${revision} ${textOf(tiles)}`);
      return new Promise((resolve) => answers.push(resolve));
    },
    later: (run) => {
      timers.push(run);
      return () => {};
    },
    adopt: (tiles) => {
      adopted.push(textOf(tiles));
      here = [...tiles];
    },
    recall: (of) => kept.get(of) ?? 0,
    remember: (of, revision) => kept.set(of, revision),
  });
  const look = (open = true): void => {
    const now: Now = { round, tiles: here, mine: { held: [], invalid: [], ...server }, open };
    sync.look(now);
  };
  return {
    sent,
    adopted,
    kept,
    look,
    whenSent: sync.whenSent,
    lay(letters: string) {
      here = word(letters);
      look();
    },
    /** The server's answer to what was sent, and the moment after. */
    async answer(stands = true) {
      const [last] = sent.slice(-1);
      if (stands && last !== undefined) server = { revision: Number(last.split(" ")[0]), tiles: word(last.split(" ")[1] ?? "") };
      for (const tell of answers.splice(0)) tell(stands);
      answers = [];
      look();
      await Promise.resolve();
      await Promise.resolve();
      for (const run of timers.splice(0)) run();
      timers = [];
    },
    /** Another page of the same player. */
    elsewhere(letters: string) {
      server = { revision: server.revision + 1, tiles: word(letters) };
      look();
    },
    nextRound() {
      round++;
      here = word("");
      server = { tiles: word(""), revision: 0 };
      look();
    },
    found(revision: number, letters: string, laid = letters) {
      server = { revision, tiles: word(letters) };
      here = word(laid);
      look();
    },
  };
}

describe("P-20 a half is kept where it cannot be lost", () => {
  it("sends what is laid, one at a time, and only the newest of what came meanwhile", async () => {
    const { sent, lay, answer } = device();
    lay("K");
    lay("KA");
    lay("KAT");
    expect(sent).toEqual(["1 K"]);
    await answer();
    expect(sent).toEqual(["1 K", "2 KAT"]);
    await answer();
    expect(sent).toEqual(["1 K", "2 KAT"]);
  });

  it("sends nothing that the server has, and nothing while nothing may be changed", async () => {
    const { sent, lay, look, answer } = device();
    lay("K");
    await answer();
    look();
    expect(sent).toEqual(["1 K"]);
    const closed = device();
    closed.look(false);
    expect(closed.sent).toEqual([]);
  });

  it("A-73 after a reload goes on from what lies here, where this device has sent last", () => {
    const { sent, adopted, found } = device(new Map([[1, 4]]));
    found(4, "KAT", "KATT");
    expect(adopted).toEqual([]);
    expect(sent).toEqual(["5 KATT"]);
  });

  it("on another device takes over what the server has", () => {
    const { sent, adopted, found } = device();
    found(4, "KAT", "");
    expect(adopted).toEqual(["KAT"]);
    expect(sent).toEqual([]);
  });

  it("takes over what another page has laid, and goes on above it", async () => {
    const { sent, adopted, lay, answer, elsewhere } = device();
    lay("K");
    await answer();
    elsewhere("KO");
    expect(adopted).toEqual(["KO"]);
    lay("KOR");
    expect(sent.at(-1)).toBe("3 KOR");
  });

  it("waits with what was refused for the next change", async () => {
    const { sent, lay, answer } = device();
    lay("K");
    await answer(false);
    expect(sent).toEqual(["1 K"]);
    lay("KA");
    expect(sent).toEqual(["1 K", "2 KA"]);
  });

  it("lets what must come after it wait until the server has all", async () => {
    const { sent, lay, answer, whenSent } = device();
    const done: string[] = [];
    whenSent(() => done.push("at once"));
    lay("K");
    lay("KA");
    whenSent(() => done.push("after"));
    await answer();
    expect(done).toEqual(["at once"]);
    await answer();
    expect(done).toEqual(["at once", "after"]);
    expect(sent).toEqual(["1 K", "2 KA"]);
  });

  it("begins anew with a round", async () => {
    const { sent, kept, lay, answer, nextRound } = device();
    lay("K");
    await answer();
    nextRound();
    lay("A");
    expect(sent).toEqual(["1 K", "1 A"]);
    expect([...kept]).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});
