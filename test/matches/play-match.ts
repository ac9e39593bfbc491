/** One seeded match between two people over real sockets, to its natural end, with all that clients and networks get wrong. */
import { setTimeout as pause } from "node:timers/promises";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { type Answer, newId } from "../../shared/match/testing/client.ts";
import { stable } from "../../shared/match/testing/stable.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import { type GameState, type GameView, POWER_IDS, previewPlay, rulesOf } from "../../shared/rules/index.ts";
import { random, randomPlay } from "../../shared/rules/testing/random.ts";
import { type Draw, legalPlay } from "./mover.ts";
import type { Served } from "./server.ts";
import { type Connection, Visitor } from "./visitor.ts";

/** Beyond it the players give up and pass: no match goes on for ever. */
const MOST_ACTIONS = 600;

export interface Counts {
  commands: number;
  acked: number;
  plays: number;
  repeated: number;
  interrupted: number;
  stale: number;
  garbled: number;
  reconnects: number;
  evictions: number;
  readonly refused: Record<string, number>;
  /** How the matches ended. */
  readonly ended: Record<string, number>;
}

export const noCounts = (): Counts => ({
  commands: 0,
  acked: 0,
  plays: 0,
  repeated: 0,
  interrupted: 0,
  stale: 0,
  garbled: 0,
  reconnects: 0,
  evictions: 0,
  refused: {},
  ended: {},
});

function count(of: Record<string, number>, name: string): void {
  of[name] = (of[name] ?? 0) + 1;
}

interface Acked {
  readonly id: string;
  readonly command: MatchCommand;
  readonly answer: Answer;
}

export class PlayedMatch {
  readonly id: string;
  readonly counts: Counts;
  /** Commands that had an effect, by seat. */
  readonly acked: readonly Acked[][] = [[], []];
  /** Every connection that there was, by seat: all that was ever said to it. */
  readonly connections: readonly Connection[][] = [[], []];
  readonly visitors: readonly Visitor[];
  readonly #served: Served;
  readonly #lexicon: Lexicon;
  readonly #draw: Draw;

  private constructor(id: string, visitors: readonly Visitor[], served: Served, lexicon: Lexicon, draw: Draw, counts: Counts) {
    this.id = id;
    this.visitors = visitors;
    this.counts = counts;
    this.#served = served;
    this.#lexicon = lexicon;
    this.#draw = draw;
  }

  static async play(served: Served, lexicon: Lexicon, seed: number, counts: Counts): Promise<PlayedMatch> {
    const draw = random(seed);
    const [anna, bo] = [new Visitor(served.url), new Visitor(served.url)];
    const key = Array.from({ length: 64 }, () => draw.below(16).toString(16)).join("");
    const format = draw.chance(0.3) ? "blitz" : "casual";
    const body = { ruleset: "kraft", lexicon: "sv", format, test: { key } };
    const made = (await anna.post("/api/matches", body)) as {
      readonly match: string;
      readonly invite: string;
      readonly code: string;
    };
    if (draw.chance(0.5)) await bo.post(`/api/invites/${made.invite}`);
    else await bo.post("/api/codes", { code: made.code });

    const match = new PlayedMatch(made.match, [anna, bo], served, lexicon, draw, counts);
    for (const seat of [0, 1]) await match.#connect(seat);
    if (format === "blitz") await match.#throughLobby();
    for (let actions = 0; match.#view().result === null; actions++) await match.#act(actions > MOST_ACTIONS);
    for (const seat of [0, 1]) await match.#at(seat).settle();
    count(counts.ended, match.#view().result?.reason ?? "not");
    return match;
  }

  async #throughLobby(): Promise<void> {
    for (const seat of [0, 1]) await this.#at(seat).ask({ type: "ready" });
    while (this.#at(0).client.view.phase !== "live") await pause(50);
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
    // What the other seat has heard may be a message behind.
    for (const seat of [0, 1]) if (this.#at(seat).client.n < this.#at(1 - seat).client.n - 30) await this.#at(seat).settle();
    const seat = this.#view().turn;
    const other = draw.below(2);
    const kind = draw.below(100);
    if (tired) await this.#send(seat, { type: "pass" });
    else if (kind < 58) await this.#move(seat);
    else if (kind < 64) await this.#interrupted(seat);
    else if (kind < 72) await this.#illegal(other);
    else if (kind < 82) await this.#trade(other);
    else if (kind < 84) await this.#swap(seat);
    else if (kind < 88) await this.#repeat(other);
    else if (kind < 91) await this.#stale(other);
    else if (kind < 94) await this.#garble(other);
    else if (kind < 98) await this.#reconnect(other);
    else await this.#evict();
  }

  async #send(seat: number, command: MatchCommand, id = newId()): Promise<Answer> {
    const { client } = this.#at(seat);
    const answer = await this.#at(seat).ask(command, { id });
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
    const view = client.game;
    const play = view.turn === seat ? legalPlay(view, this.#lexicon, this.#draw) : null;
    const command: MatchCommand = play === null ? { type: "pass" } : { type: "play", ...play };
    const foreseen = play === null ? null : previewPlay(view, play, this.#lexicon);
    const answer = await this.#send(seat, command);
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
    const power = this.#draw.pick(POWER_IDS.filter((one) => Object.hasOwn(rulesOf("kraft").prices, one))) ?? "dice";
    await this.#send(seat, { type: this.#draw.chance(0.75) ? "buy" : "sell", power });
  }

  async #swap(seat: number): Promise<void> {
    const { rack } = this.#at(seat).client.own;
    await this.#send(seat, { type: "swap", tiles: rack.filter(() => this.#draw.chance(0.4)) });
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
}
