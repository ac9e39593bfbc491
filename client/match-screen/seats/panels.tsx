import "./panels.css";
import { LEVELS, type Level } from "../../../shared/bot/level-ids.ts";
import type { EarnedTile, Seat } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { Cairn } from "../../icons/cairn.tsx";
import { AlertIcon, BackIcon, CoinIcon } from "../../icons/index.ts";
import type { Names } from "../../match/names.ts";
import { seatStyle } from "../../match/seat-colour.ts";
import type { MatchSource } from "../../match/source.types.ts";
import { isHere } from "../../match-list/presence.ts";
import { HOME } from "../../navigation/navigate.ts";
import { AvatarDot, Presence, type Where } from "../../ui/avatar.tsx";
import { EarnedShape } from "../moves/earned.tsx";
import { nameEarned } from "../moves/earned-names.ts";
import { CountUp } from "./count-up.tsx";
import { TurnClock } from "./turn-clock.tsx";

interface PanelsProps {
  readonly store: MatchSource;
  readonly game: GameView;
  readonly names: Names;
}

/**
 * All players: name, points, coins, turn, clock. The others come first, the player last. Three and four stack name over
 * points.
 */
export function Panels({ store, game, names }: PanelsProps) {
  const seats = game.seats.map((_, seat) => seat);
  const order = names.shared
    ? seats
    : [...seats.filter((seat) => !names.isYou(seat)), ...seats.filter((seat) => names.isYou(seat))];
  return (
    <header class={seats.length > 2 ? "panels many" : "panels"} style={{ "--seats": seats.length }}>
      <a class="panels-back" href={HOME} aria-label={t().app.home}>
        <BackIcon />
      </a>
      {order.map((seat) => (
        <PlayerPanel key={seat} seat={seat} store={store} game={game} names={names} />
      ))}
    </header>
  );
}

function PlayerPanel({ seat, store, game, names }: PanelsProps & { readonly seat: Seat }) {
  const { match } = t();
  const player = game.seats[seat];
  if (player === undefined) return null;
  const own = names.isYou(seat);
  const live = game.result === null;
  const onTurn = live && game.turn === seat;
  const person = store.people.value.find((each) => each.seat === seat);
  const online = person === undefined ? false : person.online;
  const id = store.match.value?.id;
  const near = store.hosted === "server" && id !== undefined && isHere(id, seat);
  const many = game.seats.length > 2;
  const classes = ["panel", onTurn && "on-turn", player.resigned && many && "gone"];
  return (
    <section class={classes.filter(Boolean).join(" ")} aria-label={names.of(seat)}>
      <div class="panel-who">
        <p class="panel-name">
          <Dot
            seat={seat}
            names={names}
            many={many}
            colour={person?.colour}
            {...(own || !live || player.resigned || online === undefined
              ? {}
              : { where: online ? "online" : near ? "near" : "away" })}
          />
          <bdi class="panel-name-text">{names.of(seat)}</bdi>
          {onTurn && <span class="unseen">{own ? match.yourTurn : match.theirTurn(names.of(seat))}</span>}
          {player.resigned && many && <span class="unseen">{own ? match.goneYou : match.gone}</span>}
        </p>
        <p class="panel-purse">
          {game.slots > 0 && <Purse coins={own && game.own !== null ? game.own.coins : player.coins} />}
          {player.earned.length > 0 && <Earned tiles={player.earned} />}
          {player.warnings > 0 && live && !player.resigned && <Warnings count={player.warnings} />}
        </p>
      </div>
      <div class="panel-score">
        <p class="panel-points">
          <CountUp value={player.score} />
        </p>
        {/* It is here because there is no room beside a long name. */}
        {onTurn && <TurnClock store={store} game={game} />}
        {many && person?.level !== undefined && <BotLevel level={person.level} />}
      </div>
    </section>
  );
}

interface DotProps {
  readonly seat: Seat;
  readonly names: Names;
  readonly many: boolean;
  /** In this match, in the app, or neither. Absent where it does not matter. */
  readonly where?: Where;
  /** The colour of the avatar, if it is known. */
  readonly colour: number | undefined;
}

/** The presence of an opponent, in the colour of their avatar, or of their seat among several. Hollow while away. */
function Dot({ seat, names, many, where, colour }: DotProps) {
  if (many) {
    const said = where === undefined ? undefined : t().match[where];
    return (
      <span
        class={where === undefined || where === "online" ? "seat-dot" : "seat-dot away"}
        style={seatStyle(seat, names)}
        title={said}
      >
        <span class="unseen">{said}</span>
      </span>
    );
  }
  if (where === undefined) return colour === undefined ? null : <AvatarDot colour={colour} />;
  return <Presence where={where} colour={colour} />;
}

function Purse({ coins }: { readonly coins: number }) {
  return (
    <span>
      <CoinIcon />
      <span aria-hidden="true">{formats(locale()).number(coins)}</span>
      <span class="unseen">{t().match.coins(coins)}</span>
    </span>
  );
}

function Warnings({ count }: { readonly count: number }) {
  return (
    <span class="panel-warnings" title={t().match.warnings(count)}>
      <AlertIcon />
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{t().match.warnings(count)}</span>
    </span>
  );
}

/** Several bots have numbers, so their level is shown beside them. */
function BotLevel({ level }: { readonly level: Level }) {
  const name = t().bots.level[level];
  return (
    <span class="panel-level" title={name}>
      <Cairn stones={LEVELS.indexOf(level) + 1} />
      <span class="unseen">{name}</span>
    </span>
  );
}

/** Earned tiles are public (K-41). */
function Earned({ tiles }: { readonly tiles: readonly EarnedTile[] }) {
  return (
    <span class="panel-gems" style={{ "--tiles": tiles.length }}>
      {tiles.map((tile, index) => (
        // The same tile may be held twice, and the two are alike.
        <span key={`${tile}${index}`} title={nameEarned(tile)}>
          <EarnedShape tile={tile} />
          <span class="unseen">{nameEarned(tile)}</span>
        </span>
      ))}
    </span>
  );
}
