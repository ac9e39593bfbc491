/** `npm run test:fuzz -- --rounds N --seed S`: hostile messages, most of them straight into the service, and requests. */
import "../../tools/node-version.mjs";
import { readNumbers } from "../rig/command.ts";
import { fuzzServer } from "./server.ts";
import { fuzzService } from "./service.ts";

/** Of the messages, those that go over real sockets; and a request for so many messages. */
const OVER_SOCKETS = 1 / 20;
const REQUESTS = 1 / 100;

const { rounds, seed } = readNumbers({ rounds: 1_000_000, seed: 1 });
const started = performance.now();
const log = (line: string): void => console.error(line);

const overSockets = Math.ceil(rounds * OVER_SOCKETS);
const server = await fuzzServer({ messages: overSockets, requests: Math.ceil(rounds * REQUESTS), seed, log });
const service = await fuzzService(rounds - overSockets, seed, log);
const faults = [...server.faults, ...service.faults];
for (const fault of faults) console.error(`FAIL ${fault}`);

const messages = server.messages + service.messages;
console.log(
  JSON.stringify({
    rig: "fuzz",
    rounds,
    seed,
    messages,
    requests: server.requests,
    answers: server.answers + service.answers,
    sockets: server.sockets,
    closed: server.closed + service.closed,
    honest: server.honest + service.honest,
    mostRows: service.mostRows,
    mostBytes: service.mostBytes,
    grownBytes: service.grownBytes,
    serverGrownBytes: server.grownBytes,
    faults: faults.length,
    seconds: Math.round((performance.now() - started) / 1000),
  }),
);
console.log(`${messages + server.requests - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
