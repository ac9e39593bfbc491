import { useEffect, useMemo, useState } from "preact/hooks";
import type { MatchRecord } from "../../shared/match/fair/record.ts";
import { Digits } from "../fair/seal.tsx";
import { keptOf } from "../fair/stored-commits.ts";
import { t } from "../i18n/index.ts";
import { AlertIcon, CheckIcon } from "../icons/index.ts";
import { Fact, Facts } from "../ui/facts.tsx";
import { type Judgement, judgeRecord } from "./judgement.ts";

export function Judged({ record }: { readonly record: MatchRecord }) {
  const { fair } = t();
  const judgement = useMemo(() => judgeRecord(record, keptOf(record.match)), [record]);
  const { verdict, own, answer } = judgement;
  return (
    <>
      <p class="hint">{fair.intro}</p>
      <section class={answer === "no" ? "card verify-answer wrong" : "card verify-answer"} role="status">
        {answer === "yes" || answer === "unkept" ? <CheckIcon /> : <AlertIcon />}
        <div>
          <h2>{sayAnswer(answer)}</h2>
          {answer === "unkept" && <p class="hint">{fair.unkept}</p>}
          {verdict.unvouched.map((why) => (
            <p key={why} class="hint">
              {fair.unvouched[why]}
            </p>
          ))}
          {verdict.unchecked !== null && <p class="hint">{fair.why[verdict.unchecked]}</p>}
        </div>
      </section>
      <ul class="verify-checks">
        {own !== null && <Line right={own.seal} says={fair.ownSeal} />}
        {own !== null && <Line right={own.part} says={fair.ownPart} />}
        {verdict.checks.map(({ subject, times, wrong }) => (
          <Line key={subject} right={wrong.length === 0} says={fair.subject[subject](times)} />
        ))}
      </ul>
      {record.nonces.length > 0 && (
        <details class="seal">
          <summary>{fair.parts}</summary>
          <Facts>
            {record.nonces.map(({ nonce, by }, seat) => (
              <Fact key={`${seat} ${nonce}`} term={fair.seat(seat + 1)}>
                {by === "player" ? fair.byPlayer : fair.byServer}
                <Digits text={nonce} />
              </Fact>
            ))}
            {record.seed !== null && (
              <Fact term={fair.serversPart}>
                <Digits text={record.seed} />
              </Fact>
            )}
          </Facts>
        </details>
      )}
      <Save record={record} />
    </>
  );
}

function sayAnswer(answer: Judgement["answer"]): string {
  const { fair } = t();
  switch (answer) {
    case "yes":
      return fair.yes;
    case "unkept":
      return fair.yesUnkept;
    case "unvouched":
      return fair.notVouched;
    case "no":
      return fair.no;
    case "not-checked":
      return fair.notChecked;
  }
}

function Line({ right, says }: { readonly right: boolean; readonly says: string }) {
  const { fair } = t();
  return (
    <li class={right ? "" : "wrong"}>
      {right ? <CheckIcon /> : <AlertIcon />}
      <span>{says}</span>
      <span class="verify-outcome">{right ? fair.right : fair.wrong}</span>
    </li>
  );
}

/** Saves the record as a file, for a later check or another person. */
function Save({ record }: { readonly record: MatchRecord }) {
  const { fair } = t();
  const [href, setHref] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [record]);
  return (
    <section class="verify-save">
      <a class="button" href={href} download={`alfa-kraft-${record.match}.json`}>
        {fair.save}
      </a>
      <p class="hint">{fair.saveHelp}</p>
    </section>
  );
}
