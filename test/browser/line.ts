/** A network line between a browser and the server that can be cut: TCP, so that nothing on either end knows of it. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Line {
  readonly origin: string;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;
  private isCut = false;

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

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
