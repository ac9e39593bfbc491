/** A network line between a browser and the server that can be cut, or fall silent: TCP, so that neither end is told of it. */
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

  /** A line to the server at `target`. */
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

  /** Everything that was open breaks, and nothing new gets through. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** What is open stays open, what is new is let in, and not a byte gets through: a train in a tunnel. */
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
