import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Person } from "../../../shared/protocol/server-message.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import { closeMatch, getMatch, leaveMatch } from "../../api/matches.ts";
import type { ApiErrorCode } from "../../api/request.ts";
import { APP_NAME, GAME_NAMES } from "../../i18n/game-names.ts";
import { locale, t } from "../../i18n/index.ts";
import type { AnyMatchView } from "../../match/connection/kinds.ts";
import { displayName } from "../../match/names.ts";
import { HOME, useNavigate } from "../../navigation/navigate.ts";
import { TopBar } from "../../navigation/top-bar.tsx";
import { optionsOf, sayOptions } from "../../options/say-options.ts";
import { ThemeWords } from "../../options/theme-words.tsx";
import { useAnswer } from "../../ui/answer.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Invitation } from "./invitation.tsx";

interface WaitingProps {
  readonly match: AnyMatchView;
  readonly people: readonly Person[];
  readonly you: Seat | null;
  /** What the players can agree on meanwhile. */
  readonly children?: ComponentChildren;
}

/** The creator's seat. Only the creator sees the invitation. */
const MAKER = 0;

/** A match with a free seat, as its players see it. It becomes the match when all seats are taken. */
export function Waiting({ match, people, you, children }: WaitingProps) {
  const { app, challenge, play } = t();
  const navigate = useNavigate();
  const asked = useAnswer(() => getMatch(match.id), match.id);
  const challenged = asked.state === "known" ? asked.value.challenged : undefined;
  const title = challenged === undefined ? play.waiting : challenge.waiting(displayName(challenged));
  const options = sayOptions(match.ruleset, optionsOf(match.options));
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);

  const [busy, setBusy] = useState(false);
  const isMaker = you === MAKER;

  /** The creator withdraws the match. Anybody else leaves a seat, which is then free again. */
  async function goAway() {
    setBusy(true);
    const gone = await (isMaker ? closeMatch : leaveMatch)(match.id);
    setBusy(false);
    // The first answer may have been lost: then the seat is already free.
    if (gone.ok || gone.code === "no-such-match") navigate(HOME, true);
    else setProblem(gone.code);
  }

  return (
    <Page title={`${title} – ${APP_NAME}`}>
      <TopBar />
      <section class="middle">
        <h1>{title}</h1>
        <p class="hint">{challenged === undefined ? help(match, you) : challengeHelp(match, displayName(challenged))}</p>
        <div class="card waiting-card">
          <p class="label">
            {app.game(GAME_NAMES[match.ruleset], app.format[match.format].name)}, {app.lexicon[match.lexicon]}
          </p>
          {options.length > 0 && (
            <Facts>
              {options.map(({ term, is }) => (
                <Fact key={term} term={term}>
                  {is}
                </Fact>
              ))}
            </Facts>
          )}
          <ThemeWords words={match.options.theme?.words} />
          {match.seats > 2 && <Seats match={match} people={people} you={you} />}
          {asked.state === "waiting" && <Skeleton kind="list" />}
          {asked.state === "failed" && <Problem code={asked.code} onAgain={asked.again} />}
          {asked.state === "known" && challenged === undefined && (
            <Invitation ruleset={match.ruleset} code={asked.value.code} link={asked.value.link} />
          )}
          {match.expiresAt !== null && <p class="hint">{play.expires(until(match.expiresAt))}</p>}
        </div>
        {children}
        {you !== null && (
          <button type="button" class="button" disabled={busy} onClick={goAway}>
            {!isMaker ? play.leaveMatch : challenged === undefined ? play.closeMatch : challenge.withdraw}
          </button>
        )}
        {problem !== null && <Problem code={problem} onAgain={goAway} />}
      </section>
    </Page>
  );
}

function help({ format, seats }: AnyMatchView, you: Seat | null): string {
  const { play } = t();
  if (you !== MAKER) return play.waitingGuest;
  if (format === "blitz") return play.waitingBlitz;
  return seats > 2 ? play.waitingMany : play.waitingHelp;
}

const challengeHelp = ({ format }: AnyMatchView, name: string): string =>
  format === "blitz" ? t().challenge.waitingBlitz(name) : t().challenge.waitingHelp(name);

/** The players who have joined, and the free seats. */
function Seats({ match, people, you }: WaitingProps) {
  const { play } = t();
  const seatName = (seat: number): string => {
    const person = people.find((one) => one.seat === seat);
    return seat === you ? play.you : person === undefined ? play.opponent : displayName(person.name);
  };
  return (
    <div class="waiting-seats">
      <p class="label" role="status">
        {play.seatsTaken(match.taken.filter(Boolean).length, match.seats)}
      </p>
      <ol>
        {match.taken.map((taken, seat) => (
          <li key={String(seat)} class={taken ? "" : "free"}>
            {taken ? <bdi>{seatName(seat)}</bdi> : play.freeSeat}
          </li>
        ))}
      </ol>
    </div>
  );
}

const DAY_MS = 86_400_000;

/** A Blitz invitation ends within minutes. Others, and a rematch offer, end in days. */
function until(time: number): string {
  const style = time - Date.now() < DAY_MS ? ({ timeStyle: "short" } as const) : ({ dateStyle: "full" } as const);
  return new Intl.DateTimeFormat(locale(), style).format(time);
}
