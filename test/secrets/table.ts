/** A match under way, every client of it, and what the spectators would have been sent. */
import { fold } from "../../shared/match/evolve.ts";
import { streamAfter } from "../../shared/match/streams.ts";
import type { Position } from "../../shared/match/test-options.ts";
import type { TestClient } from "../../shared/match/testing/client.ts";
import { NodeRig } from "../../shared/match/testing/node-rig.ts";
import type { RandomKind } from "../../shared/match/testing/play-out.ts";
import { wanted } from "../../shared/match/testing/rig.types.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import { viewMatch } from "../../shared/match/view.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import type { GameView, OwnView } from "../../shared/rules/index.ts";
import type { Format } from "../../shared/rules/model.ts";
import { SOME_WORDS, type Step } from "./kinds.ts";

const BETWEEN_STEPS_MS = 4000;
const COUNTDOWN_MS = 3000;

/** After each step: what its doer was told, how much each seat had been sent by then, and what it held. */
interface Mark {
  readonly answer: string;
  readonly texts: readonly number[];
  readonly racks: readonly string[];
}

export class Table {
  readonly kind: RandomKind;
  readonly clients: TestClient[] = [];
  readonly marks: Mark[] = [];
  readonly #rig: NodeRig;

  private constructor(kind: RandomKind, rig: NodeRig) {
    this.kind = kind;
    this.#rig = rig;
  }

  static async open(
    kind: RandomKind,
    format: Format,
    test: { readonly key: string; readonly position: Position },
  ): Promise<Table> {
    const rig = new NodeRig({ words: SOME_WORDS });
    const table = new Table(kind, rig);
    const { ruleset, options } = kind;
    await rig.match.create(wanted(rig.id, { ruleset, options, format, test, creator: { player: "p0", name: "p0" } }));
    for (let seat = 1; seat < kind.seats; seat++) await rig.match.takeSeat({ player: `p${seat}`, name: `p${seat}` });
    for (let seat = 0; seat < kind.seats; seat++) table.clients.push(await rig.connect(`p${seat}`));
    if (format === "blitz") await table.#throughLobby();
    return table;
  }

  async #throughLobby(): Promise<void> {
    for (const [seat, client] of this.clients.entries()) await client.ask({ type: "ready" }, { id: `ready-${seat}-of-all` });
    this.#rig.setClock(this.#rig.now() + COUNTDOWN_MS);
    await this.#rig.fireAlarm();
  }

  get now(): number {
    return this.#rig.now();
  }

  get over(): boolean {
    return this.#client(0).view.phase !== "live";
  }

  get view(): GameView {
    return this.#client(0).game;
  }

  ownOf(seat: number): OwnView {
    return this.#client(seat).own;
  }

  #client(seat: number): TestClient {
    const client = this.clients[seat];
    if (client === undefined) throw new Error(`nobody sits at ${seat}`);
    return client;
  }

  /** Everybody asks for the whole match as it stands. */
  look(): void {
    for (const client of this.clients) client.send('{"t":"catch-up","after":999999999}');
  }

  /** `of`: which of two powers is bought. */
  async take(step: Step, of: 0 | 1): Promise<void> {
    let answer = "";
    if (step.do === "clock") {
      this.#rig.setClock(step.at);
      await this.#rig.fireAlarm();
    } else {
      this.#rig.setClock(this.#rig.now() + BETWEEN_STEPS_MS);
      // All are there, and have said so at the same time.
      for (const client of this.clients) client.send('{"t":"visible","visible":true}');
      const command: MatchCommand = step.do === "command" ? step.command : { type: "buy", power: step.powers[of] };
      answer = await this.#client(step.seat).try(command, { id: step.id });
    }
    this.marks.push({
      answer,
      texts: this.clients.map(({ texts }) => texts.length),
      racks: this.clients.map((client) => client.own.rack.join(" ")),
    });
  }

  /** The reader comes anew, and from an earlier number: what is sent then, and what lists are told. */
  async comeAnew(seat: number, after: number): Promise<readonly string[]> {
    const client = await this.#rig.connect(`p${seat}`);
    client.send(JSON.stringify({ t: "catch-up", after }));
    const card = await this.#rig.match.card({ player: `p${seat}` });
    client.close();
    return [...client.texts, JSON.stringify(card)];
  }

  /** Every event of the spectators' stream, and the match as they see it. */
  async spectators(): Promise<readonly string[]> {
    const log = (await this.#rig.log()).flatMap((row) => row.events);
    const state = fold(turns, log);
    const events = streamAfter(turns, log, "spectator", 0).map((numbered) => JSON.stringify(numbered));
    return state === null ? events : [...events, JSON.stringify(viewMatch(turns, state, "spectator"))];
  }

  close(): void {
    this.#rig.close();
  }
}
