import { type ReadonlySignal, signal } from "@preact/signals";
import type { WireError } from "../../../shared/protocol/server-message.ts";
import type { Command } from "../../../shared/rules/model.ts";
import type { StorePorts } from "./ports.types.ts";

/** The commands of a player: a move, or Ready in the lobby. */
export type MatchCommand = Command | { readonly type: "ready" | "unready" };

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: WireError };

export interface Commands<Asked> {
  /** Commands without an answer, the oldest first. */
  readonly unanswered: ReadonlySignal<readonly Asked[]>;
  /** Resolves with the server's answer, however many connections that takes. */
  send(command: Asked, seen: number): Promise<Outcome>;
  done(id: string): void;
  refused(id: string, error: WireError): void;
  /**
   * The answer to a message that the server did not understand has no id. The oldest command is given up, so that nothing
   * waits for ever.
   */
  bad(error: WireError): void;
  /** A new connection: unanswered commands are sent again. */
  resend(): void;
  stop(): void;
}

const AGAIN_AFTER = 1_000;
const MAX_TRIES = 4;

interface Unanswered<Asked> {
  readonly id: string;
  readonly command: Asked;
  /** Sent again byte for byte, because the server knows a command by id and body. */
  readonly text: string;
  readonly settle: (outcome: Outcome) => void;
  readonly tries: number;
}

export function createCommands<Asked>(
  ports: Pick<StorePorts, "later" | "newId">,
  transmit: (text: string) => boolean,
): Commands<Asked> {
  const unanswered = signal<readonly Asked[]>([]);
  let waiting: readonly Unanswered<Asked>[] = [];
  let stopAgain: () => void = () => {};

  function keep(next: readonly Unanswered<Asked>[]): void {
    waiting = next;
    unanswered.value = next.map(({ command }) => command);
  }

  function settle(id: string, outcome: Outcome): void {
    const entry = waiting.find((each) => each.id === id);
    if (entry === undefined) return;
    keep(waiting.filter((each) => each !== entry));
    entry.settle(outcome);
  }

  function resend(): void {
    stopAgain();
    for (const { text } of waiting) transmit(text);
  }

  return {
    unanswered,
    send: (command, seen) =>
      new Promise((resolve) => {
        const id = ports.newId();
        const text = JSON.stringify({ t: "command", id, seen, command });
        keep([...waiting, { id, command, text, settle: resolve, tries: 0 }]);
        transmit(text);
      }),
    done: (id) => settle(id, { ok: true }),
    refused(id, error) {
      const entry = waiting.find((each) => each.id === id);
      if (entry === undefined) return;
      if (error.code !== "try-again" || entry.tries >= MAX_TRIES) {
        settle(id, { ok: false, error });
        return;
      }
      keep(waiting.map((each) => (each === entry ? { ...each, tries: each.tries + 1 } : each)));
      stopAgain();
      stopAgain = ports.later(resend, AGAIN_AFTER);
    },
    bad(error) {
      const oldest = waiting[0];
      if (oldest !== undefined) settle(oldest.id, { ok: false, error });
    },
    resend,
    stop: () => stopAgain(),
  };
}
