/** The processes that hold the clients, driven as one. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Script } from "../match/script.ts";
import type { Order, Report, Side } from "./protocol.types.ts";

interface ClientReply {
  readonly report?: Report;
  readonly error?: string;
}

export class Crowd {
  readonly #processes: readonly ChildProcess[];

  private constructor(processes: readonly ChildProcess[]) {
    this.#processes = processes;
  }

  static async begin(processes: number, urls: Readonly<Record<Side, URL>>, scripts: readonly Script[]): Promise<Crowd> {
    const file = fileURLToPath(new URL("client.ts", import.meta.url));
    const crowd = new Crowd(
      Array.from({ length: processes }, () => fork(file, { stdio: ["ignore", "inherit", "inherit", "ipc"] })),
    );
    await crowd.#orderAll((index) => ({
      do: "begin",
      urls: { match: urls.match.href, floor: urls.floor.href },
      name: `load-${index}`,
      scripts,
    }));
    return crowd;
  }

  async open(side: Side, pairs: number): Promise<void> {
    await this.#orderAll((index) => ({ do: "open", side, pairs: this.#share(pairs, index) }));
  }

  send(side: Side, ms: number, everyMs: number): Promise<Report> {
    return this.#orderAll(() => ({ do: "send", side, ms, everyMs }));
  }

  async check(): Promise<number> {
    return (await this.#orderAll(() => ({ do: "check" }))).lost;
  }

  close(): void {
    for (const one of this.#processes) one.disconnect();
  }

  #share(pairs: number, index: number): number {
    const count = this.#processes.length;
    return Math.floor((pairs * (index + 1)) / count) - Math.floor((pairs * index) / count);
  }

  async #orderAll(order: (index: number) => Order): Promise<Report> {
    const reports = await Promise.all(this.#processes.map((one, index) => ask(one, order(index))));
    return together(reports);
  }
}

/** One report of several processes or turns. */
export function together(reports: readonly Report[]): Report {
  return {
    sent: reports.reduce((sum, { sent }) => sum + sent, 0),
    times: reports.flatMap(({ times }) => times),
    lost: reports.reduce((sum, { lost }) => sum + lost, 0),
    errors: reports.flatMap(({ errors }) => errors),
    behindMs: Math.max(...reports.map(({ behindMs }) => behindMs)),
  };
}

function ask(process: ChildProcess, order: Order): Promise<Report> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error("a client process has ended"));
    process.once("exit", ended);
    process.once("message", ({ report, error }: ClientReply) => {
      process.off("exit", ended);
      if (report === undefined) reject(new Error(error));
      else resolve(report);
    });
    process.send(order);
  });
}
