/** What each connection of the object has heard: every command its one answer, every event as soon as it is stored. */

import type { CommandOf } from "../../shared/match/mode.types.ts";
import { digestOf } from "../../shared/match/step/digest.ts";
import type { ServerMessage } from "../../shared/protocol/server-message.ts";
import type { AnyKind } from "./any-mode.ts";
import type { Oracle } from "./oracle.ts";
import type { ServerEnd } from "./server-end.ts";

export class Heard {
  readonly #oracle: Oracle;

  constructor(oracle: Oracle) {
    this.#oracle = oracle;
  }

  said(end: ServerEnd, messages: readonly ServerMessage[]): void {
    for (const message of messages) {
      if (message.t === "snapshot" || message.t === "event") end.knows = Math.max(end.knows ?? 0, message.n);
      if (message.t === "done" || message.t === "refused" || message.t === "bad") end.answers.push(message);
    }
  }

  /** A message arrives. What is given back is to be called once all that it has brought about is kept, and out. */
  arrives(end: ServerEnd, text: string): () => void {
    const message = JSON.parse(text) as CommandOf<AnyKind> | { readonly t: "catch-up" | "visible" };
    if (message.t !== "command") return () => undefined;
    const { id, command } = message;
    const before = this.#oracle.digestOf(end.seat, id);
    end.answers.length = 0;
    return () => {
      const answers = end.answers.splice(0);
      const [answer] = answers;
      // Who is closed on hears nothing any more, and asks again on another connection.
      if (!end.open) return;
      if (answer === undefined || answers.length > 1) this.#oracle.fault(`${id} was answered ${answers.length} times`);
      else if (before !== null) this.#checkAgain(id, answer, before === digestOf(command));
    };
  }

  /** The id has had its effect already, by the same command or by another one. */
  #checkAgain(id: string, answer: ServerMessage, same: boolean): void {
    if (answer.t === "bad" || (answer.t === "refused" && answer.error.code === "try-again")) return;
    const reused = answer.t === "refused" && answer.error.code === "id-reused";
    if (reused === same)
      this.#oracle.fault(`${id} came again, ${same ? "the same" : "another one"}, as ${JSON.stringify(answer)}`);
  }

  /** All that is stored has been told to everybody who is there. */
  checkAll(ends: readonly ServerEnd[]): void {
    for (const { open, knows, seat } of ends) {
      const there = this.#oracle.known(seat);
      if (open && knows !== null && knows !== there)
        this.#oracle.fault(`a connection of seat ${seat} heard ${knows} of ${there} events`);
      if (open && this.#oracle.state?.taken[seat] === false)
        this.#oracle.fault(`a connection goes on in seat ${seat}, which was left`);
    }
  }
}
