import type { MatchList as Matches } from "../../shared/protocol/http.ts";
import { matchPath } from "../app/navigate.ts";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { ForwardIcon } from "../icons/index.ts";

type ListedMatch = Matches["matches"][number];

/** Those that still go on come first; of the finished ones only the latest. */
const MOST_FINISHED = 3;

const goesOn = ({ status }: ListedMatch): boolean => status === "open" || status === "lobby" || status === "live";

export function MatchList({ matches }: { readonly matches: readonly ListedMatch[] }) {
  const { play } = t();
  const shown = [...matches.filter(goesOn), ...matches.filter(({ status }) => status === "over").slice(0, MOST_FINISHED)];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" class="unseen">
        {play.matches}
      </h2>
      <ul class="match-list">
        {shown.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchCard({ match }: { readonly match: ListedMatch }) {
  const { app, play } = t();
  const { id, ruleset, format, status, opponents } = match;
  if (status === "closed") return null;
  return (
    <a class={`card match-card ${status}`} href={matchPath(id)}>
      <b>{opponents.length === 0 ? play.nobodyYet : opponents.join(", ")}</b>
      <span>{app.game(GAME_NAMES[ruleset], app.format[format].name)}</span>
      <span class="match-status">{play.status[status]}</span>
      <ForwardIcon />
    </a>
  );
}
