/** A client as a test has it: folds its stream as the app does, and remembers every byte. */
import { type Person, readServerMessages, type ServerMessage } from "../../protocol/server-message.ts";
import { stable } from "./stable.ts";

export type Answer = Extract<ServerMessage, { t: "done" | "refused" | "bad" }>;

/** The raw end of a socket. */
export interface Wire {
  send(data: string | ArrayBuffer): void;
  close(): void;
}

export interface Asking {
  readonly id?: string;
  readonly seen?: number;
}

let ids = 0;
export const newId = (): string => `test-${String(++ids).padStart(8, "0")}`;

interface Typed {
  readonly type: string;
}

/** `View` of the match, folded from each `Event` of its stream; `Asked`: its commands. */
export class StreamClient<View, Event extends Typed, Asked extends Typed> {
  /** Frames as they came, and the messages in them. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage<View, Event>[] = [];
  readonly events: Event[] = [];
  /** What should never happen: gaps in the stream, folded views that differ from the server's. */
  readonly faults: string[] = [];
  people: readonly Person[] = [];
  n = 0;
  closed: { readonly code: number; readonly reason: string } | null = null;
  #view: View | null = null;
  readonly #wire: Wire;
  #waiting: ((message: ServerMessage<View, Event>) => boolean)[] = [];
  #closing: (() => void)[] = [];

  readonly #fold: (view: View, event: Event) => View;

  constructor(wire: Wire, fold: (view: View, event: Event) => View) {
    this.#wire = wire;
    this.#fold = fold;
  }

  get view(): View {
    if (this.#view === null) throw new Error("no snapshot has come");
    return this.#view;
  }

  send(data: string | ArrayBuffer): void {
    this.#wire.send(data);
  }

  /** The next message of that kind. */
  next<T extends ServerMessage["t"]>(...kinds: readonly T[]): Promise<Extract<ServerMessage<View, Event>, { t: T }>> {
    return new Promise((resolve) => {
      this.#waiting.push((message) => {
        if (!(kinds as readonly string[]).includes(message.t)) return false;
        resolve(message as Extract<ServerMessage<View, Event>, { t: T }>);
        return true;
      });
    });
  }

  async ask(command: Asked, { id = newId(), seen = this.n }: Asking = {}): Promise<Answer> {
    const answer = this.next("done", "refused", "bad");
    this.send(JSON.stringify({ t: "command", id, seen, command }));
    return answer;
  }

  /** "done", or the code of the refusal. */
  async try(command: Asked, asking: Asking = {}): Promise<string> {
    const answer = await this.ask(command, asking);
    return answer.t === "done" ? "done" : answer.t === "bad" ? answer.code : answer.error.code;
  }

  async bad(data: string | ArrayBuffer): Promise<string> {
    const answer = this.next("bad");
    this.send(data);
    return (await answer).code;
  }

  /** Waits until everything said before has been heard, and compares the folded view with the server's. */
  async settle(): Promise<this> {
    const snapshot = this.next("snapshot");
    this.send(JSON.stringify({ t: "catch-up", after: 999_999_999 }));
    await snapshot;
    if (this.faults.length > 0) throw new Error(this.faults.join("\n"));
    return this;
  }

  close(): void {
    this.#wire.close();
  }

  gone(): Promise<void> {
    return this.closed === null ? new Promise((resolve) => this.#closing.push(resolve)) : Promise.resolve();
  }

  /** Called by the shell. */
  hearClose(code: number, reason: string): void {
    this.closed ??= { code, reason };
    for (const heard of this.#closing.splice(0)) heard();
  }

  /** Called by the shell. */
  hear(text: string): void {
    this.texts.push(text);
    const messages = readServerMessages<ServerMessage<View, Event>>(text);
    if (messages.length === 0) this.faults.push(`not a message: ${text}`);
    for (const message of messages) this.#hearOne(message);
  }

  #hearOne(message: ServerMessage<View, Event>): void {
    this.messages.push(message);
    if (message.t === "snapshot") this.#hearSnapshot(message);
    if (message.t === "event") this.#hearEvent(message.n, message.event);
    if (message.t === "people") this.people = message.players;
    const waiting = this.#waiting.findIndex((hears) => hears(message));
    if (waiting >= 0) this.#waiting.splice(waiting, 1);
  }

  #hearSnapshot({ n, view }: { readonly n: number; readonly view: View }): void {
    if (this.#view !== null && this.n === n && stable(this.#view) !== stable(view)) {
      this.faults.push(`at ${n} the folded view is\n${stable(this.#view)}\nand the server's\n${stable(view)}`);
    }
    if (this.#view !== null && this.n !== n) this.faults.push(`a snapshot of ${n} after event ${this.n}`);
    this.#view = view;
    this.n = n;
  }

  #hearEvent(n: number, event: Event): void {
    if (this.#view === null || n <= this.n) return;
    if (n !== this.n + 1) this.faults.push(`event ${n} after event ${this.n}`);
    this.#view = this.#fold(this.#view, event);
    this.n = n;
    this.events.push(event);
  }

  /** Goes on where another connection of the same page was lost. */
  resume(other: StreamClient<View, Event, Asked>): this {
    this.#view = other.#view;
    this.n = other.n;
    this.events.push(...other.events);
    return this;
  }
}
