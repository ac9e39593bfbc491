/** What may come back, whatever was sent: messages of the protocol, with codes that are known, and not a word of how it is built. */
import { ERROR_CODES } from "../../shared/protocol/codes.ts";
import { readServerMessages } from "../../shared/protocol/server-message.ts";

/** A stack, a file, an exception's words. */
const INNARDS =
  /\n\s+at |\bat [\w.<>]+ \(|\.(ts|js|mjs):\d|\b(Type|Reference|Range|Syntax|Valibot)?Error\b|node:|file:\/\/|SQLITE|undefined is not/;
const KINDS: readonly string[] = ["snapshot", "event", "done", "refused", "people", "bad"];
const CODES: readonly string[] = ERROR_CODES;

/** Null: there is nothing wrong with it. `pong` is the runtime's. */
export function wrongAnswer(text: string): string | null {
  if (text === "pong") return null;
  if (INNARDS.test(text)) return `it tells of its innards: ${text.slice(0, 300)}`;
  const messages = readServerMessages(text);
  if (messages.length === 0) return `no message of the protocol: ${text.slice(0, 300)}`;
  for (const message of messages) {
    if (!KINDS.includes(message.t)) return `an unknown kind of message: ${text.slice(0, 300)}`;
    const code = message.t === "bad" ? message.code : message.t === "refused" ? message.error.code : null;
    if (code !== null && !CODES.includes(code)) return `an unknown code: ${code}`;
    if (code === "try-again") return `a fault of ours: ${text.slice(0, 300)}`;
  }
  return null;
}

/** The same for HTTP: JSON with a code, or nothing. */
export function wrongBody(status: number, type: string, text: string): string | null {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`;
  if (INNARDS.test(text) && !type.startsWith("text/html") && !type.includes("javascript"))
    return `it tells of its innards: ${text.slice(0, 300)}`;
  if (status < 400 || text === "") return null;
  try {
    const { error } = JSON.parse(text) as { readonly error?: { readonly code?: unknown } };
    return typeof error?.code === "string" ? null : `status ${status} without a code: ${text.slice(0, 300)}`;
  } catch {
    return `status ${status} that is no JSON: ${text.slice(0, 300)}`;
  }
}
