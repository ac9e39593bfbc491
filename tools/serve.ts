/**
 * Serves the built product from this machine with local storage, as `wrangler dev` runs it.
 *   node tools/serve.ts [--port N] [--lan] [--test-options] [--persist DIR]
 */
import "./node-version.mjs";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { flag, optional, readArguments, refuse, text, wholeNumber } from "./arguments.ts";
import { watchedServer } from "./watched-server.ts";

const FIRST_PORT = 8787;
const PORTS_TRIED = 20;

const values = readArguments({
  port: optional(wholeNumber(undefined, 1)),
  lan: flag,
  "test-options": flag,
  persist: optional(text()),
});
if (values.port !== undefined && values.port > 65_535) refuse(`--port ${values.port} is no port`);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

async function choosePort(): Promise<number> {
  if (values.port !== undefined) {
    if (!(await isFree(values.port))) throw new Error(`port ${values.port} is taken`);
    return values.port;
  }
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) if (await isFree(port)) return port;
  throw new Error(`no free port from ${FIRST_PORT} on; name one with --port`);
}

function addresses(port: number): string[] {
  if (!values.lan) return [`http://localhost:${port}`];
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === "IPv4" && !one.internal)
    .map((one) => `https://${one.address}:${port}`);
  return outside.length > 0 ? outside : [`https://localhost:${port}`];
}

const port = await choosePort().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const args = [
  "dev",
  "--port",
  String(port),
  "--inspector-port",
  "0",
  "--show-interactive-dev-session=false",
  "--log-level",
  "error",
];
args.push("--ip", values.lan ? "0.0.0.0" : "127.0.0.1");
if (values.lan) args.push("--local-protocol", "https");
if (values["test-options"]) args.push("--var", "TEST_OPTIONS:1");
if (values.persist !== undefined) args.push("--persist-to", values.persist);

/** The health check, asked of the server itself, whose certificate nobody has signed with --lan. */
const ASK_MS = 3000;
const { request } = values.lan ? await import("node:https") : await import("node:http");
const ask = (): Promise<"well" | "unwell" | "silent"> =>
  new Promise((resolve) => {
    const asked = request(
      { host: "127.0.0.1", port, path: "/api/health", rejectUnauthorized: false, timeout: ASK_MS },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200 ? "well" : "unwell");
      },
    );
    asked.on("error", () => resolve("silent"));
    asked.on("timeout", () => asked.destroy());
    asked.end();
  });

const server = watchedServer({
  command: [process.execPath, join("node_modules", "wrangler", "bin", "wrangler.js"), ...args],
  env: {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_HIDE_BANNER: "true",
    X_LOCAL_EXPLORER: "false",
  },
  ask,
  ready(again) {
    console.log(`\nAlfa Kraft is served ${again ? "again " : ""}at ${addresses(port).join(" and ")}`);
    if (!values.lan || again) return;
    console.log("The certificate was made here and is signed by nobody: accept the browser's warning.");
    console.log("Installing the app, offline play and push need a real certificate.");
  },
  say: (sentence) => console.error(`\n${sentence}`),
  ended: (code) => process.exit(code),
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.stop(signal));
// npm passes no signal on to its script: whoever ends npm alone ends the server too, and the port is free again.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.stop("SIGTERM"), 500).unref();
