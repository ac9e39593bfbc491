/** One whole match in a simulated world, from its making to the day when nothing is left to be done. All of it follows from the seed. */
import { createHash } from "node:crypto";
import { hasBegun } from "../../shared/match/evolve-phase.ts";
import type { MatchHost } from "../../shared/match/host/match-host.ts";
import type { MatchEvent } from "../../shared/match/model.ts";
import { ask as askMatch, closeMatch, create, leaveSeat, takeSeat } from "../../shared/match/requests/index.ts";
import type { CreateInput } from "../../shared/match/service.types.ts";
import { secrecyFaults } from "../../shared/match/testing/secrecy.ts";
import { stable } from "../../shared/match/testing/stable.ts";
import type { GameId } from "../../shared/rules/model.ts";
import { type Random, random } from "../../shared/rules/testing/random.ts";
import { Agenda, settled } from "./agenda.ts";
import { type AnyKind, isAtOnce, modeOf } from "./any-mode.ts";
import { Heard } from "./heard.ts";
import { drawKind, drawWords, inputFor, type Kind } from "./kind.ts";
import { Lists } from "./lists.ts";
import { Oracle } from "./oracle.ts";
import { type Deeds, Person } from "./person.ts";
import { Platform } from "./platform.ts";
import { drawWeather } from "./weather.ts";
import type { World } from "./world.types.ts";

export interface Lived {
  readonly ruleset: GameId;
  readonly ended: string;
  readonly faults: readonly string[];
  /** What happened last. */
  readonly story: readonly string[];
  /** Of every frame that was sent: equal where the same happened. */
  readonly digest: string;
  readonly rows: number;
  readonly acked: number;
  readonly commands: number;
  readonly deadlinesDue: number;
  readonly deadlinesFired: number;
  readonly deliveries: number;
  readonly throws: number;
  readonly crashes: number;
  readonly evictions: number;
  readonly reloads: number;
  /** Seats that were left again before it began. */
  readonly left: number;
}

const PLAYERS = ["anna", "bo", "cy", "di"];
const START = 1_800_000_000_000;
/** No match is so long; one that is hangs. */
const MOST_HAPPENINGS = 30_000;
const JOB_MS = 600_000;
/** Less than a day, after which a match that has no row is given up. */
const LISTED_MS = 7_200_000;
/** Longer than a lexicon takes. */
const ASK_AGAIN_MS = 5000;

class Simulation {
  readonly #seed: number;
  readonly #draw: Random;
  readonly #world: World;
  readonly #platform: Platform;
  readonly #kind: Kind;
  readonly #input: CreateInput;
  readonly #people: Person[];
  readonly #thinks: number;
  #left = 0;
  #deedsLeft: number;

  constructor(seed: number) {
    this.#seed = seed;
    this.#draw = random(seed);
    const draw = this.#draw;
    const weather = drawWeather(draw);
    this.#kind = drawKind(draw);
    const oracle = new Oracle(this.#kind.ruleset);
    this.#world = {
      mode: modeOf(this.#kind.ruleset),
      agenda: new Agenda(START),
      draw,
      weather,
      oracle,
      heard: new Heard(oracle),
      lists: new Lists(),
      words: drawWords(draw, START),
    };
    this.#input = inputFor(this.#kind, draw);
    this.#platform = new Platform(this.#world);
    this.#thinks = draw.pick([300, 1000, 4000]) ?? 1000;
    this.#people = PLAYERS.slice(0, this.#kind.seats).map(
      (player, seat) => new Person(this.#world, this.#platform, player, seat, this.#thinks),
    );
    this.#deedsLeft = 20 + draw.below(120);
  }

  async live(): Promise<Lived> {
    const { agenda, lists, oracle } = this.#world;
    this.#make();
    agenda.after(JOB_MS, () => this.#job());
    let happenings = 0;
    while (!this.#atRest() && happenings++ < MOST_HAPPENINGS && oracle.faults.length === 0) {
      if (!(await agenda.next())) break;
      if (this.#deedsLeft > 0 && (this.#ended || this.#deeds("commands") >= this.#deedsLeft)) this.#tire();
    }
    if (happenings >= MOST_HAPPENINGS) oracle.fault("it comes to no end");
    if (oracle.faults.length === 0) await this.#finish();
    for (const fault of lists.faults) oracle.fault(fault);
    const { throws, crashes, evictions } = this.#platform.mishaps;
    this.#platform.close();
    return {
      ruleset: this.#kind.ruleset,
      ended: oracle.state?.game?.result?.reason ?? oracle.state?.reason ?? "never",
      faults: oracle.faults,
      story: oracle.story,
      digest: createHash("sha256").update(oracle.texts.flat().join("\n")).digest("hex"),
      rows: oracle.rows,
      acked: oracle.acked,
      commands: this.#deeds("commands"),
      deadlinesDue: oracle.deadlinesDue,
      deadlinesFired: oracle.deadlinesFired,
      deliveries: lists.deliveries,
      throws,
      crashes,
      evictions,
      reloads: this.#deeds("reloads"),
      left: this.#left,
    };
  }

  /** Somebody else, in the seat of one who rests from now on. */
  #another(leaver: Person): Person {
    leaver.rest();
    return new Person(this.#world, this.#platform, `${leaver.player}-`, leaver.seat, this.#thinks);
  }

  #deeds(of: keyof Deeds): number {
    return this.#people.reduce((sum, person) => sum + person.deeds[of], 0);
  }

  /** Nobody does anything any more: the clock alone brings the match to its end. */
  #tire(): void {
    this.#deedsLeft = 0;
    for (const person of this.#people) {
      person.rest();
      this.#world.agenda.after(this.#draw.below(60_000), () => {
        if (!this.#platform.kind) person.leave();
      });
    }
  }

  get #ended(): boolean {
    const phase = this.#world.oracle.state?.phase;
    return phase === "over" || phase === "closed";
  }

  #atRest(): boolean {
    return this.#ended && this.#world.lists.ended && this.#platform.idle && this.#deedsLeft === 0;
  }

  /** The Worker asks until it is answered. */
  #make(): void {
    const { agenda, draw, lists, oracle } = this.#world;
    const ask = (what: (host: MatchHost<AnyKind>) => object, then: () => void): void => {
      let answered = false;
      const again = (): void => {
        if (!answered) tell();
      };
      const tell = (): void => {
        agenda.after(draw.below(200), () =>
          this.#platform.happen((host) => {
            if (answered) return;
            const { error } = askMatch(host, what) as { readonly error?: string };
            if (error === "try-again") return;
            this.#platform.whenKept(() => {
              if (answered) return;
              answered = true;
              if (error === undefined) then();
            });
          }),
        );
        agenda.after(ASK_AGAIN_MS, again);
      };
      tell();
    };
    /** Who has left, or is about to, and has not sat down again. */
    const outside = new Set<Person>();
    // Who sat down too early, and they or somebody else sits down after them.
    const leave = (seat: number, leaver: Person): void => {
      const who = { player: leaver.player };
      outside.add(leaver);
      ask(
        (host) => leaveSeat(host, who),
        () => {
          this.#left++;
          leaver.leave();
          if (draw.chance(0.4)) this.#people[seat] = this.#another(leaver);
          join(seat);
        },
      );
    };
    // Too late, or the maker's own: nothing changes.
    const stay = (person: Person): void => {
      const leaves = (host: MatchHost<AnyKind>): void => {
        const maker = person.player === PLAYERS[0];
        if (outside.has(person) || (oracle.state?.phase === "open" && !maker)) return;
        const answer = askMatch(host, () => leaveSeat(host, { player: person.player }));
        if ("ok" in answer) oracle.fault(`${person.player} has left what has begun, or is theirs`);
      };
      agenda.after(draw.below(8000), () => this.#platform.happen(leaves));
    };
    const join = (seat: number): void => {
      const person = this.#people[seat];
      if (person === undefined) return;
      const who = { player: person.player, name: person.player };
      // Pressed twice, or by somebody who sits there already.
      if (draw.chance(0.1)) {
        const again = draw.chance(0.5) ? who : { player: PLAYERS[0] ?? "", name: "" };
        const takes = (host: MatchHost<AnyKind>): void => {
          const sits = oracle.state?.taken[seat] === true && !outside.has(person);
          if (again !== who || sits) askMatch(host, () => takeSeat(host, again));
        };
        agenda.after(draw.below(8000), () => this.#platform.happen(takes));
      }
      agenda.after(draw.below(draw.chance(0.02) ? 900_000 : 3000), () =>
        ask(
          (host) => takeSeat(host, who),
          () => {
            person.come();
            // Once: whoever sits down again has never stopped.
            if (!outside.delete(person)) person.live();
            if (draw.chance(0.1)) stay(draw.chance(0.5) ? person : (this.#people[0] ?? person));
            const last = seat === this.#kind.seats - 1;
            if (!last && draw.chance(0.3)) agenda.after(draw.below(3000), () => leave(seat, person));
            else join(seat + 1);
          },
        ),
      );
    };
    ask(
      (host) => create(host, this.#input),
      () => {
        this.#people[0]?.come();
        this.#people[0]?.live();
        lists.askAt = (oracle.due ?? agenda.now) + JOB_MS * 3;
        join(1);
      },
    );
    // Some think better of it.
    if (draw.chance(0.03)) {
      const [creator] = PLAYERS;
      const close = (host: MatchHost<AnyKind>): object => askMatch(host, () => closeMatch(host, { player: creator ?? "" }));
      agenda.after(draw.below(5000), () => ask(close, () => undefined));
    }
    if (draw.chance(0.15)) {
      lists.listed = false;
      agenda.after(draw.below(LISTED_MS), () => {
        lists.listed = true;
      });
    }
    // Some match is never played at all.
    agenda.after(3_600_000, () => this.#tire());
  }

  /** Every ten minutes matches are asked that have not told the lists what they should have (worker/schedule). */
  #job(): void {
    const { agenda, lists } = this.#world;
    if (lists.ended) return;
    const { askAt } = lists;
    // Between now and then the job finds nothing: so long it needs not run.
    const next = Math.max(agenda.now + JOB_MS, Math.ceil(((askAt ?? agenda.now) - agenda.now) / JOB_MS) * JOB_MS + agenda.now);
    agenda.at(next, async () => {
      if (!lists.ended && lists.askAt !== null && lists.askAt <= agenda.now) await this.#platform.ask();
      this.#job();
    });
  }

  /** The sky clears; everybody comes back, and must see what the log tells. */
  async #finish(): Promise<void> {
    const { agenda, oracle, lists } = this.#world;
    this.#platform.kind = true;
    for (const person of this.#people) {
      person.leave();
      person.come();
    }
    for (const until = agenda.now + 30_000; agenda.now < until && (await agenda.next()); );
    for (const person of this.#people) {
      const { view, n, seat } = person;
      if (seat > 0 && oracle.state?.taken[seat] !== true) continue;
      if (view === null) oracle.fault(`seat ${seat} sees nothing at the end`);
      else if (n !== oracle.known(seat)) oracle.fault(`seat ${seat} knows ${n} of ${oracle.known(seat)} events`);
      else oracle.sees(seat, n, view, "at last sees");
      person.leave();
    }
    await this.#platform.readRecord();
    await settled();
    if (stable(oracle.state) !== stable(this.#platform.readState())) oracle.fault("what is kept is not the fold of the log");
    if (oracle.deadlinesDue !== oracle.deadlinesFired) oracle.fault("a deadline was not met");
    this.#checkLists(lists);
    // In Express they are compared by test:secrets alone.
    if (this.#seed % 20 === 0 && !isAtOnce(this.#kind.ruleset)) this.#checkSecrets();
  }

  #checkLists(lists: Lists): void {
    const { oracle } = this.#world;
    const { state } = oracle;
    if (lists.neverListed) return;
    const ended = lists.applied.get("over") ?? lists.applied.get("closed");
    const expected = state?.phase === "over" ? state.game.result : state?.reason;
    const told = ended?.name === "over" ? ended.result : ended?.name === "closed" ? ended.reason : null;
    if (stable(told) !== stable(expected)) oracle.fault(`the lists were told ${stable(told)}, and it is ${stable(expected)}`);
    const live = state?.format === "blitz" && hasBegun(state);
    if (lists.applied.has("live") !== live) oracle.fault("the lists were not told of the start, or of one that was not");
  }

  #checkSecrets(): void {
    const { oracle } = this.#world;
    for (const [seat, texts] of oracle.texts.entries()) {
      for (const fault of secrecyFaults(oracle.log as readonly MatchEvent[], seat, texts, this.#draw).slice(0, 3))
        oracle.fault(fault);
    }
  }
}

export const simulate = (seed: number): Promise<Lived> => new Simulation(seed).live();
