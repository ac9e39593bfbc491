/** How busy the server is: its processor, memory and open files, as Linux reports them. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Clock ticks of Linux. */
const TICKS_PER_SECOND = 100;

export interface Busy {
  /** The objects of one process share one thread, so an ordinary limit is one core. */
  readonly cores: number;
  readonly megabytes: number;
  readonly files: number;
  readonly maxFiles: number;
}

export class ServerLoad {
  readonly #pids: readonly number[];
  #ticks = 0;
  #at = 0;

  constructor(pids: readonly number[]) {
    this.#pids = pids;
    this.restart();
  }

  restart(): void {
    this.#ticks = this.#readTicks();
    this.#at = performance.now();
  }

  /** Mean since `restart`. */
  cores(): number {
    const seconds = (performance.now() - this.#at) / 1000;
    return (this.#readTicks() - this.#ticks) / TICKS_PER_SECOND / seconds;
  }

  /** Counts the open files, which takes the server's time too: not while plays are measured. */
  look(): Busy {
    const cores = this.cores();
    const files = Math.max(...this.#pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length));
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${this.#pids[0]}/limits`, "utf8"))?.[1];
    return { cores, megabytes: this.bytes() / 1e6, files, maxFiles: Number(limit) };
  }

  /** Connections, and databases of objects that are awake. */
  openFiles(): { readonly sockets: number; readonly databases: number } {
    const open = this.#pids.flatMap((pid) => readdirSync(`/proc/${pid}/fd`).map((file) => linkOf(`/proc/${pid}/fd/${file}`)));
    return {
      sockets: open.filter((link) => link.startsWith("socket:")).length,
      databases: open.filter((link) => link.includes(".sqlite")).length,
    };
  }

  /** Resident memory. */
  bytes(): number {
    const of = (pid: number): number => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
    return this.#pids.reduce((sum, pid) => sum + of(pid), 0);
  }

  #readTicks(): number {
    return this.#pids.reduce((sum, pid) => {
      // The process name in parentheses may hold spaces, so fields are counted after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return sum + Number(fields[11]) + Number(fields[12]);
    }, 0);
  }
}

/** Empty where the file has been closed meanwhile. */
function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return "";
  }
}
