/** The one bot thread of a page. Matches take turns on it, and it holds the lexicon of the current one. */
import type { Lexicon } from "../../../shared/lexicon/lexicon.ts";
import type { Command } from "../../../shared/rules/model.ts";
import type { Bot } from "./bot-thread.ts";

export interface OneThread {
  /** The bot of a match with that lexicon. */
  botFor(lexicon: Lexicon): Bot;
  /** Frees its memory after the current search. It starts again when needed. */
  rest(): void;
}

interface Thought {
  readonly of: Lexicon;
  readonly begin: (bot: Bot) => Promise<readonly Command[] | null>;
  readonly end: (commands: readonly Command[] | null) => void;
  /** The player is waiting for it. */
  hurried: boolean;
}

const isSame = (one: Lexicon, other: Lexicon): boolean => one.id === other.id && one.version === other.version;

export function oneThread(make: (lexicon: Lexicon) => Bot): OneThread {
  let thread: { readonly lexicon: Lexicon; readonly bot: Bot } | null = null;
  let running: Thought | null = null;
  const waiting: Thought[] = [];
  const users = new Set<object>();
  let resting = false;

  function drop(): void {
    thread?.bot.stop();
    thread = null;
  }

  function knowing(lexicon: Lexicon): Bot {
    if (thread !== null && isSame(thread.lexicon, lexicon)) return thread.bot;
    drop();
    const bot = make(lexicon);
    thread = { lexicon, bot };
    return bot;
  }

  /** Hurried searches come first. */
  function takeNext(): Thought | undefined {
    const at = waiting.findIndex(({ hurried }) => hurried);
    return waiting.splice(Math.max(0, at), 1)[0];
  }

  async function work(): Promise<void> {
    while (running === null) {
      const next = takeNext();
      if (next === undefined) break;
      running = next;
      const bot = knowing(next.of);
      const thinking = next.begin(bot).catch(() => null);
      if (next.hurried) bot.hurry();
      const commands = await thinking;
      running = null;
      next.end(commands);
    }
    if (running === null && resting) drop();
    resting &&= running !== null;
  }

  function botFor(lexicon: Lexicon): Bot {
    const self = {};
    let own: Thought | null = null;
    let stopped = false;
    users.add(self);
    return {
      warm() {
        if (!stopped && running === null) knowing(lexicon).warm();
      },
      think: (view, level, seed) =>
        new Promise((resolve) => {
          if (stopped) return resolve(null);
          const thought: Thought = {
            of: lexicon,
            begin: (bot) => bot.think(view, level, seed),
            end(commands) {
              if (own === thought) own = null;
              resolve(commands);
            },
            hurried: false,
          };
          own = thought;
          waiting.push(thought);
          void work();
        }),
      hurry() {
        if (own === null) return;
        own.hurried = true;
        if (own === running) thread?.bot.hurry();
      },
      stop() {
        if (stopped) return;
        stopped = true;
        users.delete(self);
        const left = own === null ? -1 : waiting.indexOf(own);
        if (left >= 0) waiting.splice(left, 1)[0]?.end(null);
        if (users.size === 0 || (own !== null && own === running)) drop();
      },
    };
  }

  return {
    botFor,
    rest() {
      if (running === null) drop();
      else resting = true;
    },
  };
}
