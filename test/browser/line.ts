/** A network line between browser and server that can be cut or go silent. It works on TCP, so neither end is told. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Line {
  readonly origin: string;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;
  private readonly waiting = new Set<Socket>();
  private isCut = false;
  private isSilent = false;

  private constructor(server: Server, sockets: Set<Socket>, port: number) {
    this.server = server;
    this.sockets = sockets;
    this.origin = `http://localhost:${port}`;
  }

  /** Opens a line to the server at `target`. */
  static async to(target: string): Promise<Line> {
    const { hostname, port } = new URL(target);
    const sockets = new Set<Socket>();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const line = new Line(server, sockets, address.port);
    server.on("connection", (near) => {
      if (line.isCut) {
        near.destroy();
        return;
      }
      if (line.isSilent) {
        line.waiting.add(near.pause());
        return;
      }
      const far = connect({ host: hostname, port: Number(port) });
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    return line;
  }

  /** Breaks all open connections and refuses new ones. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Keeps connections open and accepts new ones, but passes no byte: a train in a tunnel. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.pause();
  }

  mend(): void {
    this.isCut = false;
    this.isSilent = false;
    for (const socket of this.sockets) socket.resume();
    for (const socket of this.waiting) socket.destroy();
    this.waiting.clear();
  }

  async close(): Promise<void> {
    this.mend();
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
