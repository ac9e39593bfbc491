/**
 * R-22 in Express: a round is played twice. The second time everybody but the reader draws other letters and lays them elsewhere;
 * while the round runs, not a byte to the reader or to spectators may differ.
 */
import { FILLS, type HalfTile } from "../../shared/express/index.ts";
import { atOnce } from "../../shared/match/at-once/mode.ts";
import { fold } from "../../shared/match/evolve.ts";
import { streamAfter } from "../../shared/match/streams.ts";
import { ExpressClient } from "../../shared/match/testing/express-client.ts";
import { ServiceRig } from "../../shared/match/testing/node-rig.ts";
import { wanted } from "../../shared/match/testing/rig.types.ts";
import { viewMatch } from "../../shared/match/view.ts";
import type { ExpressCommand } from "../../shared/protocol/express.ts";
import { type Random, random } from "../../shared/rules/testing/random.ts";
import { SOME_WORDS } from "./kinds.ts";

const LETTERS = "AEINRSTLDKOMGUVHFBPJYCÅÄÖ?";
const STEPS = 60;
const BETWEEN_MS = 1500;
/** A half is never full, which would end the round. */
const MOST_DRAWN = FILLS - 2;

type Asked =
  | { readonly seat: number; readonly do: "draw" | "done" | "undone" }
  | { readonly seat: number; readonly do: "arrange"; readonly squares: readonly string[] };
type Step = Asked | { readonly seat: number; readonly do: "look" };

export interface ComparedRounds {
  readonly faults: readonly string[];
  readonly frames: number;
  readonly steps: number;
  readonly pairs: number;
}

const newRig = () => new ServiceRig(atOnce, (wire) => new ExpressClient(wire), { words: SOME_WORDS });
type Rig = ReturnType<typeof newRig>;

class Played {
  readonly clients: ExpressClient[] = [];
  /** Who drew which tile of the bag. */
  readonly drawnBy: number[] = [];
  readonly rig: Rig = newRig();
  readonly #seats: number;
  readonly #revisions: number[] = [];
  #ids = 0;

  constructor(seats: number) {
    this.#seats = seats;
  }

  async open(bag: string): Promise<this> {
    const options = this.#seats === 2 ? {} : { players: this.#seats as 3 | 4 };
    const made = { ruleset: "express", format: "blitz", options, test: { key: "5a".repeat(32), position: { bag } } } as const;
    await this.rig.match.create(wanted(this.rig.id, { ...made, creator: { player: "p0", name: "p0" } }));
    for (let seat = 1; seat < this.#seats; seat++) await this.rig.match.takeSeat({ player: `p${seat}`, name: `p${seat}` });
    for (let seat = 0; seat < this.#seats; seat++) this.clients.push(await this.rig.connect(`p${seat}`));
    for (const client of this.clients) await client.ask({ type: "ready" }, { id: this.#id() });
    this.rig.setClock(this.rig.now() + 3000);
    await this.rig.fireAlarm();
    return this;
  }

  get running(): boolean {
    return this.clients[0]?.view.game?.stage === "playing";
  }

  /** `elsewhere`: letters are laid on other squares. */
  async take(step: Step, elsewhere: Random | null): Promise<string> {
    this.rig.setClock(this.rig.now() + BETWEEN_MS);
    const client = this.clients[step.seat];
    if (client === undefined) throw new Error(`nobody sits at ${step.seat}`);
    if (step.do === "look") {
      for (const one of this.clients) one.send('{"t":"catch-up","after":999999999}');
      return "looked";
    }
    const command = this.#command(client, step, elsewhere);
    const answer = await client.try(command, { id: this.#id() });
    if (step.do === "draw" && answer === "done") this.drawnBy.push(step.seat);
    return answer;
  }

  #command(client: ExpressClient, step: Asked, elsewhere: Random | null): ExpressCommand {
    if (step.do !== "arrange") return { type: step.do };
    const squares = elsewhere === null ? step.squares : someSquares(elsewhere, step.squares.length);
    const tiles = squares.flatMap((at, index): HalfTile[] => {
      const tile = client.mine.held[index];
      if (tile === undefined) return [];
      return [tile === "?" ? { at, letter: "A", from: "blank" } : { at, letter: tile }];
    });
    const revision = (this.#revisions[step.seat] ?? 0) + 1;
    this.#revisions[step.seat] = revision;
    return { type: "arrange", revision, tiles };
  }

  /** As many letters lie elsewhere: nobody else hears of it. */
  async rearrange(seat: number, draw: Random): Promise<void> {
    const client = this.clients[seat];
    if (client === undefined || client.game.seats[seat]?.done === true || client.mine.tiles.length === 0) return;
    const squares = someSquares(draw, client.mine.tiles.length);
    const command = this.#command(client, { seat, do: "arrange", squares }, null);
    await client.try(command, {
      id: `noise-${seat}-${String(command.type === "arrange" ? command.revision : 0).padStart(6, "0")}`,
    });
  }

  #id(): string {
    return `step-${String(this.#ids++).padStart(6, "0")}`;
  }

  async spectators(): Promise<readonly string[]> {
    const log = (await this.rig.log()).flatMap((row) => row.events);
    const state = fold(atOnce, log);
    const events = streamAfter(atOnce, log, "spectator", 0).map((numbered) => JSON.stringify(numbered));
    return state === null ? events : [...events, JSON.stringify(viewMatch(atOnce, state, "spectator"))];
  }
}

export async function compareRounds(seed: number): Promise<ComparedRounds> {
  const draw = random(seed);
  const seats = draw.pick([2, 2, 3, 4]) ?? 2;
  const bag = Array.from({ length: 160 }, () => draw.pick([...LETTERS]) ?? "A");
  const first = await new Played(seats).open(bag.join(""));
  const steps: Step[] = [];
  const answers: string[] = [];
  const marks: number[][] = [];
  while (steps.length < STEPS && first.running) {
    const step = nextStep(draw, first, seats);
    steps.push(step);
    answers.push(await first.take(step, null));
    marks.push(first.clients.map(({ texts }) => texts.length));
  }
  const faults: string[] = [];
  let frames = 0;
  for (let reader = 0; reader < seats; reader++) {
    const other = await new Played(seats).open(otherBag(bag, first.drawnBy, reader, draw).join(""));
    for (const [index, step] of steps.entries()) {
      if (index > 0 && draw.chance(0.3)) await other.rearrange((reader + 1) % seats, draw);
      if ((await other.take(step, step.seat === reader ? null : draw)) !== answers[index] || !first.running) break;
      const [from = 0, to = 0] = [marks[index - 1]?.[reader], marks[index]?.[reader]];
      const [plain, now] = [first, other].map(({ clients }) => clients[reader]?.texts.slice(from, to).join("\n"));
      frames += to - from;
      if (plain === now) continue;
      faults.push(`to seat ${reader}: step ${index} ${JSON.stringify(step)}: ${plain} became ${now}`);
      break;
    }
    if (faults.length === 0 && first.running) {
      const [plain, now] = [await first.spectators(), await other.spectators()];
      frames += plain.length;
      if (plain.join("\n") !== now.join("\n")) faults.push(`to spectators: ${plain.at(-1)} became ${now.at(-1)}`);
    }
    other.rig.close();
  }
  first.rig.close();
  return { faults, frames, steps: steps.length * seats, pairs: seats };
}

function nextStep(draw: Random, { clients }: Played, seats: number): Step {
  const seat = draw.below(seats);
  const held = clients[seat]?.mine.held.length ?? 0;
  const kind = draw.below(100);
  if (kind < 55) return { seat, do: held < MOST_DRAWN ? "draw" : "undone" };
  if (kind < 80) return { seat, do: "arrange", squares: someSquares(draw, draw.below(held + 1)) };
  // Not all at once, which would end the round.
  if (kind < 86 && seat > 0) return { seat, do: draw.chance(0.3) ? "done" : "undone" };
  return { seat, do: "look" };
}

function someSquares(draw: Random, count: number): readonly string[] {
  const squares = new Set<string>();
  while (squares.size < count) squares.add(`${String.fromCharCode(65 + draw.below(8))}${1 + draw.below(17)}`);
  return [...squares];
}

/** What the reader drew stays where it was; all else is in another order. */
function otherBag(bag: readonly string[], drawnBy: readonly number[], reader: number, draw: Random): readonly string[] {
  const places = bag.map((_, place) => place).filter((place) => drawnBy[place] !== reader);
  const turned = [...places];
  for (let last = turned.length - 1; last > 0; last--) {
    const at = draw.below(last + 1);
    [turned[last], turned[at]] = [turned[at] ?? 0, turned[last] ?? 0];
  }
  const other = [...bag];
  for (const [index, place] of places.entries()) other[place] = bag[turned[index] ?? place] ?? "A";
  return other;
}
