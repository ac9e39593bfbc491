import "../match-screen/seats/panels.css";
import type { ExpressGameView, ExpressSeatView } from "../../shared/express/index.ts";
import { FILLS, WINS_AT } from "../../shared/express/index.ts";
import type { Seat } from "../../shared/rules/model.ts";
import { formats } from "../i18n/format.ts";
import { locale, t } from "../i18n/index.ts";
import { BackIcon, CheckIcon } from "../icons/index.ts";
import type { Names } from "../match/names.ts";
import { seatStyle } from "../match/seat-colour.ts";
import type { MatchSource } from "../match/source.types.ts";
import { isHere } from "../match-list/presence.ts";
import { CountUp } from "../match-screen/seats/count-up.tsx";
import { HOME } from "../navigation/navigate.ts";
import { AvatarDot, Presence, type Where } from "../ui/avatar.tsx";
import { sayMark } from "./outcome/say-outcome.ts";

interface SeatsProps {
  readonly match: string;
  readonly people: MatchSource["people"];
  readonly game: ExpressGameView;
  readonly names: Names;
}

/** All players with their points and progress. The others come first, the player last. */
export function Seats({ match, people, game, names }: SeatsProps) {
  const seats = game.seats.map((_, seat) => seat).sort((a, b) => Number(names.isYou(a)) - Number(names.isYou(b)));
  return (
    <header class={seats.length > 2 ? "panels many" : "panels"} style={{ "--seats": seats.length }}>
      <a class="panels-back" href={HOME} aria-label={t().app.home}>
        <BackIcon />
      </a>
      {seats.map((seat) => {
        const there = game.seats[seat];
        const person = people.value.find((one) => one.seat === seat);
        const where = names.isYou(seat) || person?.online !== false ? "online" : isHere(match, seat) ? "near" : "away";
        return there === undefined ? null : (
          <SeatPanel
            key={seat}
            seat={seat}
            there={there}
            where={where}
            colour={seats.length > 2 ? undefined : person?.colour}
            playing={game.stage === "playing"}
            names={names}
          />
        );
      })}
    </header>
  );
}

interface SeatPanelProps {
  readonly seat: Seat;
  readonly there: ExpressSeatView;
  readonly where: Where;
  /** The colour of the avatar of a player. */
  readonly colour: number | undefined;
  /** True in a round, false between two. */
  readonly playing: boolean;
  readonly names: Names;
}

function SeatPanel({ seat, there, where, colour, playing, names }: SeatPanelProps) {
  const { express, match } = t();
  const name = names.of(seat);
  const progress = express.progress(name, there.laid, FILLS, there.held);
  const classes = ["panel", names.isYou(seat) && "on-turn", there.left && "gone"];
  return (
    <section class={classes.filter(Boolean).join(" ")} style={seatStyle(seat, names)} aria-label={name}>
      <div class="panel-who">
        <p class="panel-name">
          {colour === undefined ? (
            <span
              class={where === "online" ? "seat-dot" : "seat-dot away"}
              title={where === "online" ? undefined : match[where]}
            />
          ) : names.isYou(seat) ? (
            <AvatarDot colour={colour} />
          ) : (
            <Presence where={where} colour={colour} />
          )}
          <bdi class="panel-name-text">{name}</bdi>
          {there.done && (
            <span class="seat-done">
              <CheckIcon />
              <span class="unseen">{sayMark(seat, playing, names)}</span>
            </span>
          )}
          {there.left && <span class="unseen">{names.isYou(seat) ? match.goneYou : match.gone}</span>}
        </p>
        <p class="progress" title={progress}>
          <span class="laid-meter" style={{ "--laid": there.laid / FILLS, "--held": Math.min(1, there.held / FILLS) }} />
          <span aria-hidden="true">{formats(locale()).number(there.laid)}</span>
          <span class="unseen">{progress}</span>
        </p>
      </div>
      <div class="panel-score">
        <p class="panel-points" title={express.points(there.points, WINS_AT)}>
          <CountUp value={there.points} />
        </p>
      </div>
    </section>
  );
}
