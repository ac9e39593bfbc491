/** One player of a live match: the product's own client, which moves, trades, dawdles and goes on after every crash. */
import { type AnyMatchView, type AnyStore, createAnyStore, isExpress } from "../../client/match/connection/kinds.ts";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import type { ExpressCommand } from "../../shared/protocol/express.ts";
import { readServerMessages } from "../../shared/protocol/server-message.ts";
import { mustFinish, POWER_IDS, rulesOf } from "../../shared/rules/index.ts";
import { legalPlay } from "../matches/mover.ts";
import type { Visitor } from "../matches/visitor.ts";
import type { Draw } from "../matches/words-to-lay.ts";
import { expressDeed } from "../sim/express-deeds.ts";
import { openRealSocket } from "./socket.ts";

const THINKS_MS = 2500;
const MARKS: readonly string[] = ["ready", "unready", "done", "undone", "names"];

export class Player {
  /** Ids of commands that were acknowledged. */
  readonly acked: string[] = [];
  /** Events of the stream as they were heard, by number. */
  readonly heard = new Map<number, string>();
  readonly faults: string[] = [];
  readonly seat: number;
  commands = 0;
  readonly #store: AnyStore;
  readonly #lexicon: Lexicon;
  readonly #draw: Draw;
  /** Lets the clock run out more often than not. */
  readonly #dawdles: boolean;
  readonly #paused: () => boolean;
  #after: () => number = () => 0;
  #lastId = "";
  #revision = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(visitor: Visitor, match: string, seat: number, lexicon: Lexicon, draw: Draw, paused: () => boolean) {
    this.seat = seat;
    this.#lexicon = lexicon;
    this.#draw = draw;
    this.#dawdles = draw.chance(0.25);
    this.#paused = paused;
    const open = openRealSocket(visitor, match, (text) => this.#hear(text));
    this.#store = createAnyStore({
      openSocket: (after, events) => {
        this.#after = after;
        return open(after, events);
      },
      now: Date.now,
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      newId: () => {
        this.#lastId = `crash-${seat}-${String(++this.commands).padStart(6, "0")}`;
        return this.#lastId;
      },
    });
    this.#think();
  }

  get view(): AnyMatchView | null {
    return this.#store.match.value;
  }

  get n(): number {
    return this.#after();
  }

  /** Connected, and nothing is unanswered. */
  get calm(): boolean {
    return this.#store.link.value === "online" && this.#store.unanswered.value.length === 0;
  }

  get done(): boolean {
    return this.view?.phase === "over" || this.view?.phase === "closed";
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#store.close();
  }

  #hear(text: string): void {
    for (const message of readServerMessages(text)) {
      if (message.t !== "event") continue;
      const event = JSON.stringify(message.event);
      const before = this.heard.get(message.n);
      if (before !== undefined && before !== event) this.faults.push(`event ${message.n} was ${before} and became ${event}`);
      this.heard.set(message.n, event);
    }
  }

  #think(): void {
    this.#timer = setTimeout(() => {
      this.#act();
      this.#think();
    }, 200 + this.#draw.below(THINKS_MS));
  }

  #act(): void {
    const { view } = this;
    if (this.#paused() || view === null || !this.calm) return;
    const command = this.#choose(view);
    if (command === null) return;
    const sent = this.#store.send(command);
    const id = this.#lastId;
    void sent.then((outcome) => {
      // A mark that stands already is done, and nothing of it is stored.
      if (outcome.ok && !MARKS.includes(command.type)) this.acked.push(id);
    });
  }

  #choose(view: AnyMatchView): MatchCommand | ExpressCommand | null {
    const draw = this.#draw;
    const { phase, ready } = view;
    if (isExpress(view)) {
      if (phase === "over" || phase === "closed" || phase === "open" || (this.#dawdles && draw.chance(0.5))) return null;
      return expressDeed(view.game, this.seat, () => ++this.#revision, draw);
    }
    if (phase === "lobby" || phase === "countdown") return ready[this.seat] === true ? null : { type: "ready" };
    if (view.phase !== "live") return null;
    const { game } = view;
    const rules = rulesOf(game.ruleset);
    const power = draw.pick(POWER_IDS.filter((one) => Object.hasOwn(rules.prices, one)));
    if (power !== undefined && (game.turn !== this.seat || draw.chance(0.3))) {
      return { type: rules.actions.includes("sell") && draw.chance(0.4) ? "sell" : "buy", power };
    }
    if (game.turn !== this.seat || (this.#dawdles && draw.chance(0.8))) return null;
    const play = draw.chance(0.9) ? legalPlay(game, this.#lexicon, draw) : null;
    if (play !== null) return { type: "play", ...play };
    return { type: mustFinish(rules, game, this.seat) ? "end-game" : "pass" };
  }
}
