/** One reconnecting socket to one match. What it cannot send now is not kept: the store decides what is sent again. */
export interface MatchSocket {
  /** Whether it went out over an open connection. */
  send(text: string): boolean;
  /** Drops the connection, if there is one, and makes a new one at once. */
  reconnect(): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  /** A connection, or an attempt at one, ended; the socket tries again by itself, unless the code says that nothing is gained by it. */
  lost(code?: number): void;
}

/** `after`: the last stream number known, asked for anew at each attempt; 0 asks for everything. */
export type OpenSocket = (after: () => number, events: SocketEvents) => MatchSocket;

/** What the store may touch, so that its tests run without a network or a clock. */
export interface StorePorts {
  readonly openSocket: OpenSocket;
  /** Milliseconds of a clock that nobody sets: from any beginning, and only ever forward. */
  readonly now: () => number;
  /** Runs once after `ms`; the answer cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** 8–40 letters, digits, `_`, `-`; never the same twice. */
  readonly newId: () => string;
}
