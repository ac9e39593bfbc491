export { type ClientMessage, type CommandMessage, type MatchCommand, readClientMessage } from "./client-message.ts";
export { CLOSE, ERROR_CODES, type ErrorCode, SERVICE_ERRORS } from "./codes.ts";
export { type ClosedReason, type LobbyEvent, type MatchView, PHASES, type Phase, type StreamEvent } from "./match-view.types.ts";
export { type Person, readServerMessage, type ServerMessage, type WireError } from "./server-message.ts";
export { MAX_MESSAGE_BYTES, OLDEST_PROTOCOL, PING, PONG, PROTOCOL } from "./version.ts";
