/** Serves the built product with new state of its own, for a command that opens its pages. Logs to standard error. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const ASK_EVERY_MS = 200;

export interface BuiltServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** @param folder The checkout whose build is served; by default this one. */
export async function serveBuilt(port: number, folder = "."): Promise<BuiltServer> {
  const origin = `http://localhost:${port}`;
  const isServed = async (): Promise<boolean> => (await fetch(`${origin}/api/health`).catch(() => null))?.ok === true;
  if (await isServed()) throw new Error(`another server answers on port ${port}`);
  const server = spawn(process.execPath, [join("test", "browser", "server.ts"), String(port)], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.stdout.pipe(process.stderr);
  const stopped = new Promise<void>((resolve) => server.on("exit", () => resolve()));
  while (!(await isServed())) {
    if (server.exitCode !== null) throw new Error("the server did not start");
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return {
    origin,
    async stop() {
      server.kill("SIGTERM");
      await stopped;
    },
  };
}
