/** One seat of a seeded Express match: draws, lays, rearranges, and gets wrong what clients and networks get wrong. */
import { setTimeout as pause } from "node:timers/promises";
import { FILLS, type HalfTile, MOST_HELD } from "../../../shared/express/index.ts";
import type { Lexicon } from "../../../shared/lexicon/lexicon.ts";
import type { ExpressClient } from "../../../shared/match/testing/express-client.ts";
import { stable } from "../../../shared/match/testing/stable.ts";
import { type Answer, newId } from "../../../shared/match/testing/stream-client.ts";
import type { ExpressCommand } from "../../../shared/protocol/express.ts";
import { type Counts, count } from "../counts.ts";
import type { ConnectionOf } from "../visitor.ts";
import type { Draw } from "../words-to-lay.ts";
import { nextMove } from "./crossword.ts";

export type ExpressConnection = ConnectionOf<ExpressCommand, ExpressClient>;

export interface Acked {
  readonly id: string;
  readonly command: ExpressCommand;
  readonly answer: Answer;
}

/** Words not found with a full hand before all is taken back, and times that this is done before it is enough. */
const MOST_MISSES = 3;
const MOST_RESTARTS = 2;
/** What a round that has just ended, or a match that is over, answers to what was sent to the one before. */
const OVERTAKEN: readonly string[] = ["stale", "not-allowed", "match-over"];

export class ExpressPlayer {
  readonly acked: Acked[] = [];
  readonly connections: ExpressConnection[] = [];
  readonly #counts: Counts;
  readonly #lexicon: Lexicon;
  readonly #draw: Draw;
  readonly #connect: (from?: ExpressConnection) => Promise<ExpressConnection>;
  readonly #evict: () => Promise<void>;
  #revision = 0;
  #round = 0;
  #misses = 0;
  #restarts = 0;

  constructor(
    counts: Counts,
    lexicon: Lexicon,
    draw: Draw,
    connect: (from?: ExpressConnection) => Promise<ExpressConnection>,
    evict: () => Promise<void>,
  ) {
    this.#counts = counts;
    this.#lexicon = lexicon;
    this.#draw = draw;
    this.#connect = connect;
    this.#evict = evict;
  }

  async come(from?: ExpressConnection): Promise<void> {
    this.connections.push(await this.#connect(from));
  }

  get at(): ExpressConnection {
    const connection = this.connections.at(-1);
    if (connection === undefined) throw new Error("nobody is there");
    return connection;
  }

  get client(): ExpressClient {
    return this.at.client;
  }

  /** Until the match is over. */
  async play(seat: number): Promise<void> {
    while (this.client.view.phase === "live") {
      const { stage, seats, round } = this.client.game;
      const mine = seats[seat];
      if (round !== this.#round) this.#beginRound(round);
      if (mine === undefined || mine.left || mine.done) await pause(40);
      else if (stage === "shown") await this.#send({ type: "ready" });
      else await this.#act();
    }
  }

  #beginRound(round: number): void {
    this.#round = round;
    this.#revision = this.client.mine.revision;
    this.#misses = 0;
    this.#restarts = 0;
  }

  async #act(): Promise<void> {
    const kind = this.#draw.below(1000);
    if (kind < 800) await this.#move();
    else if (kind < 840) await this.#repeat();
    else if (kind < 870) await this.#late();
    else if (kind < 900) await this.#interrupted();
    else if (kind < 930) await this.#illegal();
    else if (kind < 950) await this.#scatter();
    else if (kind < 965) await this.#garble();
    else if (kind < 985) await this.#reconnect();
    else if (kind < 997) await this.#restart();
    else if (kind < 999) await this.#send({ type: "done" });
    else if (this.#draw.chance(0.1)) await this.#send({ type: "resign" });
  }

  async #move(): Promise<void> {
    const move = nextMove(this.client.mine, this.#lexicon, this.#draw);
    if (move !== null) return void (await (move === "draw" ? this.#send({ type: "draw" }) : this.#arrange(move)));
    if (++this.#misses < MOST_MISSES) return;
    this.#misses = 0;
    // All in another way; or it is enough.
    if (this.#restarts++ < MOST_RESTARTS) await this.#arrange([]);
    else await this.#send({ type: "done" });
  }

  async #arrange(tiles: readonly HalfTile[]): Promise<Answer> {
    return this.#send({ type: "arrange", revision: ++this.#revision, tiles: [...tiles] });
  }

  async #send(command: ExpressCommand, id = newId()): Promise<Answer> {
    const { client } = this;
    const answer = await this.at.ask(command, { id });
    this.#heard(id, command, answer);
    if (answer.t === "done" && client.n < answer.n) throw new Error(`done with ${answer.n} came before the events up to it`);
    return answer;
  }

  #heard(id: string, command: ExpressCommand, answer: Answer): void {
    this.#counts.commands++;
    if (answer.t === "bad") throw new Error(`${JSON.stringify(command)} was answered ${answer.code}`);
    if (answer.t === "refused") {
      const { code } = answer.error;
      count(this.#counts.refused, code);
      if (!OVERTAKEN.includes(code)) throw new Error(`${JSON.stringify(command)} was refused as ${code}`);
      return;
    }
    // A mark that stands already needs nothing, and has no effect to be stored.
    if (command.type !== "draw" && command.type !== "arrange") return;
    this.#counts.acked++;
    if (command.type === "arrange") this.#counts.plays++;
    this.acked.push({ id, command, answer });
  }

  async #repeat(): Promise<void> {
    const sent = this.#draw.pick(this.acked);
    if (sent === undefined) return;
    const again = await this.at.ask(sent.command, { id: sent.id, seen: this.#draw.below(this.client.n + 1) });
    if (stable(again) !== stable(sent.answer)) throw new Error(`${stable(sent)} was answered anew: ${stable(again)}`);
    this.#counts.repeated++;
  }

  /** An arrangement that arrives after a later one. */
  async #late(): Promise<void> {
    const { tiles } = this.client.mine;
    const round = this.#round;
    const [earlier, later] = [++this.#revision, ++this.#revision];
    await this.#send({ type: "arrange", revision: later, tiles: [...tiles] });
    const answer = await this.at.ask({ type: "arrange", revision: earlier, tiles: [] });
    const code = answer.t === "refused" ? answer.error.code : answer.t;
    if (!OVERTAKEN.includes(code) && this.client.game.round === round)
      throw new Error(`an arrangement that came late was answered ${code}`);
    this.#counts.stale++;
  }

  /** The answer is lost with the connection; the same press again, on the next one, has given one tile. */
  async #interrupted(): Promise<void> {
    if (this.client.mine.held.length >= MOST_HELD) return;
    const connection = this.at;
    const asking = { id: newId(), seen: this.client.n };
    await connection.shout({ type: "draw" }, asking);
    await this.come(connection);
    this.#heard(asking.id, { type: "draw" }, await this.at.ask({ type: "draw" }, asking));
    this.#counts.interrupted++;
  }

  async #illegal(): Promise<void> {
    const tiles = this.#draw.pick([
      [{ at: "I1", letter: "A" }],
      [{ at: "A1", letter: "Я" }],
      Array.from({ length: FILLS + 1 }, (_, square) => ({ at: `A${(square % 17) + 1}`, letter: "A" })),
      ["A1", "B1", "C1", "D1", "E1"].map((at) => ({ at, letter: "Q" })),
    ]);
    const answer = await this.at.ask({ type: "arrange", revision: this.#revision + 1, tiles: tiles ?? [] });
    if (answer.t !== "refused") throw new Error(`an illegal arrangement was answered ${answer.t}`);
    count(this.#counts.refused, answer.error.code);
  }

  /** Letters put down anywhere: it counts for nothing, and ends nothing. */
  async #scatter(): Promise<void> {
    const { held } = this.client.mine;
    const tiles = held.slice(0, FILLS).map((tile, index): HalfTile => {
      const at = `${"ACEG".charAt(index % 4)}${Math.floor(index / 4) * 2 + 1}`;
      return tile === "?" ? { at, letter: "A", from: "blank" } : { at, letter: tile };
    });
    await this.#arrange(tiles);
    if (this.client.game.stage === "playing") await this.#arrange([]);
  }

  async #garble(): Promise<void> {
    const nonsense = [
      "{",
      '{"t":"command"}',
      "x".repeat(5000),
      '{"t":"command","id":"abcdefgh","seen":0,"command":{"type":"pass"}}',
    ];
    const code = await this.at.garble(this.#draw.pick(nonsense) ?? "");
    if (code !== "bad-message" && code !== "too-large") throw new Error(`nonsense was answered ${code}`);
    this.#counts.garbled++;
  }

  async #reconnect(): Promise<void> {
    const connection = this.at;
    if (this.#draw.chance(0.9)) await connection.lose();
    await this.come(this.#draw.chance(0.3) ? undefined : connection);
    this.#counts.reconnects++;
  }

  async #restart(): Promise<void> {
    await this.#evict();
    this.#counts.evictions++;
  }
}
