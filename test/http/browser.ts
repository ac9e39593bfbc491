/** A browser whose answers are lost, late or doubled. It repeats a request with the same id until it has an answer, as the client does. */
import { randomBytes } from "node:crypto";
import { REQUEST_ID_HEADER } from "../../shared/protocol/http.ts";

export const FAULTS = ["lost", "late", "doubled"] as const;
export type Fault = (typeof FAULTS)[number] | null;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request that can be sent again. */
export type Copy = () => Promise<Answer>;

export class Browser {
  readonly #url: URL;
  #cookie = "";
  /** Every request with an id and its answer, for copies that arrive at the end. */
  readonly late: { readonly copy: Copy; readonly answer: Answer }[] = [];
  /** Requests of which a copy had another answer. */
  readonly differing: string[] = [];

  constructor(url: URL) {
    this.#url = url;
  }

  /** A request without an id, whose answer arrives. */
  async plain(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.#send(method, path, body, {});
  }

  /** A request with an id, whose answers suffer from the fault. */
  async once(fault: Fault, method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = { [REQUEST_ID_HEADER]: randomBytes(16).toString("hex") };
    const copy: Copy = () => this.#send(method, path, body, headers);
    const answers = await deliver(fault, copy);
    const [answer] = answers;
    if (answer === undefined) throw new Error("no answer");
    for (const other of answers) this.#compare(`${fault} ${method} ${path}`, answer, other);
    if (fault === "late") this.late.push({ copy, answer });
    return answer;
  }

  /** A copy of each late request arrives once everything else is done, and must change nothing. */
  async deliverLate(): Promise<void> {
    for (const { copy, answer } of this.late) this.#compare("late copy", answer, await copy());
  }

  #compare(what: string, one: Answer, other: Answer): void {
    // `now` is the server's clock.
    const texts = [one, other].map((answer) => JSON.stringify(answer, (name, value) => (name === "now" ? undefined : value)));
    if (texts[0] !== texts[1]) this.differing.push(`${what}: ${texts.join(" and ")}`);
  }

  /** Gives up the match over its socket. */
  async resign(match: string): Promise<void> {
    const url = new URL(`/api/matches/${match}/socket?protocol=4`, this.#url);
    url.protocol = "ws:";
    const socket = new HeaderSocket(url, { headers: { Origin: this.#url.origin, Cookie: this.#cookie } });
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("error", () => reject(new Error("no socket")));
      socket.addEventListener("message", ({ data }) => {
        for (const message of [JSON.parse(String(data))].flat()) {
          if (message.t === "snapshot") {
            socket.send(JSON.stringify({ t: "command", id: "resign-it", seen: message.n, command: { type: "resign" } }));
          }
          if (message.t === "done") resolve();
          if (message.t === "refused" || message.t === "bad") reject(new Error(String(data)));
        }
      });
    });
    socket.close();
  }

  async #send(method: string, path: string, body: unknown, more: Readonly<Record<string, string>>): Promise<Answer> {
    const headers = { ...more, Origin: this.#url.origin, Cookie: this.#cookie };
    const sent = body === undefined ? { headers } : { body: JSON.stringify(body), headers: { ...headers, ...JSON_TYPE } };
    const answer = await fetch(new URL(path, this.#url), { method, ...sent });
    const cookie = answer.headers.get("Set-Cookie")?.split(";")[0];
    if (cookie !== undefined) this.#cookie = cookie;
    return { status: answer.status, body: await answer.json() };
  }
}

const JSON_TYPE = { "Content-Type": "application/json" };

/** Node's WebSocket takes headers, which its type does not say. */
const HeaderSocket = WebSocket as unknown as new (
  url: URL,
  options: { readonly headers: Readonly<Record<string, string>> },
) => WebSocket;

async function deliver(fault: Fault, copy: Copy): Promise<readonly Answer[]> {
  if (fault === null) return [await copy()];
  if (fault === "doubled") return Promise.all([copy(), copy()]);
  // Lost: the answer is thrown away. Late: it has not arrived when the request is sent again.
  const first = copy();
  if (fault === "lost") await first;
  return fault === "lost" ? [await copy()] : Promise.all([copy(), first]);
}
