import { type WordReport, WordReported } from "../../shared/protocol/http.ts";
import { type Answer, request } from "./request.ts";

/** A word that the list wrongly lacks or holds. Safe to send again. */
export const reportWord = (report: WordReport): Promise<Answer<WordReported>> =>
  request("POST", "/api/words/reports", WordReported, report);
