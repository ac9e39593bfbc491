import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { GameView } from "../../shared/rules/view.types.ts";
import { t } from "../i18n/index.ts";
import { countsForRecord, noteResult } from "../solo/records.ts";
import { sayRace } from "../solo/solo-card.tsx";
import type { LocalMatch } from "./local-match.ts";

interface Race {
  readonly resting: ComponentChildren;
  readonly headline: string | undefined;
}

/** A match against the record of this device: its state, and at the end whether the record is broken (P-21). */
export function useRecord({ terms, match }: LocalMatch, { result, rackSize }: GameView): Race {
  const of = { lexicon: terms.lexicon, rackSize };
  const counts = terms.against.kind === "record" && countsForRecord(terms.options);
  const id = match.value?.id ?? "";
  const isRecord = useMemo(() => counts && result !== null && noteResult(of, result, id), [counts, result, id]);
  if (terms.against.kind !== "record") return { resting: null, headline: undefined };
  return {
    resting: result === null ? <span class="note-text">{sayRace(of, counts)}</span> : null,
    headline: isRecord ? t().solo.newRecord(result?.final[0] ?? 0) : undefined,
  };
}
