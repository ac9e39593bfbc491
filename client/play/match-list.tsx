import { useEffect, useMemo } from "preact/hooks";
import { formats } from "../i18n/format.ts";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { locale, t } from "../i18n/index.ts";
import { ForwardIcon } from "../icons/index.ts";
import { clockFace, sayClock } from "../match/clock/clock-face.ts";
import { type ServerTime, useServerTime } from "../match/clock/server-time.ts";
import { displayName } from "../match/names.ts";
import { inOrder, type ListedMatch, nameAt, ownFirst, resultOf, tilesOf, waitsForYou } from "../match-list/listed-match.ts";
import { isHere } from "../match-list/presence.ts";
import { matchPath } from "../navigation/navigate.ts";
import { AvatarDot } from "../ui/avatar.tsx";

interface MatchListProps {
  readonly list: { readonly now: number; readonly matches: readonly ListedMatch[] };
  /** A clock has run out: the server decides what follows. */
  readonly onAgain: () => void;
}

/** The server takes a moment after a deadline. */
const AFTER_DEADLINE_MS = 1500;

export function MatchList({ list, onAgain }: MatchListProps) {
  const { play } = t();
  const server = useMemo<ServerTime>(() => {
    // By a monotonic clock.
    const ahead = list.now - performance.now();
    return { serverNow: () => performance.now() + ahead };
  }, [list]);
  useEffect(() => {
    const next = Math.min(...list.matches.flatMap(({ card }) => card?.deadline ?? []).filter((due) => due > list.now));
    if (!Number.isFinite(next) || next - list.now > LONGEST_TIMER_MS) return;
    const timer = setTimeout(onAgain, next - list.now + AFTER_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [list, onAgain]);

  const shown = inOrder(list.matches);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" class="unseen">
        {play.matches}
      </h2>
      <ul class="match-list">
        {shown.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} server={server} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000;

interface MatchCardProps {
  readonly match: ListedMatch;
  readonly server: ServerTime;
}

/** The opponents, the scores, and the clock of a match. */
function MatchCard({ match, server }: MatchCardProps) {
  const { app, play } = t();
  const { id, ruleset, format, status, opponents, colours, challenged, card, local } = match;
  const colour = challenged?.colour ?? (colours?.length === 1 ? colours[0] : undefined);
  const scores = match.result?.final ?? card?.scores;
  const classes = ["card", "match-card", waitsForYou(match) && "waits", card !== null && "drawn"];
  return (
    <a class={classes.filter(Boolean).join(" ")} href={local?.path ?? matchPath(id)}>
      {card !== null && <SmallBoard rows={card.rows} size={card.size} />}
      <b>
        {colour !== undefined && <AvatarDot colour={colour} />}
        <bdi>{opponents.length > 0 ? opponents.map(displayName).join(", ") : (challenged?.name ?? play.nobodyYet)}</bdi>
      </b>
      {scores !== undefined && (
        <span class={scores.length > 2 ? "match-scores many" : "match-scores"}>{sayScores(match.seat, scores)}</span>
      )}
      <span class="match-status">
        {status === "live" && card !== null ? <Turn match={match} card={card} server={server} /> : sayStatus(match)}
      </span>
      <span class="match-game">{app.game(GAME_NAMES[ruleset], local === undefined ? app.format[format].name : local.note)}</span>
      <Here match={match} />
      <ForwardIcon />
    </a>
  );
}

/** The presence of the others, not announced. */
function Here({ match }: { readonly match: ListedMatch }) {
  if (match.status !== "live" && match.status !== "lobby") return null;
  const names = match.opponents.filter((_, index) => isHere(match.id, index < match.seat ? index : index + 1));
  if (names.length === 0) return null;
  const { near } = t().match;
  const said = match.opponents.length === 1 ? near : `${formats(locale()).list(names.map(displayName))}: ${near}`;
  return (
    <span class="presence here" title={said}>
      <span class="unseen">{said}</span>
    </span>
  );
}

function sayScores(seat: number, scores: readonly number[]): string {
  const { number } = formats(locale());
  return ownFirst(seat, scores)
    .map(number)
    .join(scores.length === 2 ? "–" : ", ");
}

function sayStatus(match: ListedMatch): string {
  const { play } = t();
  const outcome = resultOf(match);
  if (outcome !== null) return play.outcome[outcome];
  if (match.challenged !== undefined) return t().challenge.status;
  return match.status === "closed" ? "" : play.status[match.status];
}

function sayTurn(match: ListedMatch, turn: number | null): string {
  const { yourTurn, theirTurn, allPlay } = t().match;
  if (turn === null) return allPlay;
  const name = nameAt(match, turn);
  return name === null ? yourTurn : theirTurn(name);
}

interface TurnProps extends MatchCardProps {
  readonly card: NonNullable<ListedMatch["card"]>;
}

function Turn({ match, card, server }: TurnProps) {
  const texts = t().match;
  const turn = { ruleset: match.ruleset, format: match.format, deadline: card.deadline };
  const { every } = clockFace(turn, server.serverNow());
  const face = clockFace(turn, useServerTime(server, every));
  const who = sayTurn(match, card.turn);
  // Lists show hours and days where the board shows only hours (C-16).
  const shown = card.deadline !== null && (face.shown || face.inHours);
  return (
    <>
      {who}
      {shown && <span class={face.urgent ? "match-clock urgent" : "match-clock"}>{texts.timeLeft(sayClock(face))}</span>}
    </>
  );
}

/** The places of the tiles, without their letters. */
function SmallBoard({ rows, size }: { readonly rows: readonly number[]; readonly size: number }) {
  return (
    <svg class="small-board" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path
        d={tilesOf(rows, size)
          .map(([column, row]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`)
          .join("")}
      />
    </svg>
  );
}
