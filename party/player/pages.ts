/** The pages of one player: their hibernating sockets, and what each has said of itself. */
import { isHere, newPage, type Page, readPage, withMet } from "../../shared/player/presence.ts";
import { CLOSE } from "../../shared/protocol/codes.ts";
import type { News } from "../../shared/protocol/news.ts";
import { hasExpired } from "../objects/ended-sessions.ts";

/** Open pages of one player; one more closes the oldest. */
const MOST_SOCKETS = 16;

export class Pages {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  /** Gives the sockets beyond the limit, which are to be closed. */
  add(socket: WebSocket, session: string, until: number | null, now: number): readonly WebSocket[] {
    this.#ctx.acceptWebSocket(socket, [session]);
    socket.serializeAttachment({ ...newPage(now), ...(until === null ? {} : { until }) });
    return [...this.#open(now)].sort((a, b) => of(b).since - of(a).since).slice(MOST_SOCKETS);
  }

  /** How many have heard it. */
  say(news: News, now: number): number {
    const text = JSON.stringify(news);
    const pages = this.#ctx.getWebSockets().filter((socket) => !this.ends(socket, now));
    for (const socket of pages) send(socket, text);
    return pages.length;
  }

  /** With its session. */
  ends(socket: WebSocket, now: number): boolean {
    if (!hasExpired(of(socket), now)) return false;
    close(socket, CLOSE.sessionEnded, "session-ended");
    return true;
  }

  note(socket: WebSocket, change: Partial<Page>): void {
    socket.serializeAttachment({ ...of(socket), ...change });
  }

  /** Is one of them in front of the player. */
  isHere(now: number): boolean {
    return this.#shown(now).length > 0;
  }

  /** These have seen that the player is here, and are told when they go. */
  meet(players: readonly string[], now: number): void {
    const [first] = this.#shown(now);
    if (first !== undefined && players.length > 0) first.serializeAttachment(withMet(of(first), players));
  }

  /** Gives the players who have seen this one present, and forgets them. `closing`: sockets that the platform no longer lists. */
  part(closing: readonly WebSocket[]): ReadonlySet<string> {
    const met = new Set<string>();
    for (const socket of [...this.#ctx.getWebSockets(), ...closing]) {
      const page = of(socket);
      for (const player of page.met) met.add(player);
      if (page.met.length > 0) socket.serializeAttachment({ ...page, met: [] });
    }
    return met;
  }

  /** What one page knew of that closes, the others know of from now on. */
  handOver(closing: readonly WebSocket[], now: number): void {
    this.meet(
      closing.flatMap((socket) => of(socket).met),
      now,
    );
  }

  #open(now: number): readonly WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN && !this.ends(socket, now));
  }

  #shown(now: number): readonly WebSocket[] {
    return this.#open(now).filter((socket) =>
      isHere(of(socket), this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? null, now),
    );
  }
}

const of = (socket: WebSocket): Page => readPage(socket.deserializeAttachment());

export function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // It is gone already; its page asks for the lists when it is back.
  }
}

export function close(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // It is closed already.
  }
}
