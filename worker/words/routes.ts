import { Hono } from "hono";
import { MAX_LENGTH, MIN_LENGTH, normalise } from "../../shared/lexicon/alphabet.ts";
import { WordReport, type WordReported } from "../../shared/protocol/http.ts";
import { alphabetOf } from "../../shared/rules/lexicons.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import type { App } from "../app.types.ts";
import { readPlayer } from "../auth/session.ts";
import { readBody } from "../http/body.ts";
import { refuse } from "../http/refuse.ts";
import { noteReport } from "./reports.ts";

/** A report can be about any word that the list could hold: of its alphabet, and of a length that fits a board. */
function couldStand(lexicon: LexiconId, word: string): boolean {
  const letters = [...word];
  return (
    letters.length >= MIN_LENGTH && letters.length <= MAX_LENGTH && letters.every((one) => alphabetOf(lexicon).includes(one))
  );
}

export const words = new Hono<App>().post("/reports", async (c) => {
  const read = await readBody(c, WordReport);
  if ("refused" in read) return read.refused;
  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const word = normalise(read.body.word.trim());
  if (!couldStand(read.body.lexicon, word)) return refuse(c, "bad-request", "word");
  const noted = await noteReport(c.env.DB, player.id, { ...read.body, word }, Date.now());
  return noted ? c.json({ word } satisfies WordReported, 201) : refuse(c, "too-many");
});
