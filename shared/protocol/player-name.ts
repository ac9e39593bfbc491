/** What a player may choose as a name. */
import * as v from "valibot";
import { isOneScript } from "./scripts.ts";
import { nameKey, visibleName } from "./shown-name.ts";

export const NAME_LENGTH = { least: 2, most: 24 } as const;

/** Letters of any script and digits; between them a sign, a space, or both as in `Å. Ek`. */
const FORM = /^[\p{L}\p{N}]\p{M}*(?:[.'’_-]? ?[\p{L}\p{M}\p{N}])+$/u;
const SEEN = /[\p{L}\p{N}]/gu;

/** Names that would pass for the service, or for the reader. Compared by `nameKey`, without spaces and signs. */
const RESERVED = new Set([
  "admin",
  "administrator",
  "moderator",
  "operator",
  "system",
  "support",
  "official",
  "alfakraft",
  "deletedplayer",
  "borttagenspelare",
  "you",
  "du",
]);

function isAllowed(name: string): boolean {
  const length = [...name].length;
  return (
    length >= NAME_LENGTH.least &&
    length <= NAME_LENGTH.most &&
    FORM.test(name) &&
    (name.match(SEEN)?.length ?? 0) >= 2 &&
    visibleName(name) === name &&
    isOneScript(name) &&
    !RESERVED.has(nameKey(name).replace(/[^\p{L}\p{M}\p{N}]/gu, ""))
  );
}

export const PlayerName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.normalize("NFC"),
  v.transform((name) => name.trim().replace(/\s+/g, " ")),
  v.check(isAllowed),
);
