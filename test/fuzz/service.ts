/** The bulk: hostile messages straight into the match service, beside somebody who plays on. */

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { atOnce } from "../../shared/match/at-once/mode.ts";
import { ExpressClient } from "../../shared/match/testing/express-client.ts";
import { NodeRig, ServiceRig } from "../../shared/match/testing/node-rig.ts";
import { wanted } from "../../shared/match/testing/rig.types.ts";
import { type MatchCommand, readClientMessage } from "../../shared/protocol/client-message.ts";
import { type ExpressCommand, readExpressMessage } from "../../shared/protocol/express.ts";
import type { GameState, GameView } from "../../shared/rules/index.ts";
import type { GameId, RuleOptions } from "../../shared/rules/model.ts";
import { type Random, random, randomCommand } from "../../shared/rules/testing/random.ts";
import { wrongAnswer } from "./answers.ts";
import { hostileMessage, type Message } from "./messages.ts";

export interface Outcome {
  messages: number;
  answers: number;
  closed: number;
  honest: number;
  /** Most rows of any log, and most of what a store held, in bytes. */
  mostRows: number;
  mostBytes: number;
  /** What memory has grown by, once all was thrown away. */
  grownBytes: number;
  readonly faults: string[];
}

const PER_MATCH = 1000;
const HONEST_EVERY = 20;
/** So that most messages are read: a bad one costs five of twenty a second. */
const PACE_MS = 260;
/** whatever is sent, a match does not hold more. */
const MOST_BYTES = 4_000_000;
const MOST_GROWN = 48_000_000;
const MOST_FAULTS = 10;

const TURNS: readonly { readonly ruleset: GameId; readonly options: RuleOptions }[] = [
  { ruleset: "kraft", options: {} },
  { ruleset: "kraft-classic", options: {} },
  { ruleset: "alfapet", options: {} },
  { ruleset: "wordfeud", options: {} },
];

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

export async function fuzzService(messages: number, seed: number, log?: (line: string) => void): Promise<Outcome> {
  const outcome: Outcome = {
    messages: 0,
    answers: 0,
    closed: 0,
    honest: 0,
    mostRows: 0,
    mostBytes: 0,
    grownBytes: 0,
    faults: [],
  };
  const uncaught = (error: unknown): void =>
    void outcome.faults.push(`uncaught: ${error instanceof Error ? error.stack : error}`);
  process.on("unhandledRejection", uncaught);
  let before = 0;
  try {
    for (let bout = 0; outcome.messages < messages && outcome.faults.length < MOST_FAULTS; bout++) {
      await fight(seed + bout, outcome);
      // What is made once is there by then.
      if (bout === 20) before = heap();
      if (bout % 100 === 99) log?.(`${outcome.messages} messages, ${outcome.faults.length} faults`);
    }
  } finally {
    process.off("unhandledRejection", uncaught);
  }
  outcome.grownBytes = before === 0 ? 0 : heap() - before;
  if (outcome.grownBytes > MOST_GROWN) outcome.faults.push(`memory has grown by ${outcome.grownBytes} bytes`);
  if (outcome.mostBytes > MOST_BYTES) outcome.faults.push(`a match holds ${outcome.mostBytes} bytes`);
  return outcome;
}

/** What both modes have. */
interface Ring {
  readonly rig: ServiceRig<never, never> | NodeRig;
  readonly honest: {
    readonly texts: string[];
    readonly messages: unknown[];
    readonly faults: string[];
    settle(): Promise<unknown>;
  };
  readonly move: () => Promise<string>;
  readonly seed: number;
}

async function fight(seed: number, outcome: Outcome): Promise<void> {
  const draw = random(seed);
  const express = draw.chance(0.25);
  const kind = draw.pick(TURNS) ?? { ruleset: "kraft", options: {} };
  const ruleset: GameId = express ? "express" : kind.ruleset;
  const format = express || draw.chance(0.5) ? "blitz" : "casual";
  const rig = express ? new ServiceRig(atOnce, (wire) => new ExpressClient(wire), {}) : new NodeRig();
  const options = express ? {} : kind.options;
  const made = await rig.match.create(wanted(rig.id, { ruleset, options, format, ...(express ? { lexicon: "sv" } : {}) }));
  if ("error" in made) throw new Error(`seed ${seed}: no match, ${made.error}`);
  const honest = await rig.connect("anna");
  const phase = draw.below(10);
  if (phase > 0) await rig.match.takeSeat({ player: "bo", name: "Bo" });
  const players = phase === 0 ? "anna" : "bo";
  let hostile = await rig.connect(players);
  if (phase > 1 && format === "blitz") {
    for (const client of [honest, hostile]) await (client.try as (command: object) => Promise<string>)({ type: "ready" });
    rig.setClock(rig.now() + 3001);
    await rig.fireAlarm();
  }
  const harmless = draw.chance(0.5);
  const known = ['{"t":"visible","visible":true}', '{"t":"catch-up","after":0}'];
  const fault = (what: string): void => void outcome.faults.push(`seed ${seed} (${ruleset}): ${what}`);
  const rowsBefore = (await rig.log()).length;

  let flood = 0;
  for (let sent = 0; sent < PER_MATCH && outcome.faults.length < MOST_FAULTS; sent++) {
    // Mostly slowly enough to be read; now and then a flood.
    if (flood > 0) flood--;
    else rig.setClock(rig.now() + PACE_MS);
    if (draw.chance(0.002)) flood = draw.below(200);
    if (hostile.closed !== null) {
      outcome.closed++;
      rig.setClock(rig.now() + 5000);
      hostile = await rig.connect(players);
    }
    const own = JSON.stringify({
      t: "command",
      id: `own-${String(sent).padStart(8, "0")}`,
      seen: hostile.n,
      command: honestCommand(hostile, draw),
    });
    if (sent % 10 === 0) known[60 + (sent % 40)] = own;
    // Now and then it does what is right, so that the match goes on.
    const made = !harmless && draw.chance(0.05) ? own : hostileMessage(draw, { n: hostile.n, known, harmless });
    const message = harmless && isCommand(made) ? "{" : made;
    try {
      hostile.send(message);
    } catch (error) {
      fault(`${JSON.stringify(message)} was thrown back: ${error instanceof Error ? error.stack : error}`);
    }
    outcome.messages++;
    for (const text of hostile.texts.splice(0)) {
      outcome.answers++;
      const wrong = wrongAnswer(text);
      if (wrong !== null) fault(`${JSON.stringify(message)} was answered: ${wrong}`);
    }
    hostile.messages.length = 0;
    if (sent % HONEST_EVERY === 0) {
      const command = honestCommand(honest, draw);
      const text = JSON.stringify({ t: "command", id: `honest-${String(sent).padStart(6, "0")}`, seen: honest.n, command });
      known[2 + (sent % 40)] = text;
      const heard = honest.messages.length;
      honest.send(text);
      const answers = (honest.messages.slice(heard) as { readonly t: string; readonly id?: string }[]).filter(
        ({ t }) => t === "done" || t === "refused",
      );
      if (answers.length !== 1) fault(`an honest command got ${answers.length} answers`);
      outcome.honest++;
      await checkHonest(honest, fault);
      const due = await rig.alarmAt();
      if (due !== null && due <= rig.now()) await rig.fireAlarm();
    }
    for (const { event, fields } of rig.notes.splice(0))
      if (event === "fault" || event === "not-recovered") fault(`noted ${JSON.stringify(fields)}`);
  }
  const log = await rig.log();
  const stored = await rig.stored();
  outcome.mostRows = Math.max(outcome.mostRows, log.length);
  outcome.mostBytes = Math.max(outcome.mostBytes, JSON.stringify(stored).length);
  if (harmless) {
    const seat = phase === 0 ? 0 : 1;
    const rows = log.slice(rowsBefore).filter(({ command }) => command?.seat === seat && !command.id.startsWith("honest-"));
    if (rows.length > 0) fault(`junk was stored: ${JSON.stringify(rows[0])}`);
  }
  rig.close();
}

/** By chance it is one after all. */
function isCommand(message: Message): boolean {
  if (typeof message !== "string") return false;
  return [readClientMessage(message), readExpressMessage(message)].some(
    (read) => "message" in read && read.message.t === "command",
  );
}

async function checkHonest(honest: Ring["honest"], fault: (what: string) => void): Promise<void> {
  try {
    await honest.settle();
  } catch (error) {
    fault(`the honest player sees another match: ${String(error)}`);
  }
  for (const text of honest.texts.splice(0)) {
    const wrong = wrongAnswer(text);
    if (wrong !== null) fault(`to the honest player: ${wrong}`);
  }
  honest.messages.length = 0;
}

/** Something that a person would do, by what they see. */
function honestCommand(
  honest: { readonly view: { readonly phase: string; readonly game: unknown } },
  draw: Random,
): MatchCommand | ExpressCommand {
  const { phase, game } = honest.view;
  if (phase !== "live") return { type: draw.chance(0.7) ? "ready" : "unready" };
  const view = game as GameView;
  if (view.own === undefined || view.own === null) return draw.chance(0.8) ? { type: "draw" } : { type: "done" };
  const { own } = view;
  const seats = view.seats.map((_, seat) => (seat === own.seat ? own : { rack: [], bar: [] }));
  return randomCommand({ ...view, seats, turn: own.seat } as unknown as GameState, draw).command;
}
