import "./solo-card.css";
import { useState } from "preact/hooks";
import { formats } from "../i18n/format.ts";
import { locale, t } from "../i18n/index.ts";
import { StarIcon } from "../icons/index.ts";
import { Barred } from "../ui/barred.tsx";
import { Segments } from "../ui/segments.tsx";
import { type Class, recordOf } from "./records.ts";

export type SoloWay = "record" | "oneself";

interface SoloCardProps {
  /** The rack size and lexicon of the record. */
  readonly of: Class;
  /** True if a match with these options counts for the record. */
  readonly counts: boolean;
  readonly busy: boolean;
  /** The reason why no match can start now. */
  readonly barred: string | null;
  readonly onPlay: (way: SoloWay) => void;
}

/** Solo (P-21): against the record of this device, or against oneself with two racks. */
export function SoloCard({ of, counts, busy, barred, onPlay }: SoloCardProps) {
  const { bots, solo } = t();
  const [way, setWay] = useState<SoloWay>("record");
  return (
    <section class="card solo-card" aria-labelledby="solo">
      <StarIcon />
      <h2 id="solo">{solo.title}</h2>
      <Segments
        quiet
        label={solo.title}
        name="solo"
        value={way}
        options={[
          { value: "record", label: solo.record },
          { value: "oneself", label: solo.oneself },
        ]}
        onChange={setWay}
      />
      {barred !== null && <Barred why={barred} />}
      <p class="hint">{way === "oneself" ? solo.oneselfHelp : counts ? sayRecord(of) : solo.noRecord}</p>
      <button type="button" class="button" disabled={busy || barred !== null} onClick={() => onPlay(way)}>
        {busy ? bots.preparing : solo.play}
      </button>
    </section>
  );
}

/** The record for this lexicon and number of tiles. */
export function sayRecord(of: Class): string {
  const { app, solo } = t();
  const record = recordOf(of);
  const lexicon = app.lexicon[of.lexicon];
  if (record === null) return solo.none(lexicon, of.rackSize);
  return solo.toBeat(record.score, lexicon, of.rackSize, dateOf(record.at));
}

const dateOf = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);

/** The record to beat, shown during the match. */
export function sayRace(of: Class, counts: boolean): string {
  const { solo } = t();
  const record = counts ? recordOf(of) : null;
  return record === null ? solo.racing : solo.racingTo(formats(locale()).number(record.score));
}
