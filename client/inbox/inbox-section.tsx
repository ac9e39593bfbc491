import "./inbox.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { InboxItem } from "../../shared/protocol/inbox.ts";
import { t } from "../i18n/index.ts";
import { CloseIcon } from "../icons/index.ts";
import { putNotesAway, refresh } from "../match-list/match-list.ts";
import { matchPath } from "../navigation/navigate.ts";
import { AvatarDot } from "../ui/avatar.tsx";
import { ChallengeCard } from "./challenge-card.tsx";
import { RequestLine } from "./request-line.tsx";
import { type Challenge, isChallenge, isNote, isRequest, type Note, sayItem } from "./say-item.ts";

interface InboxSectionProps {
  readonly items: readonly InboxItem[];
  /** The server's clock when the list was sent. */
  readonly now: number;
}

/** The longest time that a page stays open. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000;

/** The inbox: challenges first, then what happened while the player was away. */
export function InboxSection({ items, now }: InboxSectionProps) {
  const { inbox } = t();
  const challenges = items.filter(isChallenge);
  const requests = items.filter(isRequest);
  const notes = items.filter(isNote);
  useExpiry(challenges, now);
  return (
    <>
      <Arrivals items={items} />
      {items.length > 0 && (
        <section class="inbox" aria-labelledby="inbox">
          <h2 id="inbox">
            {inbox.title}
            <span class="count" aria-hidden="true">
              {items.length}
            </span>
            <span class="unseen">{inbox.waiting(items.length)}</span>
          </h2>
          {challenges.length + requests.length > 0 && (
            <ul class="challenges">
              {challenges.map((challenge) => (
                <li key={challenge.id}>
                  <ChallengeCard challenge={challenge} />
                </li>
              ))}
              {requests.map((request) => (
                <li key={request.id}>
                  <RequestLine request={request} />
                </li>
              ))}
            </ul>
          )}
          {notes.length > 0 && <Notes notes={notes} />}
        </section>
      )}
    </>
  );
}

function Notes({ notes }: { readonly notes: readonly Note[] }) {
  const { inbox } = t();
  return (
    <>
      <ul class="card notes">
        {notes.map((note) => (
          <li key={note.id}>
            <NoteLine note={note} />
          </li>
        ))}
      </ul>
      {notes.length > 1 && (
        <button type="button" class="quiet-button" onClick={() => putNotesAway(notes)}>
          {inbox.putAllAway}
        </button>
      )}
    </>
  );
}

/** A line that links to its match, if there is one, and can be dismissed. */
function NoteLine({ note }: { readonly note: Note }) {
  const said = sayItem(note);
  const there = note.kind === "ended" || note.kind === "accepted";
  const text = (
    <>
      {"colour" in note && <AvatarDot colour={note.colour} />}
      {said}
    </>
  );
  return (
    <>
      {there ? (
        <a class="inbox-note" href={matchPath(note.match)} onClick={() => putNotesAway([note])}>
          {text}
        </a>
      ) : (
        <span class="inbox-note">{text}</span>
      )}
      <button type="button" class="icon-button" aria-label={t().inbox.putAway(said)} onClick={() => putNotesAway([note])}>
        <CloseIcon />
      </button>
    </>
  );
}

/** New items are announced to screen readers. */
function Arrivals({ items }: { readonly items: readonly InboxItem[] }) {
  const known = useRef<ReadonlySet<string>>(new Set(items.map(({ id }) => id)));
  const [text, setText] = useState("");
  useEffect(() => {
    const news = items.filter(({ id }) => !known.current.has(id));
    known.current = new Set(items.map(({ id }) => id));
    if (news.length > 0) setText(news.map(sayItem).join(". "));
  }, [items]);
  return (
    <p class="unseen" role="status">
      {text}
    </p>
  );
}

/** Removes a challenge when it expires. */
function useExpiry(challenges: readonly Challenge[], now: number): void {
  const left = Math.min(...challenges.map(({ expiresAt }) => expiresAt - now));
  useEffect(() => {
    if (!Number.isFinite(left) || left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => void refresh(), Math.max(0, left) + 500);
    return () => clearTimeout(timer);
  }, [left]);
}
