import { BANDS, type Band } from "../../shared/lexicon/bands-file.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import type { CollectedWords, Source } from "../recipe.types.ts";

/** The notice that is served beside the data: owners, licences and the way back to the source. */
export function notice(id: LexiconId, sources: readonly Source[]): string {
  const lines = [
    `Word list "${id}" of Alfa Kraft.`,
    "",
    "Made from the word sources below: expanded, filtered to words that can be laid on a board, and written as a word graph.",
    "The list is data under the licences of its sources. The program that reads it is a separate work.",
    "To make it anew from the sources, with every filter and every allowed and denied word: npm run lexicons.",
  ];
  for (const source of sources) {
    lines.push(
      "",
      `${source.name} ${source.version}`,
      `  licence: ${source.licence} (${source.texts.join(", ")})`,
      `  origin:  ${source.origin}`,
      "",
    );
    lines.push(
      ...source.notice
        .trim()
        .split("\n")
        .map((line) => (line === "" ? "" : `  ${line}`)),
    );
  }
  return `${lines.join("\n")}\n`;
}

/** Counts by length, the removals of each filter, and the two-letter words. Read it after every change of a list. */
export function report(
  id: LexiconId,
  version: string,
  words: readonly string[],
  bands: readonly Band[],
  collected: CollectedWords,
): string {
  const lengths = new Map<number, number>();
  for (const { length } of words) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  const rows = (map: Iterable<readonly [string | number, number]>): string[] =>
    [...map].map(([what, count]) => `| ${what} | ${count} |`);
  const twos = words.filter(({ length }) => length === 2);
  return [
    `# ${id} ${version}: ${words.length} words`,
    "",
    ...collected.sources.map((source) => `- ${source.name} ${source.version}, ${source.licence}`),
    "",
    "| letters | words |",
    "| --- | --- |",
    ...rows([...lengths].sort(([a], [b]) => a - b)),
    "",
    "| band | words | some of them |",
    "| --- | --- | --- |",
    ...BANDS.map((band) => {
      const inBand = words.filter((_, at) => bands[at] === band);
      const some = inBand.filter((_, at) => at % Math.ceil(inBand.length / 12) === 0);
      return `| ${band} | ${inBand.length} | ${some.join(" ")} |`;
    }),
    "",
    "| removed | forms |",
    "| --- | --- |",
    ...rows([...collected.removed].sort(([a], [b]) => (a < b ? -1 : 1))),
    "",
    `Added by the allow list (${collected.added.length}): ${collected.added.join(" ")}`,
    "",
    `Two letters (${twos.length}): ${twos.join(" ")}`,
    "",
  ].join("\n");
}
