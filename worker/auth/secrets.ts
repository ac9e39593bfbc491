/** Random tokens, and what is derived from one key. All text is base64url. */

const TOKEN_BYTES = 16;

function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** 128 random bits. */
export function randomToken(): string {
  return toBase64Url(randomBytes(TOKEN_BYTES));
}

/** 0 … below − 1, every one equally likely; `below` at most 256. */
function randomBelow(below: number): number {
  const fair = 256 - (256 % below);
  for (;;) {
    const byte = randomBytes(1)[0];
    if (byte !== undefined && byte < fair) return byte % below;
  }
}

export function randomItem<T>(items: ArrayLike<T>): T {
  const item = items[randomBelow(items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

export function randomText(letters: string, length: number): string {
  return Array.from({ length }, () => randomItem(letters)).join("");
}

export async function hashOf(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

type Purpose = "match" | "invite" | "address" | "seed";

/** What the key makes of a text, for one purpose: no two purposes share a value. HMAC-SHA256, cut to `bytes`. */
export async function derive(key: string, purpose: Purpose, text: string, bytes = TOKEN_BYTES): Promise<string> {
  return toBase64Url(await derived(key, purpose, text, bytes));
}

/** The same in hexadecimal. */
export async function deriveHex(key: string, purpose: Purpose, text: string, bytes: number): Promise<string> {
  return Array.from(await derived(key, purpose, text, bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function derived(key: string, purpose: Purpose, text: string, bytes: number): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const hmac = await crypto.subtle.importKey("raw", encoder.encode(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const whole = await crypto.subtle.sign("HMAC", hmac, encoder.encode(`${purpose}\0${text}`));
  return new Uint8Array(whole, 0, bytes);
}

/** Takes the same time wherever the two differ. */
export function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
