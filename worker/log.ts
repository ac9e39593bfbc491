/** One JSON object a line. Never a token, a code, an invite or an address: only ids that give no right. */
export interface LogFields {
  readonly player?: string | undefined;
  readonly match?: string | undefined;
  readonly [name: string]: string | number | boolean | null | undefined;
}

export function log(level: "info" | "warn" | "error", event: string, fields: LogFields): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** What an exception says, for the log alone. */
export function faultOf(error: unknown): { readonly fault: string; readonly stack: string | undefined } {
  return error instanceof Error ? { fault: error.message, stack: error.stack } : { fault: String(error), stack: undefined };
}
