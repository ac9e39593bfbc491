import { useState } from "preact/hooks";
import type { LexiconId } from "../../shared/rules/model.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { reportWord } from "../api/words.ts";
import { t } from "../i18n/index.ts";
import { ReportIcon } from "../icons/index.ts";

interface ReportButtonProps {
  readonly lexicon: LexiconId;
  readonly version: string;
  readonly word: string;
  /** The verdict of the list. The report says the opposite. */
  readonly valid: boolean;
}

type Sent = "no" | "sending" | "yes" | ApiErrorCode;

/** Reports to the keepers of the word lists that a word is wrongly valid or wrongly missing. */
export function ReportButton({ lexicon, version, word, valid }: ReportButtonProps) {
  const { errors, words } = t();
  const [sent, setSent] = useState<Sent>("no");

  async function send() {
    setSent("sending");
    const answer = await reportWord({ lexicon, version, word, kind: valid ? "wrong" : "missing" });
    setSent(answer.ok ? "yes" : answer.code);
  }

  if (sent === "yes") return <p class="hint">{words.reported(word)}</p>;
  return (
    <>
      <button type="button" class="button" disabled={sent === "sending"} onClick={send}>
        <ReportIcon />
        {valid ? words.reportWrong : words.reportMissing}
      </button>
      {sent !== "no" && sent !== "sending" && <p class="field-error">{sent === "too-many" ? words.tooMany : errors[sent]}</p>}
    </>
  );
}
