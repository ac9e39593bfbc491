import ReconnectingWebSocket from "partysocket/ws";
import { CLOSE } from "../../../shared/protocol/codes.ts";
import { PROTOCOL } from "../../../shared/protocol/version.ts";
import type { OpenSocket } from "./ports.types.ts";

/** After these codes the player decides whether to reconnect. */
const STAYS_AWAY: readonly number[] = [CLOSE.elsewhere, CLOSE.sessionEnded, CLOSE.outdated, CLOSE.left];

/** The first wait is short and random, so that not all clients reconnect at once after a deploy. */
const firstWait = (): number => 250 + Math.random() * 750;

/** A match's socket over partysocket. It queues nothing, because a queued play could reach a changed match. */
export const openPartySocket =
  (match: string): OpenSocket =>
  (after, events) => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/matches/${encodeURIComponent(match)}/socket`;
    const socket = new ReconnectingWebSocket(
      () => `${scheme}//${location.host}${path}?protocol=${PROTOCOL}&after=${after()}`,
      undefined,
      {
        maxEnqueuedMessages: 0,
        minReconnectionDelay: firstWait(),
        reconnectionDelayGrowFactor: 1.6,
        maxReconnectionDelay: 8_000,
        connectionTimeout: 6_000,
        shouldReconnectOnClose: ({ code }) => !STAYS_AWAY.includes(code),
      },
    );
    socket.onopen = () => events.opened();
    socket.onmessage = (event) => {
      if (typeof event.data === "string") events.received(event.data);
    };
    socket.onclose = ({ code }) => events.lost(code);
    return {
      send: (text) => socket.readyState === ReconnectingWebSocket.OPEN && socket.send(text),
      reconnect: () => socket.reconnect(),
      close: () => {
        socket.onclose = null;
        socket.close();
      },
    };
  };
