/** One seeded match between people over real sockets, to its natural end, with all that clients and networks get wrong. */
import { setTimeout as pause } from "node:timers/promises";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { stable } from "../../shared/match/testing/stable.ts";
import { type Answer, newId } from "../../shared/match/testing/stream-client.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import {
  type Command,
  type GameState,
  type GameView,
  mustFinish,
  POWER_IDS,
  previewPlay,
  rulesOf,
} from "../../shared/rules/index.ts";
import type { MatchRulesetId } from "../../shared/rules/rulesets/agreements.ts";
import { random, randomPlay } from "../../shared/rules/testing/random.ts";
import { agreed } from "./agree.ts";
import { type Counts, count } from "./counts.ts";
import { legalPlay, type Play } from "./mover.ts";
import { drawKey, takeSeats } from "./seats.ts";
import type { Served } from "./server.ts";
import type { Connection, Visitor } from "./visitor.ts";
import type { Draw } from "./words-to-lay.ts";

/** Beyond it the players give up and pass: no match goes on for ever. */
const MOST_ACTIONS = 600;

interface Acked {
  readonly id: string;
  readonly command: MatchCommand;
  readonly answer: Answer;
}

export class PlayedMatch {
  readonly id: string;
  readonly counts: Counts;
  /** Commands that had an effect, by seat. */
  readonly acked: readonly Acked[][];
  /** Every connection that there was, by seat: all that was ever said to it. */
  readonly connections: readonly Connection[][];
  readonly visitors: readonly Visitor[];
  readonly #served: Served;
  readonly #lexicon: Lexicon;
  readonly #draw: Draw;

  private constructor(id: string, visitors: readonly Visitor[], served: Served, lexicon: Lexicon, draw: Draw, counts: Counts) {
    this.id = id;
    this.visitors = visitors;
    this.acked = visitors.map(() => []);
    this.connections = visitors.map(() => []);
    this.counts = counts;
    this.#served = served;
    this.#lexicon = lexicon;
    this.#draw = draw;
  }

  static async play(
    served: Served,
    ruleset: MatchRulesetId,
    lexicon: Lexicon,
    seed: number,
    counts: Counts,
  ): Promise<PlayedMatch> {
    const draw = random(seed);
    const test = { key: drawKey(draw) };
    const format = draw.chance(0.3) ? "blitz" : "casual";
    const options = agreed(ruleset, draw);
    const { id, visitors } = await takeSeats(served.url, { ruleset, format, options, test }, draw);
    const match = new PlayedMatch(id, visitors, served, lexicon, draw, counts);
    for (const seat of match.#seats) await match.#connect(seat);
    if (format === "blitz") await match.#throughLobby();
    for (let actions = 0; match.#view().result === null; actions++) await match.#act(actions > MOST_ACTIONS);
    for (const seat of match.#seats) await match.#at(seat).settle();
    match.#countUses();
    return match;
  }

  get #seats(): readonly number[] {
    return this.visitors.map((_, seat) => seat);
  }

  async #throughLobby(): Promise<void> {
    for (const seat of this.#seats) await this.#at(seat).ask({ type: "ready" });
    while (this.#seats.some((seat) => this.#at(seat).client.view.phase !== "live")) await pause(50);
  }

  #at(seat: number): Connection {
    const connection = this.connections[seat]?.at(-1);
    if (connection === undefined) throw new Error(`nobody at ${seat}`);
    return connection;
  }

  #view(): GameView {
    return this.#at(0).client.game;
  }

  async #connect(seat: number, from?: Connection): Promise<void> {
    const connection = await this.visitors[seat]?.connect(this.id, from);
    if (connection !== undefined) this.connections[seat]?.push(connection);
  }

  async #act(tired: boolean): Promise<void> {
    const draw = this.#draw;
    // What the other seats have heard may be a message behind.
    const furthest = Math.max(...this.#seats.map((seat) => this.#at(seat).client.n));
    for (const seat of this.#seats) if (this.#at(seat).client.n < furthest - 30) await this.#at(seat).settle();
    const seat = this.#view().turn;
    const other = draw.below(this.#seats.length);
    const kind = draw.below(1000);
    if (tired) await this.#send(seat, this.#giveUp(seat), this.#at(seat).client.n);
    else if (kind < 560) await this.#move(seat);
    else if (kind < 620) await this.#interrupted(seat);
    else if (kind < 700) await this.#illegal(other);
    else if (kind < 800) await this.#trade(other);
    else if (kind < 840) await this.#choose(draw.chance(0.7) ? seat : other);
    else if (kind < 880) await this.#repeat(other);
    else if (kind < 910) await this.#stale(other);
    else if (kind < 940) await this.#garble(other);
    else if (kind < 980) await this.#reconnect(other);
    else if (kind < 982) await this.#send(other, { type: "resign" });
    else await this.#evict();
  }

  /** What ends a turn without a play: the last seat with tiles cannot pass (C-13). */
  #giveUp(seat: number): Command {
    const { game } = this.#at(seat).client;
    return { type: mustFinish(rulesOf(game.ruleset), game, seat) ? "end-game" : "pass" };
  }

  /** `seen`: what was known when the command was thought of; what comes while the socket keeps its pace makes it stale. */
  async #send(seat: number, command: MatchCommand, seen?: number): Promise<Answer> {
    const { client } = this.#at(seat);
    const id = newId();
    const answer = await this.#at(seat).ask(command, { id, ...(seen === undefined ? {} : { seen }) });
    this.counts.commands++;
    if (answer.t === "bad") throw new Error(`${JSON.stringify(command)} was answered ${answer.code}`);
    if (answer.t === "refused") count(this.counts.refused, answer.error.code);
    else {
      this.counts.acked++;
      this.acked[seat]?.push({ id, command, answer });
      if (client.n < answer.n) throw new Error(`done with ${answer.n} came before the events up to it`);
    }
    return answer;
  }

  /** Whoever sends must have heard what the other did last, or is refused as stale: as in life, that is then tried again. */
  async #move(seat: number): Promise<void> {
    const { client } = this.#at(seat);
    const [view, seen] = [client.game, client.n];
    const play = view.turn === seat ? legalPlay(view, this.#lexicon, this.#draw) : null;
    const command: MatchCommand = play === null ? this.#giveUp(seat) : { type: "play", ...play };
    const foreseen = play === null ? null : previewPlay(view, play, this.#lexicon);
    const answer = await this.#send(seat, command, seen);
    if (answer.t !== "done" || play === null || foreseen === null) {
      const code = answer.t === "refused" ? answer.error.code : "";
      if (code !== "" && code !== "stale" && code !== "not-your-turn" && code !== "match-over" && code !== "too-late") {
        throw new Error(`${JSON.stringify(command)} was previewed as legal and refused as ${code}`);
      }
      return;
    }
    this.counts.plays++;
    const played = client.events.findLast((event) => event.type === "played" && event.seat === seat);
    const rolled = play.powers.some(({ power }) => power === "dice");
    if (played?.type === "played" && !rolled && played.points !== foreseen.points) {
      throw new Error(`previewed ${foreseen.points} points and got ${played.points}`);
    }
  }

  /** The answer is lost with the connection; the same command again, on the next one, has had its effect once. */
  async #interrupted(seat: number): Promise<void> {
    const connection = this.#at(seat);
    const { client } = connection;
    const play = client.game.turn === seat ? legalPlay(client.game, this.#lexicon, this.#draw) : null;
    if (play === null) return;
    const asking = { id: newId(), seen: client.n };
    await connection.shout({ type: "play", ...play }, asking);
    await this.#connect(seat, connection);
    const answer = await this.#at(seat).ask({ type: "play", ...play }, asking);
    this.counts.interrupted++;
    this.counts.commands++;
    if (answer.t === "done") {
      this.counts.acked++;
      this.counts.plays++;
      this.acked[seat]?.push({ id: asking.id, command: { type: "play", ...play }, answer });
    } else if (answer.t === "bad" || !["stale", "match-over", "too-late"].includes(answer.error.code)) {
      throw new Error(`an interrupted play was answered ${JSON.stringify(answer)}`);
    }
  }

  async #illegal(seat: number): Promise<void> {
    const { client } = this.#at(seat);
    const view = client.game;
    const seats = view.seats.map((_, index) => (index === seat ? client.own : { rack: [], bar: [] }));
    const play = randomPlay({ ...view, seats } as unknown as GameState, seat, this.#draw);
    const spoilt = this.#draw.chance(0.3) ? { ...play, tiles: [{ at: "Z99", letter: "Я" }] } : play;
    if (previewPlay(view, spoilt, this.#lexicon).error === null) return;
    const answer = await this.#send(seat, { type: "play", tiles: spoilt.tiles, powers: spoilt.powers });
    if (answer.t === "done") throw new Error(`an illegal play was accepted: ${JSON.stringify(spoilt)}`);
  }

  async #trade(seat: number): Promise<void> {
    const { prices, actions } = rulesOf(this.#view().ruleset);
    const power = this.#draw.pick(POWER_IDS.filter((one) => Object.hasOwn(prices, one)));
    if (power === undefined) return;
    const type = !actions.includes("sell") || this.#draw.chance(0.75) ? "buy" : "sell";
    await this.#send(seat, { type, power });
  }

  /** Tiles of the rack for others, a wildcard of one of them (C-08), or the end of the match (C-13): what the rule set has. */
  async #choose(seat: number): Promise<void> {
    const { rack } = this.#at(seat).client.own;
    const tiles = rack.filter(() => this.#draw.chance(0.4));
    const wanted: readonly Command[] = [
      { type: "swap", tiles },
      { type: "exchange", tiles },
      { type: "morph-rack", letter: this.#draw.pick(rack) ?? "A" },
      { type: "end-game" },
    ];
    const { actions } = rulesOf(this.#view().ruleset);
    const command = this.#draw.pick(wanted.filter(({ type }) => actions.includes(type)));
    if (command !== undefined) await this.#send(seat, command);
  }

  async #repeat(seat: number): Promise<void> {
    const sent = this.#draw.pick(this.acked[seat] ?? []);
    if (sent === undefined) return;
    const { client } = this.#at(seat);
    const again = await this.#at(seat).ask(sent.command, { id: sent.id, seen: this.#draw.below(client.n + 1) });
    if (stable(again) !== stable(sent.answer)) throw new Error(`${stable(sent)} was answered anew: ${stable(again)}`);
    const other: MatchCommand = { type: "swap", tiles: ["A", "B", "C", "D", "E", "F", "G", "H"] };
    const reused = await this.#at(seat).ask(other, { id: sent.id });
    if (reused.t !== "refused" || reused.error.code !== "id-reused") throw new Error(`an id was reused: ${stable(reused)}`);
    this.counts.repeated++;
  }

  async #stale(seat: number): Promise<void> {
    const answer = await this.#at(seat).ask({ type: "resign" }, { seen: 0 });
    const code = answer.t === "refused" ? answer.error.code : answer.t;
    if (code !== "stale" && code !== "match-over") throw new Error(`a stale resignation was answered ${code}`);
    this.counts.stale++;
  }

  async #garble(seat: number): Promise<void> {
    const nonsense = [
      "{",
      "null",
      '{"t":"command"}',
      '{"t":"win","seat":1}',
      "x".repeat(5000),
      '{"t":"visible","visible":"yes"}',
    ];
    const code = await this.#at(seat).garble(this.#draw.pick(nonsense) ?? "");
    if (code !== "bad-message" && code !== "too-large") throw new Error(`nonsense was answered ${code}`);
    this.counts.garbled++;
  }

  async #reconnect(seat: number): Promise<void> {
    const connection = this.#at(seat);
    const fresh = this.#draw.chance(0.3);
    if (this.#draw.chance(0.9)) await connection.lose();
    await this.#connect(seat, fresh ? undefined : connection);
    this.counts.reconnects++;
  }

  async #evict(): Promise<void> {
    await this.#served.evict(this.id);
    this.counts.evictions++;
  }

  #countUses(): void {
    const { ended, used } = this.counts;
    count(ended, this.#view().result?.reason ?? "not");
    if (this.#seats.length > 2) count(used, `${this.#seats.length} seats`);
    for (const { command } of this.acked.flat()) {
      if (command.type !== "play") count(used, command.type);
      else for (const use of usesOf(command)) count(used, use);
    }
  }
}

function usesOf({ tiles, powers }: Play): readonly string[] {
  const special = tiles.flatMap(({ from, arrow }) => [
    ...(from === undefined ? [] : [from]),
    ...(arrow === undefined ? [] : [arrow]),
  ]);
  return [...special, ...powers.map(({ power }) => power)];
}
