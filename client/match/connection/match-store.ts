import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ClientMessage } from "../../../shared/protocol/client-message.ts";
import { CLOSE } from "../../../shared/protocol/codes.ts";
import type { MatchView, StreamEvent } from "../../../shared/protocol/match-view.types.ts";
import { type Person, readServerMessages, type ServerMessage } from "../../../shared/protocol/server-message.ts";
import { PONG, PROTOCOL } from "../../../shared/protocol/version.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import type { MatchSource } from "../source.types.ts";
import { createAnswerWatch } from "./answer-watch.ts";
import { createCommands, type MatchCommand, type Outcome } from "./commands.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { createLog } from "./log.ts";
import type { StorePorts } from "./ports.types.ts";
import { createServerClock } from "./server-clock.ts";

/**
 * connecting: nothing has arrived yet. lost: long enough to tell the player. outdated: only a reload helps. elsewhere:
 * too many other pages hold the seat; this one returns when the player asks. ended: the session has ended. left: the
 * player left the seat before the match began.
 */
export type Link = "connecting" | "online" | "lost" | "outdated" | "elsewhere" | "ended" | "left";

/** A match over a connection. It is in turns unless another kind is named. */
export interface MatchStore<View = MatchView, Event = StreamEvent, Asked extends { readonly type: string } = MatchCommand>
  extends MatchSource<View, Event, Asked> {
  readonly people: ReadonlySignal<readonly Person[]>;
  readonly link: ReadonlySignal<Link>;
  /** Consecutive failed attempts to connect. */
  readonly failures: ReadonlySignal<number>;
  /** Commands without an answer, the oldest first. */
  readonly unanswered: ReadonlySignal<readonly Asked[]>;
  /** Resolves with the server's answer, however many connections that takes. */
  send(command: Asked): Promise<Outcome>;
  setVisible(visible: boolean): void;
  /** The page is in view again: missed events are requested, and a dead connection is detected soon. */
  wake(): void;
  /** The device reports that its network is gone. Unless the server still answers, the player is told at once. */
  networkGone(): void;
  /** The network changed: the old connection is not trusted. */
  restart(): void;
  /** Takes the match back from the other pages. */
  takeHere(): void;
  close(): void;
}

/** The page is detached from the match and does not reconnect by itself. */
const APART = ["elsewhere", "ended", "left"] as const;
export type Detachment = (typeof APART)[number];
const CLOSED_BY: Readonly<Record<Detachment, number>> = {
  elsewhere: CLOSE.elsewhere,
  ended: CLOSE.sessionEnded,
  left: CLOSE.left,
};
export const detachment = (link: Link): Detachment | null => APART.find((why) => why === link) ?? null;

/** Shorter gaps are not shown. */
const LOST_AFTER = 1_500;
/** After sleep a dead connection should not cost the player five seconds. */
const PONG_WITHIN_AWAKE = 2_500;
/** The page reports the loss of its network within a second. */
const PONG_WITHIN_OFFLINE = 700;

/** A match on the client: a snapshot, and the events of the own stream folded into it. */
export function createMatchStore<View, Event, Asked extends { readonly type: string }>(
  ports: StorePorts,
  /** Gives exactly the view that the server would show after the event. */
  evolve: (view: View, event: Event) => View,
): MatchStore<View, Event, Asked> {
  const match = signal<View | null>(null);
  const you = signal<Seat | null>(null);
  const people = signal<readonly Person[]>([]);
  const link = signal<Link>("connecting");
  const failures = signal(0);
  /** The number of the last folded event. */
  const n = signal(0);

  const clock = createServerClock();
  const log = createLog<Event>();
  const hearers = new Set<(event: Event, match: View) => void>();
  let open = false;
  let visible = true;
  let closed = false;
  /** True if the device reports that it has no network. */
  let offline = false;
  /** The number after which events were last requested: one request per gap. */
  let askedAfter: number | null = null;
  let stopLost: (() => void) | null = null;

  const transmit = (text: string): boolean => socket.send(text);
  const say = (message: ClientMessage): boolean => transmit(JSON.stringify(message));
  const commands = createCommands<Asked>(ports, transmit);
  const staysAway = (): boolean => closed || APART.some((detached) => detached === link.value);
  const isWaiting = (): boolean => commands.unanswered.value.length > 0;
  const heartbeat = createHeartbeat(ports.later, transmit, giveUp);
  const watch = createAnswerWatch(ports, { isWaiting, probe: heartbeat.probe, stuck: giveUp });

  /** Nobody answers on this connection. A player who waits for an answer, or has lost the network, is told now. */
  function giveUp(): void {
    if (offline || isWaiting()) link.value = "lost";
    socket.reconnect();
  }

  function askAfter(after: number): void {
    if (askedAfter !== after && say({ t: "catch-up", after })) askedAfter = after;
  }

  function fold(number: number, event: Event): void {
    const before = match.value;
    if (before === null || number > n.value + 1) {
      askAfter(n.value);
      return;
    }
    log.record(number, event);
    if (number <= n.value) return;
    askedAfter = null;
    const after = evolve(before, event);
    n.value = number;
    match.value = after;
    for (const hear of hearers) hear(event, after);
  }

  /** The server's number is higher than ours: an event was lost on the way. */
  function checkAgainst(number: number): void {
    if (number > n.value) askAfter(n.value);
  }

  function receive(message: ServerMessage<View, Event>): void {
    switch (message.t) {
      case "snapshot":
        if (message.oldest > PROTOCOL) {
          link.value = "outdated";
          end();
          return;
        }
        clock.heard(message.now, ports.now());
        askedAfter = null;
        n.value = message.n;
        you.value = message.you;
        match.value = message.view;
        return;
      case "event":
        clock.heard(message.now, ports.now());
        fold(message.n, message.event);
        return;
      case "done":
        checkAgainst(message.n);
        commands.done(message.id);
        return;
      case "refused":
        checkAgainst(message.n);
        commands.refused(message.id, message.error);
        return;
      case "people":
        people.value = message.players;
        return;
      case "bad":
        commands.bad({ code: message.code });
    }
  }

  function end(): void {
    closed = true;
    stopLost?.();
    heartbeat.stop();
    watch.stop();
    commands.stop();
    socket.close();
  }

  const socket = ports.openSocket(() => (match.value === null ? 0 : n.value), {
    opened() {
      open = true;
      stopLost?.();
      stopLost = null;
      offline = false;
      failures.value = 0;
      link.value = "online";
      askedAfter = null;
      clock.forget();
      say({ t: "visible", visible });
      commands.resend();
      heartbeat.beat();
      if (isWaiting()) watch.begin();
    },
    received(text) {
      heartbeat.heard();
      if (closed) return;
      if (text !== PONG) for (const message of readServerMessages<ServerMessage<View, Event>>(text)) receive(message);
      watch.heard();
    },
    lost(code) {
      if (closed) return;
      if (!open) failures.value += 1;
      open = false;
      heartbeat.stop();
      watch.stop();
      if (code === CLOSE.outdated) {
        link.value = "outdated";
        end();
        return;
      }
      const detached = APART.find((why) => CLOSED_BY[why] === code);
      if (detached !== undefined) {
        stopLost?.();
        stopLost = null;
        link.value = detached;
        return;
      }
      stopLost ??= ports.later(() => {
        link.value = "lost";
      }, LOST_AFTER);
    },
  });

  return {
    hosted: "server",
    match,
    you,
    people,
    link,
    failures,
    unanswered: commands.unanswered,
    history: computed(() => {
      const known = log.events.value;
      return log.holdsUpTo(n.value) ? known : null;
    }),
    serverNow: () => clock.at(ports.now()),
    send(command) {
      const outcome = commands.send(command, n.value);
      if (open) watch.begin();
      return outcome;
    },
    listen(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    setVisible(now) {
      if (visible === now) return;
      visible = now;
      if (open) say({ t: "visible", visible });
    },
    wake() {
      if (staysAway()) return;
      if (!open) {
        socket.reconnect();
        return;
      }
      heartbeat.probe(PONG_WITHIN_AWAKE);
      if (match.value !== null) say({ t: "catch-up", after: n.value });
    },
    networkGone() {
      if (staysAway()) return;
      offline = true;
      if (open) heartbeat.probe(PONG_WITHIN_OFFLINE);
      else if (match.value !== null) link.value = "lost";
    },
    restart() {
      if (!staysAway()) socket.reconnect();
    },
    takeHere() {
      if (closed) return;
      link.value = "connecting";
      socket.reconnect();
    },
    askHistory() {
      if (n.value > 0 && !log.holdsUpTo(n.value)) say({ t: "catch-up", after: 0 });
    },
    close: end,
  };
}
