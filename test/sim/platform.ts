/**
 * What a match runs on, as unkind as a platform may be: storage that keeps a whole turn or nothing of it, and lets nothing out
 * before it is kept; sockets that outlive sleep and die with a crash; one alarm, which may be late, come twice or be lost; ports
 * that throw. The object's state is what it has stored and nothing else.
 */

import { runAlarm, wake } from "../../shared/match/host/alarm.ts";
import { MatchHost } from "../../shared/match/host/match-host.ts";
import { SqlMatchLog } from "../../shared/match/log/sql-log.ts";
import type { MatchState } from "../../shared/match/model.ts";
import type { MaybeLater, Ports } from "../../shared/match/ports.ts";
import { ask, record, standing } from "../../shared/match/requests/index.ts";
import { readLog, storedFrom } from "../../shared/match/testing/stored.ts";
import { settled } from "./agenda.ts";
import type { AnyKind } from "./any-mode.ts";
import { ServerEnd } from "./server-end.ts";
import { TurnStorage } from "./turn-storage.ts";
import type { Mishaps, World } from "./world.types.ts";

export type Work = (host: MatchHost<AnyKind>) => void | Promise<void>;

const RESTART_MS = 2000;
const DELIVERY_MS = 2000;
const LONGEST_BACK_OFF_MS = 600_000;

export class Platform {
  readonly mishaps: Mishaps = { throws: 0, crashes: 0, evictions: 0, alarmsLost: 0 };
  /** Once all is to come to rest: nothing goes wrong any more. */
  kind = false;
  readonly #world: World;
  readonly #storage: TurnStorage;
  #host: MatchHost<AnyKind> | null = null;
  /** Of what is in memory: whatever a former life has begun never ends. */
  #life = 0;
  #sockets: ServerEnd[] = [];
  readonly #droppedAt: (number | null)[] = [];
  readonly #out: (() => void)[] = [];
  /** Handlers that wait for something. */
  #pending = 0;
  /** The gate: while a lexicon is awaited, all else waits. */
  #shut = false;
  #waiting: Work[] = [];
  #lexicons = new Set<string>();
  #alarm: number | null = null;
  #unschedule: () => void = () => undefined;
  /** What the alarm was set to whose handler is running. */
  #firing: number | null = null;
  #alarmThrows = 0;
  #throwsInTurn = 0;
  /** A port threw while the alarm's handler ran. */
  #alarmFailed = false;
  #backOff = 0;
  #excused = false;
  /** A fault upon a fault: some have not heard of what is stored, and will ask for it. */
  #untold = false;
  #wroteHead = false;
  #outboxDue: number | null = null;

  constructor(world: World) {
    this.#world = world;
    this.#storage = new TurnStorage(world.mode);
  }

  get alarm(): number | null {
    return this.#alarm;
  }

  get idle(): boolean {
    return this.#pending === 0 && !this.#shut && this.#outboxDue === null;
  }

  get sockets(): readonly ServerEnd[] {
    return this.#sockets;
  }

  openEnd(seat: number, hear: (text: string) => void, closed: () => void): ServerEnd {
    const end = new ServerEnd(seat, this.#world.agenda.now, hear, closed, (act) => this.#out.push(act));
    this.#sockets.push(end);
    this.#droppedAt[seat] = null;
    return end;
  }

  /** Something happens to the object: in turn, and once the gate is open. */
  async happen(work: Work): Promise<void> {
    if (this.#shut) {
      this.#waiting.push(work);
      return;
    }
    await this.#turn(work);
    while (!this.#shut && this.#waiting.length > 0) {
      const next = this.#waiting.shift();
      if (next !== undefined) await this.#turn(next);
    }
  }

  /** What leaves the object leaves once its turn is stored, or never. */
  whenKept(act: () => void): void {
    this.#out.push(act);
  }

  /** The hourly question, lest an alarm was lost. */
  async ask(): Promise<void> {
    const { lists, agenda } = this.#world;
    await this.happen((host) => {
      this.#excused = false;
      const answer = ask(host, () => standing(host, this.#alarm));
      if (!("error" in answer)) this.whenKept(() => lists.hear(answer, agenda.now));
    });
  }

  /** What it tells of its bag once it is over. */
  async readRecord(): Promise<void> {
    const { oracle } = this.#world;
    await this.happen((host) => {
      const answer = ask(host, record);
      const over = oracle.state?.phase === "over";
      if ("record" in answer !== over) oracle.fault(`asked for its record it says ${JSON.stringify(answer).slice(0, 80)}`);
      if ("record" in answer) oracle.checkRecord(answer.record);
    });
  }

  /** Sleep: memory is gone, sockets stay. Never in the middle of something. */
  evict(): void {
    if (this.#pending > 0 || this.#shut || this.#host === null) return;
    // It has forgotten who was not told.
    if (this.#untold) return;
    this.mishaps.evictions++;
    this.#note("falls asleep");
    this.#host = null;
    this.#lexicons.clear();
    for (const end of this.#sockets) end.sleep();
    if (this.#chance(this.#world.weather.forget) && this.#storage.holdsMatch()) {
      this.#storage.spoilFold();
    }
  }

  crash(): void {
    this.mishaps.crashes++;
    this.#note("crashes");
    this.#life++;
    this.#host = null;
    this.#lexicons.clear();
    this.#out.length = 0;
    this.#pending = 0;
    this.#shut = false;
    this.#waiting = [];
    for (const end of this.#sockets.splice(0)) {
      if (end.open) this.#droppedAt[end.seat] = this.#world.agenda.now;
      end.die();
    }
    if (this.#firing !== null) this.#setAlarm(this.#alarm ?? this.#world.agenda.now + RESTART_MS);
    this.#firing = null;
  }

  /** As whoever wakes up would have it. */
  readState(): MatchState<AnyKind> | null {
    return this.#storage.readState();
  }

  close(): void {
    this.#unschedule();
    this.#storage.close();
  }

  async #turn(work: Work): Promise<void> {
    const { oracle, weather } = this.#world;
    const alarm = this.#alarm;
    this.#alarmThrows = 0;
    this.#throwsInTurn = 0;
    this.#alarmFailed = false;
    this.#wroteHead = false;
    this.#storage.begin();
    try {
      const host = this.#awake();
      Promise.resolve(work(host)).catch((error: unknown) => oracle.fault(`uncaught: ${String(error)}`));
    } catch (error) {
      oracle.fault(`uncaught: ${error instanceof Error ? error.stack : String(error)}`);
    }
    await settled();
    if (this.#chance(weather.crash / 2)) {
      this.#storage.rollBack();
      this.#setAlarm(alarm);
      this.crash();
      return;
    }
    this.#storage.commit();
    this.#tellOracle();
    if (this.#chance(weather.crash / 2)) {
      this.crash();
      return;
    }
    for (const act of this.#out.splice(0)) act();
    this.#untold = this.#throwsInTurn > (this.#untold ? 0 : 1);
    if (!this.#untold) this.#world.heard.checkAll(this.#sockets);
    this.#checkAlarm();
  }

  /** Whatever happens to a sleeping object wakes it first. */
  #awake(): MatchHost<AnyKind> {
    if (this.#host === null) {
      this.#host = new MatchHost(this.#world.mode, this.#ports());
      // Who wakes up sets an alarm again that was lost.
      this.#excused = false;
      wake(this.#host, this.#world.agenda.now, this.#alarm);
    }
    return this.#host;
  }

  #tellOracle(): void {
    const { oracle } = this.#world;
    if (!this.#storage.holdsMatch()) return;
    const fresh = this.#storage.rows("SELECT * FROM log WHERE n > ? ORDER BY n", oracle.rows);
    for (const row of readLog(storedFrom([], fresh))) {
      this.#note(`stored: ${row.events.map(({ type }) => type)} of ${row.command === null ? "nobody" : row.command.id}`);
      const { throws, crashes } = this.mishaps;
      oracle.stored(row, { ends: this.#sockets, droppedAt: this.#droppedAt, sure: throws === 0, steady: crashes === 0 });
    }
    if (!this.#wroteHead) return;
    const [head] = this.#storage.rows("SELECT json_extract(body, '$.work.outbox[0].due') AS due FROM kept WHERE name = 'head'");
    this.#outboxDue = head?.due == null ? null : Number(head.due);
    const phase = oracle.state?.phase;
    if ((phase === "over" || phase === "closed") && this.#outboxDue === null && !this.#world.lists.ended)
      oracle.fault("it is over, and nothing is left to tell the lists of it");
  }

  /** What comes next has its alarm, unless the platform itself refused or lost it. */
  #checkAlarm(): void {
    if (this.#alarmThrows > 0 && this.#throwsInTurn > 1) this.#excused = true;
    if (this.#excused || this.#firing !== null || this.#pending > 0) return;
    const times = [this.#world.oracle.due, this.#outboxDue].filter((time) => time !== null);
    if (times.length === 0) return;
    const wanted = Math.min(...times);
    const { now } = this.#world.agenda;
    // After a fault of its own the alarm comes back by and by.
    if (this.#alarmFailed) this.#backOff = now + LONGEST_BACK_OFF_MS;
    if (this.#alarm === null || this.#alarm > Math.max(wanted, now, this.#backOff) + 1) {
      this.#world.oracle.fault(`alarm: set to ${this.#alarm}, and ${wanted} is due (it is ${now})`);
    }
  }

  #setAlarm(at: number | null): void {
    this.#alarm = at;
    this.#note(`the alarm is set to ${at}`);
    this.#unschedule();
    if (at === null) return;
    const { agenda, draw, weather } = this.#world;
    const late = draw.below(this.kind ? 2 : weather.alarmLateMs);
    if (this.#chance(weather.alarmLost)) {
      this.#alarm = null;
      this.#excused = true;
      this.mishaps.alarmsLost++;
      return;
    }
    const time = Math.max(at, agenda.now) + late;
    this.#unschedule = agenda.at(time, () => this.#fire(at));
    if (this.#chance(weather.alarmTwice)) agenda.at(time + draw.below(5000), () => this.#fire(at));
  }

  /** At least once: the second time another may be set by then. */
  async #fire(at: number): Promise<void> {
    if (this.#firing !== null) return;
    this.#note(`the alarm of ${at} goes off`);
    const life = this.#life;
    this.#firing = at;
    const gone = (): void => {
      if (this.#alarm === at) this.#alarm = null;
    };
    // Whether the alarm still stands while the object wakes for it is the platform's affair.
    if (this.#host !== null || this.#world.draw.chance(0.5)) gone();
    this.#pending++;
    await this.happen(async (host) => {
      gone();
      await runAlarm(host);
      if (life !== this.#life) return;
      this.#pending--;
      this.#firing = null;
    });
  }

  #note(what: string): void {
    this.#world.oracle.note(this.#world.agenda.now, what);
  }

  #chance(share: number): boolean {
    return !this.kind && share > 0 && this.#world.draw.chance(share);
  }

  #throws(where: string): void {
    if (!this.#chance(this.#world.weather.throws)) return;
    this.#fail(where);
  }

  #fail(where: string): never {
    this.mishaps.throws++;
    this.#throwsInTurn++;
    this.#note(`${where} fails`);
    if (this.#firing !== null) this.#alarmFailed = true;
    throw new Error(`${where} fails`);
  }

  #ports(): Ports<AnyKind> {
    const { agenda, draw, words, weather, oracle } = this.#world;
    return {
      log: new SqlMatchLog(
        {
          all: (query, ...values) => {
            this.#throws("storage");
            if (query.includes("kept (name")) this.#wroteHead = true;
            return this.#storage.rows(query, ...values);
          },
          transaction: (work) => this.#storage.transaction(work, () => this.#throws("a commit")),
        },
        this.#world.mode,
      ),
      sockets: {
        of: (seat) => this.#sockets.filter((end) => end.open && end.seat === seat),
      },
      alarm: {
        set: (at) => {
          if (this.#chance(weather.throws)) {
            this.#alarmThrows++;
            this.#fail("the alarm");
          }
          // As in workerd: what the handler sets to the very time that it fires for is forgotten.
          this.#setAlarm(at !== null && at === this.#firing ? null : at);
          this.#excused = this.#excused && this.#alarm === null && at !== null;
        },
      },
      words: { use: (lexicon, asked, work) => this.#useWords(lexicon, () => work(words(asked, agenda.now))) },
      outlet: {
        deliver: (_, notice, players) => {
          if (players.length !== oracle.state?.taken.filter(Boolean).length) oracle.fault(`${notice.name} is told to ${players}`);
          return this.#deliver(() => this.#world.lists.take(notice));
        },
      },
      notifier: { changed: () => this.#throws("the notifier") },
      logger: {
        note: (_, event, { stack = "" } = {}) => {
          this.#note(`journal: ${event}`);
          if (event === "fault" && !String(stack).includes(" fails")) oracle.fault(`a fault of ours: ${String(stack)}`);
          this.#throws("the journal");
        },
      },
      now: () => agenda.now,
      randomBytes: (count) => {
        this.#throws("chance");
        return Uint8Array.from({ length: count }, () => draw.below(256));
      },
      testOptions: true,
    };
  }

  #useWords(lexicon: string, work: () => void): MaybeLater {
    const { agenda, draw, weather } = this.#world;
    this.#throws("the lexicon");
    if (weather.lexiconMs === 0 || this.#lexicons.has(lexicon)) {
      work();
      return undefined;
    }
    const life = this.#life;
    this.#shut = true;
    return new Promise((resolve, reject) => {
      agenda.after(draw.below(weather.lexiconMs), async () => {
        if (life !== this.#life) return;
        this.#shut = false;
        this.#lexicons.add(lexicon);
        await this.happen(() => {
          try {
            work();
            resolve();
          } catch (error) {
            reject(error);
          }
        });
      });
    });
  }

  async #deliver<T>(take: () => T): Promise<T> {
    const { agenda, draw, weather, lists } = this.#world;
    this.#throws("the outlet");
    const life = this.#life;
    return new Promise((resolve, reject) => {
      // Nothing leaves before what the turn has written is kept.
      const leaves = async (): Promise<void> => {
        const refuses = this.#chance(weather.refusals);
        const loses = refuses && draw.chance(0.3);
        if (refuses) lists.refused++;
        const answer = refuses && !loses ? null : take();
        if (life !== this.#life) return;
        await this.happen(() => (answer === null || loses ? reject(new Error("the lists fail")) : resolve(answer)));
      };
      this.#out.push(() => agenda.after(draw.below(DELIVERY_MS), leaves));
    });
  }
}
