/** The bots of a match on this device. Each moves by itself in its turn, after a human delay. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Level } from "../../../shared/bot/levels.ts";
import type { GameView } from "../../../shared/rules/index.ts";
import type { Command, Seat } from "../../../shared/rules/model.ts";
import type { LocalMatch } from "../local-match.ts";
import { OWN_SEAT } from "../terms.ts";
import type { Bot } from "./bot-thread.ts";
import { paceOf } from "./pace.ts";

export interface Thinking {
  readonly seat: Seat;
  /** The delay of this turn, unless it is skipped. */
  readonly ms: number;
  /** Skipped: the bot moves as soon as it can. */
  readonly hurried: boolean;
}

export interface BotTurns {
  /** Null in the player's turn. */
  readonly thinking: ReadonlySignal<Thinking | null>;
  /** The bot could not start. `again` retries. */
  readonly stuck: ReadonlySignal<boolean>;
  /** Hurries all bots until it is the player's turn. */
  skip(): void;
  again(): void;
  stop(): void;
}

export interface BotTurnPorts {
  /** True if this page plays the bots of the match. Otherwise it waits for another page. */
  readonly plays: ReadonlySignal<boolean>;
  /** True if the match is on screen. Otherwise bots need no human delay. */
  readonly isSeen: () => boolean;
  /** Waits for the lexicon. Null if the match was closed meanwhile. */
  readonly bot: () => Promise<Bot | null>;
  readonly later: (run: () => void, ms: number) => () => void;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

/** A swap leads to another look at the rack, and its price limits that. This limit is for bugs. */
const MAX_ROUNDS = 50;
/** Includes turns that failed because another page moved. */
const MAX_TRIES = 20;
const NOBODY = { seats: [] };

export function playBotTurns(match: LocalMatch, level: Level, key: string, ports: BotTurnPorts): BotTurns {
  const thinking = signal<Thinking | null>(null);
  const stuck = signal(false);
  let running = false;
  let stopped = false;
  /** Until it is the player's turn again. */
  let hurried = false;
  let endPause: () => void = () => {};
  let making: Promise<Bot | null> | null = null;
  /** Ends the wait while another page plays. */
  let endWait: (ours: boolean) => void = () => {};

  /** Prepares the bot as soon as its lexicon has loaded. */
  function ready(): Promise<Bot | null> {
    making ??= ports.bot().then((bot) => {
      if (stopped) bot?.stop();
      else bot?.warm();
      return bot;
    });
    return making;
  }

  /** Ends after `ms` or with a tap. */
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = ports.later(resolve, ms);
      endPause = () => {
        cancel();
        resolve();
      };
      if (hurried) endPause();
    });

  /** Waits until this page plays. False if another page has moved or the match was closed. */
  async function isOurs(): Promise<boolean> {
    if (ports.plays.peek()) return true;
    const waited = new Promise<boolean>((resolve) => {
      endWait = resolve;
    });
    const stopWatching = effect(() => {
      if (ports.plays.value) endWait(true);
    });
    const ours = await waited;
    stopWatching();
    return ours;
  }

  const botOnTurn = () => {
    const onTurn = match.seatOnTurn();
    return onTurn === null || onTurn.seat === OWN_SEAT ? null : onTurn;
  };

  /** A player who has resigned waits only for the end. */
  const isOut = ({ seats }: Pick<GameView, "seats">): boolean => seats[OWN_SEAT]?.resigned === true;

  async function run(): Promise<void> {
    if (running || stopped) return;
    running = true;
    try {
      let [rounds, tries, number] = [0, 0, 0];
      for (let onTurn = botOnTurn(); onTurn !== null && !stopped && !stuck.peek(); onTurn = botOnTurn()) {
        if (onTurn.view.turnNumber !== number) [rounds, tries] = [0, 0];
        number = onTurn.view.turnNumber;
        if (isOut(onTurn.view)) hurried = true;
        if (rounds === MAX_ROUNDS || tries++ === MAX_TRIES + rounds) {
          ports.log({ event: "bot-endless", level, rounds });
          await match.act(onTurn.seat, { type: "pass" });
        } else if (await turn(onTurn.seat, onTurn.view)) rounds++;
      }
    } catch (error) {
      ports.log({ event: "bot-failed", level, why: String(error) });
      stuck.value = !stopped;
    } finally {
      running = false;
      hurried = false;
      thinking.value = null;
    }
  }

  /** False if the turn failed. It is tried again if it is still due. */
  async function turn(seat: Seat, view: GameView): Promise<boolean> {
    const ms = ports.isSeen() ? paceOf(level, ports.random(), view.own?.rack.length ?? 0, view.rackSize) : 0;
    thinking.value = { seat, ms, hurried };
    const paused = pause(ms);
    if (!(await isOurs())) return false;
    const bot = await ready();
    if (bot === null || stopped) return false;
    const thought = bot.think(view, level, `${key} ${seat} ${view.turnNumber}`);
    if (hurried) bot.hurry();
    const commands = await thought;
    if (commands === null) {
      stuck.value = !stopped;
      return false;
    }
    await paused;
    return !stopped && (await act(seat, view, commands));
  }

  /** If another page has moved or begun to, the bot must think again. */
  async function act(seat: Seat, thoughtOf: GameView, commands: readonly Command[]): Promise<boolean> {
    const done = await match.actAll(seat, commands, { thoughtOf, goesOn: () => !stopped });
    if (done.ok) return true;
    // Another page was faster, or the player resigned meanwhile.
    if (done.error.code === "stale" || done.error.code === "match-over" || stopped) return false;
    // A bug of ours. The match goes on.
    ports.log({ event: "bot-refused", level, code: done.error.code, commands: commands.map(({ type }) => type).join() });
    await match.act(seat, { type: "pass" });
    return true;
  }

  function skip(): void {
    const now = thinking.peek();
    if (now === null || hurried) return;
    hurried = true;
    thinking.value = { ...now, hurried };
    endPause();
    void making?.then((bot) => bot?.hurry());
  }

  const stopListening = match.onStep(() => {
    endWait(false);
    if (isOut(match.match.peek()?.game ?? NOBODY)) skip();
    void run();
  });
  if (match.seatOnTurn() !== null && ports.plays.peek()) void ready();
  void run();

  return {
    thinking,
    stuck,
    skip,
    again() {
      stuck.value = false;
      void run();
    },
    stop() {
      stopped = true;
      stopListening();
      endPause();
      endWait(false);
      void making?.then((bot) => bot?.stop());
    },
  };
}
