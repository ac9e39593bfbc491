/** One reconnecting socket to one match. It keeps nothing that it cannot send now: the store decides what is sent again. */
export interface MatchSocket {
  /** True if the text was sent over an open connection. */
  send(text: string): boolean;
  /** Drops the connection, if there is one, and opens a new one at once. */
  reconnect(): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  /** A connection or an attempt ended. The socket retries by itself, unless the code makes that pointless. */
  lost(code?: number): void;
}

/** `after` is the last known stream number, read again at each attempt. 0 requests everything. */
export type OpenSocket = (after: () => number, events: SocketEvents) => MatchSocket;

/** The ports of the store, so that its tests run without a network or a clock. */
export interface StorePorts {
  readonly openSocket: OpenSocket;
  /** Milliseconds of a monotonic clock with any start. */
  readonly now: () => number;
  /** Runs once after `ms`. The returned function cancels. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** 8–40 letters, digits, `_` or `-`; never the same twice. */
  readonly newId: () => string;
}
