/** Bytes that a text takes as UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Is it no longer than that: mostly known without counting, since a UTF-16 unit is at most three bytes of UTF-8. */
export const hasAtMost = (text: string, bytes: number): boolean =>
  text.length <= bytes && (text.length * 3 <= bytes || utf8Length(text) <= bytes);
