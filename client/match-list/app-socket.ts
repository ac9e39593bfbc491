import ReconnectingWebSocket from "partysocket/ws";
import { type Look, type News, readNews } from "../../shared/protocol/news.ts";
import { PING, PONG } from "../../shared/protocol/version.ts";

/** A missing answer to a ping reveals a dead connection. */
const PING_EVERY = 30_000;
const PONG_WITHIN = 8_000;

interface Listener {
  receive(news: News): void;
  /** The socket opened, for the first time or again. */
  opened(): void;
  /** The socket closed and will reconnect. */
  gone(): void;
  /** Called at intervals while the socket is open. */
  beat(): void;
}

export interface AppSocket {
  /** False if the socket is not open. */
  send(look: Look): boolean;
  /** The page is in view again, or the network is back: a connection that may be dead is tested. */
  wake(): void;
  close(): void;
}

/** The one socket of the app. It brings news about the player's own things, and presence. */
export function openAppSocket(listener: Listener): AppSocket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new ReconnectingWebSocket(`${scheme}//${location.host}/api/me/socket`, undefined, {
    maxEnqueuedMessages: 0,
    minReconnectionDelay: 1_000 + Math.random() * 2_000,
    reconnectionDelayGrowFactor: 1.8,
    maxReconnectionDelay: 60_000,
    connectionTimeout: 8_000,
    // The server's own codes are final: too many pages, or no session.
    shouldReconnectOnClose: ({ code }) => code < 4000,
  });
  /** The server has confirmed that it receives what a page shows. */
  let greeted = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    clearTimeout(next);
    clearTimeout(late);
    if (socket.readyState !== ReconnectingWebSocket.OPEN) return;
    socket.send(PING);
    late = setTimeout(() => socket.reconnect(), PONG_WITHIN);
    next = setTimeout(ask, PING_EVERY);
    listener.beat();
  }

  socket.onopen = () => {
    listener.opened();
    ask();
  };
  socket.onmessage = ({ data }) => {
    clearTimeout(late);
    const news = typeof data === "string" && data !== PONG ? readNews(data) : null;
    if (news?.t === "hello") greeted = true;
    if (news !== null) listener.receive(news);
  };
  socket.onclose = () => {
    greeted = false;
    listener.gone();
    clearTimeout(next);
    clearTimeout(late);
  };
  return {
    wake: ask,
    send(look) {
      if (!greeted || socket.readyState !== ReconnectingWebSocket.OPEN) return false;
      socket.send(JSON.stringify(look));
      return true;
    },
    close() {
      socket.onclose = null;
      clearTimeout(next);
      clearTimeout(late);
      socket.close();
    },
  };
}
