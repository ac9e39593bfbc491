/** Which requirement ids a test names. A comment is no test: only what stands in its code, as titles do, is a citation. */

const ID = /\b[RKCPWDAV]-\d{2}\b/g;

/** Whole lines of comments, and what follows `//` after a space; the `//` of an address stands after a colon. */
const COMMENTS = /^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

export function citedInTest(text: string): string[] {
  return [...new Set(text.replace(COMMENTS, "").match(ID) ?? [])];
}

/** A vector cites by its `spec` field; random vectors have none. */
export function citedInVectors(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.trimStart().startsWith("//"));
  return [...new Set(lines.flatMap(specOf))];
}

function specOf(line: string): string[] {
  const vector: unknown = JSON.parse(line);
  if (typeof vector !== "object" || vector === null || !("spec" in vector) || !Array.isArray(vector.spec)) return [];
  return vector.spec.filter((id) => typeof id === "string");
}
