/** The product's reconnecting socket for a rig: over a real WebSocket, dialled again until it is closed. */
import type { OpenSocket } from "../../client/match/connection/ports.types.ts";
import type { Visitor } from "../matches/visitor.ts";

const FIRST_WAIT_MS = 150;
const LONGEST_WAIT_MS = 4000;
/** A server that comes up accepts connections before it can answer; hundreds at once take their time on a busy machine. */
const ATTEMPT_MS = 20_000;

/** `heard` gets every frame, before the client does. */
export const openRealSocket =
  (visitor: Visitor, match: string, heard: (text: string) => void): OpenSocket =>
  (after, events) => {
    let socket: WebSocket | null = null;
    let failures = 0;
    let closed = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    function dial(): void {
      const mine = visitor.socket(match, after());
      socket = mine;
      const late = setTimeout(() => mine.close(), ATTEMPT_MS);
      mine.addEventListener("open", () => {
        clearTimeout(late);
        if (socket !== mine) return;
        failures = 0;
        events.opened();
      });
      mine.addEventListener("message", ({ data }) => {
        if (socket !== mine) return;
        heard(String(data));
        events.received(String(data));
      });
      mine.addEventListener("error", () => undefined);
      mine.addEventListener("close", () => {
        clearTimeout(late);
        if (socket !== mine) return;
        socket = null;
        if (closed) return;
        events.lost();
        again(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++));
      });
    }

    function again(ms: number): void {
      clearTimeout(waiting);
      waiting = setTimeout(dial, ms);
    }

    function drop(): void {
      const old = socket;
      socket = null;
      old?.close();
    }

    again(0);
    return {
      send(text) {
        if (socket?.readyState !== WebSocket.OPEN) return false;
        socket.send(text);
        return true;
      },
      reconnect() {
        if (closed) return;
        drop();
        events.lost();
        again(0);
      },
      close() {
        closed = true;
        clearTimeout(waiting);
        drop();
      },
    };
  };
