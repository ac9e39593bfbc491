import type { LobbyMatch, MatchView, StreamEvent } from "../../../../shared/protocol/match-view.types.ts";
import type { ServerMessage } from "../../../../shared/protocol/server-message.ts";
import type { SocketEvents, StorePorts } from "../ports.types.ts";

/** A lobby of two: its events are small, and fold like those of the game. */
export const LOBBY: LobbyMatch = {
  id: "m",
  phase: "lobby",
  ruleset: "kraft",
  lexicon: "sv",
  lexiconVersion: "000000000000",
  format: "blitz",
  options: {},
  seats: 2,
  taken: [true, true],
  ready: [false, false],
  startsAt: null,
  expiresAt: 600_000,
  reason: null,
  game: null,
};

export const ready = (seat: number): StreamEvent => ({ type: "ready", at: 0, seat });
export const unready = (seat: number): StreamEvent => ({ type: "unready", at: 0, seat });

/** A network, a clock and ids that the test controls. */
export function fakePorts() {
  const sent: string[] = [];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let now = 1_000;
  let ids = 0;
  let connected = false;
  let after: () => number = () => 0;
  let events: SocketEvents | null = null;
  let reconnects = 0;
  let closed = false;

  const ports: StorePorts = {
    openSocket(askAfter, given) {
      after = askAfter;
      events = given;
      return {
        send(text) {
          if (connected) sent.push(text);
          return connected;
        },
        reconnect() {
          reconnects += 1;
          if (connected) lose();
        },
        close() {
          connected = false;
          closed = true;
        },
      };
    },
    now: () => now,
    later(run, ms) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    newId: () => `command-${++ids}`,
  };

  function lose(code?: number): void {
    connected = false;
    events?.lost(code);
  }

  return {
    ports,
    /** The messages sent since the last call, parsed. */
    sent(): unknown[] {
      return sent.splice(0).map((text) => (text === "ping" ? text : JSON.parse(text)));
    },
    open(): void {
      connected = true;
      events?.opened();
    },
    lose,
    say(message: ServerMessage): void {
      events?.received(JSON.stringify(message));
    },
    pong(): void {
      events?.received("pong");
    },
    event(n: number, event: StreamEvent): void {
      this.say({ t: "event", n, now, event });
    },
    snapshot(n: number, view: MatchView = LOBBY, oldest = 1): void {
      this.say({ t: "snapshot", protocol: 1, oldest, n, now, you: 0, view });
    },
    wait(ms: number): void {
      const until = now + ms;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    },
    after: () => after(),
    reconnects: () => reconnects,
    closed: () => closed,
    clock: () => now,
  };
}
