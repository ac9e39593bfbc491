/**
 * The match service: one match behind ports, as its shells see it. It is told what has happened (a request, a message, the alarm)
 * and does the whole of it. Nothing that it is told makes it throw: a fault is noted, answered with `try-again`, and forgotten.
 */
import { CLOSE } from "../protocol/codes.ts";
import { hearOf } from "./account.ts";
import { connect, disconnect, receive } from "./conversation.ts";
import { MatchCore } from "./core.ts";
import type { Kind, Mode } from "./mode.types.ts";
import { afterTry, outcomeOf, tryDelivery } from "./outbox.ts";
import type { MaybeLater, Ports, Socket, VersionedWords } from "./ports.ts";
import { noteDrops } from "./presence.ts";
import { rematch } from "./rematch.ts";
import { admit, card, closeMatch, create, leaveSeat, record, seatOf, standing, takeSeat } from "./requests.ts";
import type { AccountNews, AccountRpc, Admission, CreateInput, MatchRpc, Participant, Refusal } from "./service.types.ts";
import { backOff } from "./times.ts";
import { say } from "./voice.ts";

/** The outbox is worked for so long, then the alarm comes again. */
const OUTBOX_MS = 2000;

export class MatchService<K extends Kind> {
  readonly #core: MatchCore<K>;
  #failures = 0;

  constructor(mode: Mode<K>, ports: Ports) {
    this.#core = new MatchCore(mode, ports);
  }

  create(input: CreateInput): Awaited<ReturnType<MatchRpc["create"]>> {
    return this.#guard(() => create(this.#core, input), TRY_AGAIN);
  }

  takeSeat(who: Participant): Awaited<ReturnType<MatchRpc["takeSeat"]>> {
    return this.#guard(() => takeSeat(this.#core, who), TRY_AGAIN);
  }

  closeMatch(who: Parameters<MatchRpc["closeMatch"]>[0]): Awaited<ReturnType<MatchRpc["closeMatch"]>> {
    return this.#guard(() => closeMatch(this.#core, who), TRY_AGAIN);
  }

  leaveSeat(who: Pick<Participant, "player">): Awaited<ReturnType<MatchRpc["leaveSeat"]>> {
    return this.#guard(() => leaveSeat(this.#core, who), TRY_AGAIN);
  }

  seatOf(who: Pick<Participant, "player">): Awaited<ReturnType<MatchRpc["seatOf"]>> {
    try {
      return seatOf(this.#core, who);
    } catch (error) {
      this.#core.fault(error);
      // Null would say that there is no seat. What went wrong stays here.
      throw new Error("try-again");
    } finally {
      this.#core.flush();
    }
  }

  /** Asked before a socket is accepted. */
  admit(who: Pick<Participant, "player">): Admission {
    return this.#guard<Admission>(() => admit(this.#core, who), { error: "try-again" });
  }

  card(who: Pick<Participant, "player">): Awaited<ReturnType<MatchRpc["card"]>> {
    return this.#guard(() => card(this.#core, who), TRY_AGAIN);
  }

  rematch(who: Pick<Participant, "player">): Awaited<ReturnType<MatchRpc["rematch"]>> {
    return this.#guard(() => rematch(this.#core, who), TRY_AGAIN);
  }

  record(): Awaited<ReturnType<MatchRpc["record"]>> {
    return this.#guard(() => record(this.#core), TRY_AGAIN);
  }

  hearOf(player: string, news: AccountNews): Awaited<ReturnType<AccountRpc["hearOf"]>> {
    return this.#guard(() => hearOf(this.#core, player, news), TRY_AGAIN);
  }

  /** Asked lest an alarm was lost: what memory believes of it does not count, but what the platform says. */
  standing(armed: number | null): Awaited<ReturnType<MatchRpc["standing"]>> {
    this.#core.armedIs(armed);
    return this.#guard(() => standing(this.#core), TRY_AGAIN);
  }

  connect(socket: Socket, after: number | null, now: number): void {
    this.#guard(
      () => connect(this.#core, this.#core.frames.framed(socket), after, now),
      undefined,
      () => socket.close(CLOSE.internal, "try-again"),
    );
  }

  /** A message. Most are dealt with at once; one that needs a lexicon that is not here yet, later. */
  receive(socket: Socket, data: string | ArrayBuffer, arrived: number): MaybeLater {
    const { frames } = this.#core;
    const failed = (error: unknown): void => {
      this.#core.fault(error, socket.seat);
      say(frames.framed(socket), { t: "bad", code: "try-again" });
    };
    try {
      return receive(this.#core, frames.framed(socket), data, arrived)
        ?.catch(failed)
        .finally(() => this.#core.flush());
    } catch (error) {
      failed(error);
      return undefined;
    } finally {
      this.#core.flush();
    }
  }

  disconnect(socket: Socket, now: number): void {
    this.#guard(() => disconnect(this.#core, this.#core.frames.framed(socket), now), undefined);
  }

  /** A socket has failed: it is closed, and its client comes back on another. */
  broken(socket: Socket, error: unknown, now: number): void {
    this.#core.note("warn", "socket-error", { error: String(error) }, socket.seat);
    socket.close(CLOSE.internal, "try-again");
    this.disconnect(socket, now);
  }

  /** The object is awake again: notes who was dropped meanwhile, and sets the alarm again if it was lost. */
  wake(now: number, armed: number | null): void {
    this.#core.armedIs(armed);
    this.#guard(() => {
      const loaded = this.#core.load();
      if (loaded === null) return;
      this.#core.saveWork(loaded, noteDrops(loaded.head.work, this.#core.ports.sockets, now));
      this.#core.arm(loaded);
    }, undefined);
  }

  /** Does what is due, sets the next alarm, and only then works the outbox. Never throws: who throws is given up by the platform. */
  async alarm(): Promise<void> {
    this.#core.fires();
    if (await this.#doWhatIsDue()) await this.#workOutbox();
    this.#core.fired();
  }

  /** Only where a match can end because no word can be laid any more (P-13) is the lexicon there first. */
  async #doWhatIsDue(): Promise<boolean> {
    const { ports, mode } = this.#core;
    let done = false;
    try {
      const { wantsWords } = this.#core;
      const state = this.#core.load()?.head.state;
      const work = (words: VersionedWords | null): void => {
        done = this.#settle(words);
      };
      if (state === undefined || !wantsWords) work(null);
      else await ports.words.use(state.lexicon, state.lexiconVersion, work, mode.alsoWordsOf);
    } catch (error) {
      this.#comeAgain(error);
    }
    return done;
  }

  #settle(words: VersionedWords | null): boolean {
    const now = this.#core.ports.now();
    try {
      const settled = this.#core.settle(now, words);
      const loaded = settled === null ? null : this.#core.seekEnd(settled, words, now);
      if (loaded !== null) this.#core.arm(loaded);
      this.#failures = 0;
      return true;
    } catch (error) {
      this.#comeAgain(error);
      return false;
    } finally {
      this.#core.flush();
    }
  }

  #comeAgain(error: unknown): void {
    this.#core.fault(error);
    const again = this.#core.ports.now() + backOff(this.#failures++);
    this.#guard(() => this.#core.armAt(again), undefined);
  }

  async #workOutbox(): Promise<void> {
    const { ports } = this.#core;
    const until = ports.now() + OUTBOX_MS;
    try {
      let again = true;
      while (again) again = (await this.#deliverFirst()) && ports.now() < until;
      this.#core.worked();
      const loaded = this.#core.load();
      if (loaded !== null) this.#core.arm(loaded);
    } catch (error) {
      this.#comeAgain(error);
    }
  }

  /** True when an entry is gone, and there may be more. */
  async #deliverFirst(): Promise<boolean> {
    const { ports } = this.#core;
    const loaded = this.#core.load();
    const entry = loaded?.head.work.outbox[0];
    if (loaded === null || entry === undefined || entry.due > ports.now()) return false;
    const { notice, tries } = entry;
    const delivery = await tryDelivery(ports.outlet, loaded.about, notice, (error) =>
      this.#core.note("warn", "outbox-failed", { notice: notice.name, tries: tries + 1, error: String(error) }),
    );
    const outcome = outcomeOf(entry, delivery, ports.now());
    if (outcome === "dropped") this.#core.note("error", "outbox-dropped", { notice: notice.name, tries: tries + 1 });
    // While it was under way the match may have gone on: only the outbox is changed, in the match as it is now.
    const now = this.#core.load();
    if (now === null) return false;
    const { work } = now.head;
    this.#core.saveWork(now, { ...work, outbox: afterTry(work.outbox, outcome, ports.now()) });
    return outcome !== "waits";
  }

  #guard<T>(work: () => T, otherwise: T, failed: () => void = () => undefined): T {
    try {
      return work();
    } catch (error) {
      this.#core.fault(error);
      failed();
      return otherwise;
    } finally {
      this.#core.flush();
    }
  }
}

const TRY_AGAIN: Refusal = { error: "try-again" };
