import { type WordReport, WordReported } from "../../shared/protocol/http.ts";
import { requestOnce } from "./once.ts";
import type { ApiAnswer } from "./request.ts";

/** A word that the list wrongly lacks or holds. */
export const reportWord = (report: WordReport): Promise<ApiAnswer<WordReported>> =>
  requestOnce("POST", "/api/words/reports", WordReported, report);
