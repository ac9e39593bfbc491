import { type WordReport, WordReported } from "../../shared/protocol/http.ts";
import { type Answer, request } from "./request.ts";

/** Reports a word that the list lacks or should not hold. Safe to send again. */
export const reportWord = (report: WordReport): Promise<Answer<WordReported>> =>
  request("POST", "/api/words/reports", WordReported, report);
