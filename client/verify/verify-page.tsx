import "./verify.css";
import { useState } from "preact/hooks";
import { useRoute } from "preact-iso";
import { MatchRecord, readRecord } from "../../shared/match/fair/record.ts";
import { request } from "../api/request.ts";
import { t } from "../i18n/index.ts";
import { matchPath } from "../navigation/navigate.ts";
import { TopBar } from "../navigation/top-bar.tsx";
import { useAnswer } from "../ui/answer.ts";
import { Page } from "../ui/page.tsx";
import { Problem } from "../ui/problem.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Judged } from "./judged.tsx";

/**
 * A finished match whose chance is computed again on this device, from the server's record or from a saved file (R-21, V-14).
 */
export function VerifyPage() {
  const id = useRoute().params.id ?? "";
  const { fair } = t();
  const asked = useAnswer(() => request("GET", `/api/matches/${encodeURIComponent(id)}/record`, MatchRecord), id);
  const [file, setFile] = useState<MatchRecord | "unreadable" | null>(null);
  const record = file ?? (asked.state === "known" ? asked.value : null);

  return (
    <Page title={fair.title} class="verify">
      <TopBar />
      <h1>{fair.title}</h1>
      {record === null && asked.state === "waiting" && <Skeleton kind="list" />}
      {record === null && asked.state === "failed" && <Unknown code={asked.code} again={asked.again} />}
      {record === "unreadable" && <p role="alert">{fair.why.unreadable}</p>}
      {record !== null && record !== "unreadable" && <Judged record={record} />}
      <div class="verify-ways">
        <label class="button verify-file">
          {fair.open}
          <input type="file" accept="application/json,.json" onChange={async (event) => setFile(await read(event))} />
        </label>
        <a class="button primary" href={matchPath(id)}>
          {fair.toMatch}
        </a>
      </div>
    </Page>
  );
}

function Unknown({ code, again }: { readonly code: Parameters<typeof Problem>[0]["code"]; readonly again: () => void }) {
  const { fair } = t();
  if (code !== "no-such-match") return <Problem code={code} onAgain={again} />;
  return (
    <section role="alert">
      <h2>{fair.gone}</h2>
      <p class="hint">{fair.goneHelp}</p>
    </section>
  );
}

async function read(event: Event): Promise<MatchRecord | "unreadable"> {
  const chosen = event.currentTarget instanceof HTMLInputElement ? event.currentTarget.files?.[0] : undefined;
  try {
    return readRecord(JSON.parse((await chosen?.text()) ?? "")) ?? "unreadable";
  } catch {
    return "unreadable";
  }
}
