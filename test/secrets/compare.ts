/**
 * R-22 by value and on the bytes: a random match is played twice. The second time everybody but the reader holds other tiles, has
 * bought other powers for as much, has bought and sold besides, and has tried what is refused. Until the reader rightly learns of
 * it (by drawing one of those tiles, or by the end), not a byte to the reader or to spectators may differ.
 */
import type { PowerId } from "../../shared/rules/index.ts";
import { parseRack, rulesOf } from "../../shared/rules/index.ts";
import { type Random, random } from "../../shared/rules/testing/random.ts";
import { compareRounds } from "./express.ts";
import type { Step } from "./kinds.ts";
import { type Dealt, isLookedAt, type Script, writeScript } from "./script.ts";
import { Table } from "./table.ts";

export interface Compared {
  readonly ruleset: string;
  readonly faults: readonly string[];
  /** Frames that were compared. */
  readonly frames: number;
  readonly steps: number;
  /** Pairs of matches. */
  readonly pairs: number;
  /** Of them, those in which others held other tiles to the last. */
  readonly differed: number;
  readonly trades: number;
}

/** Every so many matches one is of Express. */
const EXPRESS_EVERY = 6;

export async function compareSecrets(seed: number): Promise<Compared> {
  if (seed % EXPRESS_EVERY === 0) {
    const compared = await compareRounds(seed);
    return { ruleset: "express", ...compared, differed: compared.pairs, trades: 0 };
  }
  const script = await writeScript(seed);
  const faults: string[] = [];
  const counts = { frames: 0, steps: 0, pairs: 0, differed: 0, trades: 0 };
  for (let reader = 0; reader < script.kind.seats; reader++) {
    const pair = new Pair(script, reader, random(seed * 31 + reader));
    faults.push(...(await pair.play()).map((fault) => `to seat ${reader}: ${fault}`));
    counts.frames += pair.frames;
    counts.steps += pair.steps;
    counts.trades += pair.trades;
    counts.pairs++;
    if (pair.differs) counts.differed++;
  }
  script.played.close();
  return { ruleset: script.kind.ruleset, faults, ...counts };
}

class Pair {
  frames = 0;
  steps = 0;
  trades = 0;
  differs = false;
  readonly #script: Script;
  readonly #reader: number;
  readonly #draw: Random;
  #noises = 0;

  constructor(script: Script, reader: number, draw: Random) {
    this.#script = script;
    this.#reader = reader;
    this.#draw = draw;
  }

  async play(): Promise<readonly string[]> {
    const { kind, format, key, steps, played } = this.#script;
    const table = await Table.open(kind, format, { key, position: this.#otherSecrets() });
    const faults: string[] = [];
    let same = true;
    for (const [index, step] of steps.entries()) {
      const looked = isLookedAt(index);
      // What is said at another time makes somebody look present.
      if (index > 0 && steps[index - 1]?.do !== "clock") await this.#disturb(table, step, looked);
      else if (looked) table.look();
      await table.take(step, step.do === "trade" && step.seat !== this.#reader ? 1 : 0);
      if (step.do === "trade") this.trades++;
      const [mine, first] = [table.marks[index], played.marks[index]];
      // From here on the reader may know: a tile was drawn, another play was possible, or the end tells what was left.
      same = !table.over && mine?.answer === first?.answer && mine?.racks[this.#reader] === first?.racks[this.#reader];
      if (!same) break;
      this.steps++;
      this.differs = mine?.racks.some((rack, seat) => rack !== first?.racks[seat]) === true;
      const fault = this.#compare(table, index);
      if (fault !== null) faults.push(fault);
      if (fault !== null) break;
    }
    if (same && faults.length === 0) faults.push(...(await this.#compareAnew(table)));
    table.close();
    return faults;
  }

  /** Frames of this step, to the reader. */
  #compare(table: Table, index: number): string | null {
    const { played, steps } = this.#script;
    const from = index === 0 ? 0 : (played.marks[index - 1]?.texts[this.#reader] ?? 0);
    const texts = (of: Table): readonly string[] =>
      of.clients[this.#reader]?.texts.slice(from, of.marks[index]?.texts[this.#reader]) ?? [];
    const [plain, other] = [texts(played), texts(table)];
    this.frames += plain.length;
    const at = Math.max(plain.length, other.length) === 0 ? -1 : other.findIndex((text, place) => text !== plain[place]);
    if (at < 0 && plain.length === other.length) return null;
    return `step ${index} ${JSON.stringify(steps[index])}: ${plain[Math.max(at, 0)]} became ${other[Math.max(at, 0)]}`;
  }

  async #compareAnew(table: Table): Promise<readonly string[]> {
    const after = this.#draw.below(5);
    const pairs = [
      [await this.#script.played.comeAnew(this.#reader, after), await table.comeAnew(this.#reader, after)],
      [await this.#script.played.spectators(), await table.spectators()],
    ] as const;
    return pairs.flatMap(([plain, other], place) => {
      this.frames += plain.length;
      const at = plain.findIndex((text, index) => text !== other[index]);
      if (at < 0 && plain.length === other.length) return [];
      return [`${place === 0 ? "come anew" : "spectators"}: ${plain[Math.max(at, 0)]} became ${other[Math.max(at, 0)]}`];
    });
  }

  /** Others' kept tiles change places with tiles from the bag's end, which are drawn last. */
  #otherSecrets(): Dealt {
    const { position, kept } = this.#script;
    const bag = parseRack(position.bag);
    let last = bag.length;
    const players = position.players.map((player, seat) => {
      if (seat === this.#reader) return player;
      const rack = parseRack(player.rack);
      for (const tile of kept[seat] ?? []) {
        // Another tile than this one; the place of the same is passed over.
        do last--;
        while (last > 0 && bag[last] === tile);
        const other = bag[last];
        const at = rack.indexOf(tile);
        if (other === undefined || at < 0 || last <= 0) break;
        rack[at] = other;
        bag[last] = tile;
      }
      return { ...player, rack: rack.join("") };
    });
    return { players, bag: bag.join("") };
  }

  /** What the others may do without the reader learning of it, even if everybody looks in the midst of it. */
  async #disturb(table: Table, next: Step, looked: boolean): Promise<void> {
    const draw = this.#draw;
    const seat = (this.#reader + 1 + draw.below(table.clients.length - 1)) % table.clients.length;
    const client = table.clients[seat];
    const trades = next.do === "trade" && next.seat === seat;
    const power = client === undefined || trades || !draw.chance(0.5) ? null : this.#spare(table, seat);
    const bought = power !== null && (await client?.try({ type: "buy", power }, { id: this.#id() })) === "done";
    if (looked) table.look();
    if (bought && (await client?.try({ type: "sell", power }, { id: this.#id() })) !== "done") {
      throw new Error("what was bought can be sold");
    }
    if (!draw.chance(0.3)) return;
    await client?.ask({ type: "play", tiles: [{ at: "Z99", letter: "A" }], powers: [] }, { id: this.#id() });
    client?.send('{"t":"catch-up","after":0}');
    client?.send("not even JSON");
  }

  #id(): string {
    return `noise-${String(this.#noises++).padStart(6, "0")}`;
  }

  /** Of constant price, so that buying and selling it leaves everything as it was. */
  #spare(table: Table, seat: number): PowerId | null {
    const rules = rulesOf(table.kind.ruleset);
    const powers = (Object.keys(rules.prices) as PowerId[]).filter(
      (power) => rules.priceAfter(rules.prices[power] ?? 0) === rules.prices[power],
    );
    const { bar } = table.ownOf(seat);
    return this.#draw.pick(powers.filter((power) => !bar.includes(power))) ?? null;
  }
}
