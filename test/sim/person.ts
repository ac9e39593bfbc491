/** One player, with the product's own client in a page that is hidden, reloaded, left and come back to. */
import { type AnyMatchView, type AnyStore, createAnyStore, isExpress } from "../../client/match/connection/kinds.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import type { ExpressCommand } from "../../shared/protocol/express.ts";
import { type GameState, type GameView, rulesOf } from "../../shared/rules/index.ts";
import { type Random, randomCommand } from "../../shared/rules/testing/random.ts";
import { expressDeed } from "./express-deeds.ts";
import { Link } from "./link.ts";
import type { Platform } from "./platform.ts";
import type { World } from "./world.types.ts";

/** Whoever waits longer for an answer reloads, as people do. */
const PATIENCE_MS = 20_000;

export interface Deeds {
  commands: number;
  reloads: number;
  absences: number;
  injected: number;
}

interface Page {
  readonly store: AnyStore;
  readonly link: Link;
  readonly after: () => number;
}

export class Person {
  readonly deeds: Deeds = { commands: 0, reloads: 0, absences: 0, injected: 0 };
  readonly player: string;
  readonly seat: number;
  readonly #world: World;
  readonly #platform: Platform;
  /** Between two deeds, about. */
  readonly #thinksMs: number;
  #page: Page | null = null;
  #askedAt: number | null = null;
  #lastText = "";
  #rested = false;
  #express = false;
  /** Leaves as soon as it has begun. */
  readonly #hasty: boolean;
  #revision = 0;
  #ids = 0;

  constructor(world: World, platform: Platform, player: string, seat: number, thinksMs: number) {
    this.#world = world;
    this.#platform = platform;
    this.player = player;
    this.seat = seat;
    this.#thinksMs = thinksMs;
    this.#hasty = world.draw.chance(0.03);
  }

  come(): void {
    if (this.#page !== null) return;
    const { agenda, oracle } = this.#world;
    let link: Link | null = null;
    let after: () => number = () => 0;
    const store = createAnyStore({
      openSocket: (askAfter, events) => {
        after = askAfter;
        link = new Link(this.#world, this.#platform, this.player, askAfter, events);
        return link;
      },
      now: () => agenda.now,
      later: (run, ms) => agenda.after(ms, run),
      newId: () => {
        const id = this.#nextId();
        this.#ids++;
        return id;
      },
    });
    if (link === null) throw new Error("a store opens its socket at once");
    store.listen((_, match) => {
      if (this.#world.draw.chance(0.2)) oracle.sees(this.seat, after(), match, "has folded");
    });
    this.#page = { store, link, after };
    this.#askedAt = null;
  }

  leave(): void {
    this.#page?.store.close();
    this.#page = null;
  }

  /** Does one thing, and thinks about the next. */
  live(): void {
    if (this.#rested) return;
    const { agenda, draw } = this.#world;
    this.#act();
    agenda.after(1 + draw.below(2 * this.#thinksMs), () => this.live());
  }

  #nextId(): string {
    return `${this.player}-${String(this.#ids + 1).padStart(8, "0")}`;
  }

  /** No more deeds; what is under way comes to its end. */
  rest(): void {
    this.#rested = true;
  }

  /** What the player sees. */
  get view(): AnyMatchView | null {
    return this.#page?.store.match.value ?? null;
  }

  get n(): number {
    return this.#page?.after() ?? 0;
  }

  #act(): void {
    const { agenda, draw, weather } = this.#world;
    const page = this.#page;
    if (page === null) {
      if (draw.chance(0.5)) this.come();
      return;
    }
    if (draw.chance(weather.evict)) this.#platform.evict();
    if (draw.chance(weather.cut)) page.link.cut();
    const waiting = page.store.unanswered.value.length;
    const tired = waiting > 0 && this.#askedAt !== null && agenda.now - this.#askedAt > PATIENCE_MS;
    const kind = draw.below(100);
    if (tired) this.#reload(draw.chance(0.5));
    else if (kind < 3) page.store.setVisible(draw.chance(0.5));
    else if (kind < 5) this.#reload(true);
    else if (kind < 6) this.#goAway();
    else if (kind < 8) page.store.wake();
    else if (kind < 9) page.store.restart();
    else if (kind < 10) page.store.askHistory();
    else if (kind < 13) this.#inject(page);
    else if (waiting === 0 || draw.chance(0.05)) this.#move(page);
  }

  /** The page anew, or, where only the connection is, with what waits in it. */
  #reload(whole: boolean): void {
    this.deeds.reloads++;
    this.#askedAt = this.#world.agenda.now;
    if (whole) {
      this.leave();
      this.come();
    } else this.#page?.store.restart();
  }

  #goAway(): void {
    const { agenda, draw } = this.#world;
    this.deeds.absences++;
    this.leave();
    agenda.after(draw.below(100_000), () => {
      if (!this.#rested) this.come();
    });
  }

  /** A known command again, or its id with another body, past the client. */
  #inject({ link }: Page): void {
    const { draw, oracle } = this.#world;
    if (this.#lastText === "") return;
    this.deeds.injected++;
    const message = JSON.parse(this.#lastText) as { readonly id: string };
    if (draw.chance(0.6)) link.inject(this.#lastText);
    else {
      oracle.reused.add(`${this.seat} ${message.id}`);
      link.inject(JSON.stringify({ ...message, command: { type: this.#express ? "undone" : "pass" } }));
    }
  }

  #move({ store, after }: Page): void {
    const command = this.#choose(store.match.value);
    if (command === null) return;
    const { agenda, oracle } = this.#world;
    this.deeds.commands++;
    const seen = after();
    oracle.asked(this.seat, this.#nextId(), seen, command.type);
    this.#lastText = JSON.stringify({ t: "command", id: this.#nextId(), seen, command });
    this.#askedAt = agenda.now;
    void store.send(command);
  }

  #choose(view: AnyMatchView | null): MatchCommand | ExpressCommand | null {
    const { draw } = this.#world;
    if (view === null || view.phase === "over" || view.phase === "closed" || view.phase === "open") return null;
    if (view.phase === "live" && this.#hasty) return { type: "resign" };
    if (isExpress(view)) {
      this.#express = true;
      return expressDeed(view.game, this.seat, () => ++this.#revision, draw);
    }
    if (view.phase !== "live") return { type: draw.chance(0.9) ? "ready" : "unready" };
    const { command } = randomCommand(stateFrom(view.game, this.seat), draw);
    if (view.game.turn !== this.seat && command.type === "play" && draw.chance(0.8)) return buyOf(view.game, draw);
    return command;
  }
}

/** As much of a state as choosing a command takes, by what the player knows. */
function stateFrom(game: GameView, seat: number): GameState {
  const seats = game.seats.map((_, index) => (index === seat && game.own !== null ? game.own : { rack: [], bar: [] }));
  return { ...game, seats, turn: seat } as unknown as GameState;
}

function buyOf(game: GameView, draw: Random): MatchCommand | null {
  const powers = Object.keys(rulesOf(game.ruleset).prices) as Extract<MatchCommand, { type: "buy" }>["power"][];
  const power = draw.pick(powers);
  return power === undefined ? null : { type: draw.chance(0.7) ? "buy" : "sell", power };
}
